import { setTimeout as pause } from 'node:timers/promises'
import { examinePhotos } from '#modules/accounts'
import {
  type HeadStanding,
  logFinding,
  unsealedSince,
  verifyChain,
  verifyLog,
} from '#modules/audit'
import type { ChainVerdict } from '#modules/audit/schema'
import { type CaseFinding, examineCases } from '#modules/cases'
import { type ComparisonFinding, examineComparisons } from '#modules/comparisons'
import { examineFiles } from '#modules/documents'
import { examineNoticeFiles } from '#modules/notices'
import { examineOwnPictures } from '#modules/organisation'
import { examineReceipts, type ReceiptFinding } from '#modules/receipts'
import { examineLedger, type LedgerFinding } from '#modules/training'
import { type Instant, second } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { isS3Address } from '#platform/storage'
import { findOrphans, isAloneOnFiles, type Orphan, storageFolders } from '#server'
import type { Found, Opened } from './with-candor.ts'

const comparisonSentences = {
  screenshot: (id) => `Comparison: the screenshot of ${id} is missing or not as it was sent.`,
  document: (id) => `Comparison: ${id} is of a scan that is not on file.`,
  'same-person': (id) => `Comparison: one account answered twice in the round of ${id}.`,
  shown: (id) =>
    `Comparison: an authority showed something else (${id}), nobody decided to show the document again, and the public sees it.`,
} as const satisfies Record<ComparisonFinding['problem'], (subject: string) => string>

interface Finding {
  problem: 'missing' | 'unreadable' | 'corrupt' | 'exchanged' | 'lost'
  subject: string
}

/** The sentence for each fault of a file. */
const fileSentences = {
  missing: (what) => `Missing file: ${what}. Restore it from a backup.`,
  unreadable: (what) =>
    `Unreadable file: ${what}. Check its owner and its permissions, or the disk.`,
  corrupt: (what) =>
    `Corrupt file: ${what} does not have the bytes that were uploaded. Restore it from a backup.`,
  exchanged: (what) =>
    `Wrong row: ${what} does not have the hash that the audit log gives for its upload.`,
  lost: (what) =>
    `Missing row: ${what} was uploaded, and nothing in the log says where its row went.`,
} as const satisfies Record<Finding['problem'], (what: string) => string>

/** The same for cases: what people said or asked, and what was answered. */
const caseSentences = {
  altered: 'is not as it was written.',
  file: 'has a photo that is missing or not as it was sent.',
  lost: 'was removed.',
  'step-altered': 'has an answer or a note that is not as it was written.',
  'step-lost': 'had an answer or a note that was removed.',
  moved: 'is not as far as its answers say.',
} as const satisfies Record<CaseFinding['problem'], string>

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

/** Says what happens to each file that no row names; nothing while the log lacks its stored head. */
function orphanSentences({ app }: Opened, orphans: Orphan[], isSwept: boolean): string[] {
  const [who, when] = isAloneOnFiles(app.runtime)
    ? ['The next start', '']
    : ['A running server', ' when it is a day old']
  return orphans.map(({ key, isSetAside }) => {
    const what = isSetAside ? 'sets it aside for 30 days' : 'removes it'
    const fate = isSwept ? `${who} ${what}${when}.` : 'It stays where it is.'
    return `Orphan file: no row names ${key}. ${fate}`
  })
}

/** One sentence for each finding about files and rows; a note for what a sweep clears by itself. */
export async function dataFindings(opened: Opened, standing: HeadStanding) {
  const { ctx } = opened
  // For each examiner: whose a missing or wrong file is.
  const examined: [AsyncIterable<Finding>, (id: string) => string][] = [
    [examineFiles(ctx), (id) => `that of document ${id}`],
    [examineNoticeFiles(ctx), (id) => `a picture of notice ${id}`],
    [examineOwnPictures(ctx), (key) => `a picture of the ${key.split('/', 1)}`],
    [examinePhotos(ctx), (id) => `the photo of account ${id}`],
  ]
  const sentences: string[] = []
  for (const [findings, whose] of examined)
    for await (const { problem, subject } of findings)
      sentences.push(fileSentences[problem](whose(subject)))
  const orphans = await findOrphans(ctx)
  const isSwept = standing === 'held'
  const orphaned = orphanSentences(opened, orphans, isSwept)
  if (!isSwept) sentences.push(...orphaned)
  for await (const { problem, kind, subject } of examineCases(ctx))
    sentences.push(`Case (${kind}): ${subject} ${caseSentences[problem]}`)
  for await (const { problem, subject } of examineComparisons(ctx))
    sentences.push(comparisonSentences[problem](subject))
  for await (const { problem, kind, subject } of examineLedger(ctx))
    sentences.push(`${entryKinds[kind]}: ${ledgerSentences[problem](subject)}`)
  for await (const { problem, subject } of examineReceipts(ctx))
    sentences.push(receiptSentences[problem](subject))
  const cleared = new Set(isSwept ? orphans.map(({ key }) => key) : [])
  sentences.push(...(await findingsInList(opened, cleared)))
  return { findings: sentences, notes: isSwept ? orphaned : [] }
}

