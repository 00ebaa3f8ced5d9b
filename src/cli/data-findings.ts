import { examinePhotos } from '#modules/accounts'
import type { HeadStanding } from '#modules/audit'
import { type ComplaintFinding, examineComplaints } from '#modules/complaints'
import { examineOthers, type OtherFinding } from '#modules/contracts'
import { examineFiles } from '#modules/documents'
import { examineOwnPayments, type OwnFinding } from '#modules/fees'
import { examineNoticeFiles } from '#modules/notices'
import { examineOwnPictures } from '#modules/organisation'
import { examineReceipts, type ReceiptFinding } from '#modules/receipts'
import { examineLedger, type LedgerFinding } from '#modules/training'
import { isAloneOnFiles, storageFolders } from '#server'
import { comparisonFindings } from './comparison-findings.ts'
import type { Opened } from './with-candor.ts'

interface Finding {
  problem: 'missing' | 'unreadable' | 'wrong' | 'orphan' | 'exchanged' | 'lost'
  subject: string
}

/** The sentence for each fault of a file. */
const fileSentences = {
  missing: (what) => `Missing file: ${what}. Restore it from a backup.`,
  unreadable: (what) =>
    `Unreadable file: ${what}. Check its owner and its permissions, or the disk.`,
  wrong: (what) => `Wrong file: ${what} does not have the bytes that were uploaded.`,
  exchanged: (what) =>
    `Wrong row: ${what} does not have the hash that the audit log gives for its upload.`,
  lost: (what) =>
    `Missing row: ${what} was uploaded, and nothing in the log says where its row went.`,
} as const satisfies Record<Exclude<Finding['problem'], 'orphan'>, (what: string) => string>

/** The same for other contracts that candidates reported, which nobody may change or remove. */
const otherSentences = {
  altered: (id) => `Another contract: report ${id} is not as the candidate sent it.`,
  lost: (id) => `Another contract: report ${id} was removed, and its record is still there.`,
  'answer-altered': (id) => `Another contract: the answer to report ${id} is not as it was given.`,
  'answer-lost': (id) => `Another contract: the answer to report ${id} was removed.`,
  photo: (id) => `Another contract: the photo of report ${id} is missing or not as it was sent.`,
  orphan: (key, fate) => `Orphan file: no report of a contract names ${key}. ${fate}`,
} as const satisfies Record<OtherFinding['problem'], (subject: string, fate: string) => string>

/** The same for complaints, sent or not. */
const complaintSentences = {
  altered: (id) => `Complaint: ${id} is not as it was written.`,
  lost: (id) => `Complaint: ${id} was removed.`,
  'answer-altered': (id) => `Complaint: the answer to ${id} is not as it was given.`,
  'answer-lost': (id) => `Complaint: the answer to ${id} was removed.`,
} as const satisfies Record<ComplaintFinding['problem'], (subject: string) => string>

/** The same for what candidates reported about money. */
const ownSentences = {
  altered: (id) => `Own payment: entry ${id} is not as the candidate sent it.`,
  lost: (id) => `Own payment: entry ${id} was removed, and its record is still there.`,
  'answer-altered': (id) => `Own payment: the answer to entry ${id} is not as it was given.`,
  'answer-lost': (id) => `Own payment: the answer to entry ${id} was removed.`,
} as const satisfies Record<OwnFinding['problem'], (subject: string) => string>

/** The same for the ledger: what was paid, charged and refunded. */
const ledgerSentences = {
  altered: (id) => `entry ${id} is not as it was recorded.`,
  lost: (id) => `entry ${id} was removed.`,
  unrecorded: (id) => `the log says nothing of entry ${id}.`,
  'more-than-paid': (id) => `more was paid back of payment ${id} than was paid.`,
} as const satisfies Record<LedgerFinding['problem'], (subject: string) => string>

/** The same for receipts of checks. */
const receiptSentences = {
  altered: (number) => `Receipt of a check: ${number} is not as it was made.`,
  unrecorded: (number) => `Receipt of a check: the log says nothing of ${number}.`,
} as const satisfies Record<ReceiptFinding['problem'], (number: string) => string>

const entryKinds = {
  payment: 'Payment',
  charge: 'Fee',
  refund: 'Refund',
  correction: 'Correction',
} as const satisfies Record<LedgerFinding['kind'], string>

/**
 * Says what happens to a file that no row refers to, as server/sweep.ts clears it; nothing while the log
 * lacks its stored head.
 */
function fateOfOrphans({ app }: Opened, standing: HeadStanding): (key: string) => string {
  if (standing !== 'held') return () => 'It stays where it is.'
  const [who, when] = isAloneOnFiles(app.runtime)
    ? ['The next start', '']
    : ['A running server', ' when it is a day old']
  return (key) => {
    const what = key.startsWith('originals/') ? 'sets it aside for 30 days' : 'clears it away'
    return `${who} ${what}${when}.`
  }
}

/** Returns what the doctor finds about files and rows, one sentence for each finding. */
export async function dataFindings(opened: Opened, standing: HeadStanding): Promise<string[]> {
  const { ctx } = opened
  // For each examiner: the name of its rows, and whose a missing or wrong file is.
  const examined: [AsyncIterable<Finding>, string, (id: string) => string][] = [
    [examineFiles(ctx), 'document', (id) => `that of document ${id}`],
    [examineNoticeFiles(ctx), 'notice', (id) => `a picture of notice ${id}`],
    [examineOwnPictures(ctx), 'setting', (key) => `a picture of the ${key.split('/', 1)}`],
    [examinePhotos(ctx), 'account', (id) => `the photo of account ${id}`],
  ]
  const fateOf = fateOfOrphans(opened, standing)
  const sentences: string[] = []
  for (const [findings, row, whose] of examined)
    for await (const { problem, subject } of findings)
      if (problem === 'orphan')
        sentences.push(`Orphan file: no ${row} names ${subject}. ${fateOf(subject)}`)
      else sentences.push(fileSentences[problem](whose(subject)))
  for await (const { problem, subject } of examineOthers(ctx))
    sentences.push(otherSentences[problem](subject, fateOf(subject)))
  for await (const { problem, subject } of examineComplaints(ctx))
    sentences.push(complaintSentences[problem](subject))
  sentences.push(...(await comparisonFindings(ctx, fateOf)))
  for await (const { problem, subject } of examineOwnPayments(ctx))
    sentences.push(ownSentences[problem](subject))
  for await (const { problem, kind, subject } of examineLedger(ctx))
    sentences.push(`${entryKinds[kind]}: ${ledgerSentences[problem](subject)}`)
  for await (const { problem, subject } of examineReceipts(ctx))
    sentences.push(receiptSentences[problem](subject))
  return [...sentences, ...(await findingsInList(opened))]
}

/** The folders of what is drawn again when it is gone. */
const drawn = new Set(['derivatives', 'notice-views'])

async function findingsInList({ app, ctx: { storage } }: Opened): Promise<string[]> {
  const sentences: string[] = []
  for await (const item of storage.list('')) {
    const { key, bytes } = item
    const [folder = ''] = key.split('/')
    if (!storageFolders.has(folder))
      sentences.push(`Stray file: Candor knows nothing of ${key}. Look at it, and move it away.`)
    else if (app.runtime.encryption.isCutOff(item)) {
      const what = bytes === 0 ? `Empty file: ${key} has no bytes.` : `Cut-off file: ${key}.`
      const then = drawn.has(folder) ? 'Remove it; it is drawn again.' : 'Restore it from a backup.'
      sentences.push(`${what} ${then}`)
    }
  }
  return sentences
}