/** The folders of what is drawn again when it is gone. */
const drawn = new Set(['derivatives', 'notice-views'])

async function findingsInList(
  { app, ctx: { storage } }: Opened,
  cleared: ReadonlySet<string>,
): Promise<string[]> {
  const sentences: string[] = []
  for await (const item of storage.list('')) {
    const { key, bytes } = item
    const [folder = ''] = key.split('/')
    if (!storageFolders.has(folder))
      sentences.push(`Stray file: Candor knows nothing of ${key}. Look at it, and move it away.`)
    else if (folder !== 'aside' && !cleared.has(key) && app.runtime.encryption.isCutOff(item)) {
      const what = bytes === 0 ? `Empty file: ${key} has no bytes.` : `Cut-off file: ${key}.`
      const then = drawn.has(folder) ? 'Remove it; it is drawn again.' : 'Restore it from a backup.'
      sentences.push(`${what} ${then}`)
    }
  }
  return sentences
}

/** Long enough for an upload to get from its file to its row, in milliseconds. */
export const settling = 2000
/** A running server stores the head of the log every five seconds, a busy one later. */
const keptWithin = 10_000

const logReasons = {
  missing: (sequence) => `event ${sequence} is missing.`,
  altered: (sequence) => `event ${sequence} is not as it was written.`,
  tail_cut: (sequence) => `its end was cut off: event ${sequence} and what followed.`,
  head_missing: (_, head) =>
    `its kept head (${head}) is missing, so its end may have been cut off.`,
  head_unreadable: (_, head) =>
    `its kept head (${head}) is unreadable, so its end may have been cut off.`,
  unsealed_altered: (sequence) =>
    `an event after number ${sequence} that is not sealed yet is not as it was written.`,
} as const satisfies Record<
  Extract<ChainVerdict, { verdict: 'broken' }>['reason'],
  (sequence: number, head: string) => string
>

export async function findingsInLog({ app, ctx }: Opened): Promise<Found> {
  let chain = await verifyChain(ctx)
  if (chain.verdict === 'broken' && chain.reason === 'head_missing') {
    // A new installation has a head as soon as a server has stored it.
    await pause(keptWithin)
    chain = await verifyChain(ctx)
  }
  if (chain.verdict === 'whole') return { events: chain.events }
  const inBucket = isS3Address(app.runtime.config.storageUrl)
  const head = inBucket ? 'audit/head in the bucket' : 'files/audit/head'
  return { findings: [`Audit log: ${logReasons[chain.reason](chain.sequence, head)}`] }
}

/** How old an unsealed event may be, in milliseconds. */
const sealDelay = 10 * second

async function lateSince(ctx: ActionContext): Promise<Instant | null> {
  const since = await ctx.read(unsealedSince)
  const age = since === null ? 0 : Date.parse(ctx.clock.now()) - Date.parse(since)
  return age > sealDelay ? since : null
}

export async function findingsInSeals(ctx: ActionContext): Promise<Found> {
  const broken = logFinding(await verifyLog(ctx))
  let since = await lateSince(ctx)
  if (since !== null) {
    // A server that could not for a while may be about to.
    await pause(settling)
    since = await lateSince(ctx)
  }
  const late = `events since ${since} are not sealed. A running server seals them within a second; check its log.`
  const found = [broken, since === null ? null : late].filter((each) => each !== null)
  return { findings: found.map((each) => `Transparency log: ${each}`) }
}
