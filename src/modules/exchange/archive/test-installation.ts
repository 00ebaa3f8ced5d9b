import type { Insertable } from 'kysely'
import type { Tables } from '#migrations'
import { keepCheckpoint, openSealer } from '#modules/audit'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { publishNotice } from '#modules/notices'
import { changeRecord, deleteRecord, getRecord, hideRecord, setStage } from '#modules/records'
import { later } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { approvedRecord, bytesOf, setUpPadma } from '#test/candidates'
import { documentPng, documentWebp } from '#test/phone-photos'
import { people, type TestRuntime } from '#test/test-runtime'

/** When all of it happened. */
const at = '2026-11-20T09:00:00.000Z'

const written = { writtenBy: 'amina', writtenAt: at }

const consent = {
  ...({ id: 'c', purpose: 'sharing', answer: 'withdrawn', answeredAt: at } as const),
  ...{ words: 'May papers be shown?', replacedAt: null },
} as const

const sighting = (recordId: string) => ({
  ...{ id: 'seen', recordId, kind: 'medical' as const, seenOn: '2026-11-20', seenBy: 'amina' },
  ...{ number: 'MED-17', notedAt: at, removedAt: at, removedBy: 'amina' },
})

const original = (recordId: string) => ({
  ...{ id: 'o', recordId, kind: 'passport', purpose: 'embassy', receivedBy: 'amina' },
  ...{ receivedOn: '2026-11-20', dueOn: '2026-12-01', backBy: '2026-11-23', createdAt: at },
  ...{ agreedBy: 'code', agreedAt: at, askedBackAt: at, returnedOn: '2026-11-20' },
  ...{ returnedBy: 'amina', returnNotedAt: at, returnAgreedBy: 'signature', returnAgreedAt: at },
})

const shareOf = (recordId: string, accessCodeId: string) => ({
  ...{ id: 'share', recordId, accessCodeId, codeHash: 'hash', kinds: '["visa-paper"]' },
  ...{ purpose: 'bank' as const, label: 'Loan', createdBy: null, createdAt: at },
  ...{ expiresAt: at, revokedAt: null, madeUnder: 'test' },
})
const comparison = {
  ...{ id: 'comparison', kind: 'visa-paper', checkId: 'any-x', round: 1, place: 1 },
  ...{ askedOn: '2026-11-20', showed: 'other' as const, notedBy: 'amina', notedAt: at },
  ...{ browserAccounts: '["amina"]', screenshot: null, answer: 'kept' as const },
  ...{ answeredBy: 'karim', answeredAt: at },
}

export const attestationKey = {
  multikey: 'z6Mk',
  madeAt: at,
  retiredAt: null,
  revokedAt: null,
  restoredAt: null,
  fromFile: 1,
}
const formerSecret = { name: 'former', since: at, sealedKeys: '' }
export const attestationSeed = { multikey: 'z6Mk', sealedSeed: '' }
const attestation = {
  ...{ id: 'attestation', list: 1, place: 7, documentId: null, withName: 1, madeBy: null },
  ...{ madeAt: at, validUntil: at, signatureHash: 'ab' },
}
const oneCase = {
  ...{ id: 'case', number: 'CS-00000-00000-97', kind: 'code', accountId: null, part: null },
  ...{ partId: 'BX1', said: '{"name":"Rahima","number":"BX1","from":"+880 1"}', digest: null },
  ...{ file: null, amount: null, currency: null, stays: 0, createdAt: at, mac: 'signed' },
  ...{ state: 'answered' as const, result: 'answered', dueAt: at, assignedTo: null },
  changedAt: at,
}
const caseStep = {
  ...{ id: 'step', caseId: 'case', accountId: null, step: 'answered' as const },
  ...{ result: 'answered', text: '@everyone', by: 'amina', at, mac: 'signed' },
}
const receipt = {
  ...{ id: 'receipt', number: 'RC-00000-00000-97', documentIds: '[]', content: '{}' },
  ...{ shareId: 'share', about: '{}', createdAt: at },
}
const lesson = {
  ...{ id: 'c', title: 'English', teacherId: null, teacherName: 'Mita', place: 'Dhaka' },
  ...{ link: null, timeZone: 'Asia/Dhaka', seats: 2, fee: 50_000, currency: 'BDT' },
  ...{ state: 'open' as const, createdBy: 'm', createdAt: at, updatedAt: at, version: 1 },
}
const enrolment = {
  ...{ id: 'e', classId: 'c', state: 'enrolled' as const, place: 1 },
  ...{ selectedAt: at, enrolledAt: at, endedAt: null },
}
const entry = {
  ...{ currency: 'BDT', classId: 'c', feeName: null, method: null, reference: null },
  ...{ receivedBy: null, receivedOn: null, receiptYear: null, receiptNumber: null },
  ...{ corrects: null, with: null, reason: null, enteredBy: 'm', createdAt: at },
}
const paid = { receiptYear: 2026, receiptNumber: 1, method: 'cash' as const }
const ofItem = { ...entry, classId: null, item: 'fee' as const, paidBy: 'worker' as const }
const back = { ...paid, receiptNumber: 3, refunds: 'l3', reason: 'It cost less' }
const ledger = [
  { ...entry, ...paid, id: 'l1', sequence: 1, kind: 'payment' as const, amount: 50_000 },
  { ...entry, id: 'l2', sequence: 2, kind: 'charge' as const, amount: -50_000 },
  {
    ...ofItem,
    ...paid,
    id: 'l3',
    sequence: 3,
    kind: 'payment' as const,
    receiptNumber: 2,
    amount: 900,
  },
  { ...ofItem, ...back, id: 'l4', sequence: 4, kind: 'refund' as const, amount: -400 },
  { ...ofItem, id: 'l5', sequence: 5, kind: 'charge' as const, amount: 400, with: 'l4' },
]

const passkey = {
  ...{ id: 'p', name: 'Phone', publicKey: 'key', credentialID: 'c', counter: 7, createdAt: at },
  ...{ deviceType: 'multiDevice', backedUp: 1, transports: null, aaguid: null },
}
const invitation = {
  ...{ id: 'i', role: 'moderator' as const, email: null, tokenHash: 'hash' },
  ...{ createdBy: 'm', createdAt: at, expiresAt: at, madeUnder: 'test' },
}
/** Fills an installation with rows in every table that an export has, and files of every sort. */
export async function fill(runtime: TestRuntime): Promise<string> {
  await setUpPadma(runtime)
  const amina = runtime.as(people.amina)
  const record = await approvedRecord(runtime, { name: '=HYPERLINK("x") রহিমা' })
  for (const bytes of [await documentPng('first'), await documentWebp('second')])
    await uploadDocument(amina, {
      recordId: record.id,
      kind: 'visa-paper',
      originalName: 'visa "paper", স্ক্যান.png',
      source: bytesOf(bytes),
    })
  await amina.write((ctx) => issueAccessCode(ctx, record.id))
  const changes = { address: 'New road 4,\nDhaka' }
  await amina.write(async (ctx) => {
    const { version } = await getRecord(ctx, record.id)
    await changeRecord(ctx, { recordId: record.id, version, changes })
  })
  const stage = 'stage_medical'
  await amina.write((ctx) => setStage(ctx, { recordId: record.id, stage }))
  const hidden = await approvedRecord(runtime, { name: 'Karim' })
  await amina.write((ctx) => hideRecord(ctx, { recordId: hidden.id, version: hidden.version }))
  const deleted = await approvedRecord(runtime, { name: 'Nobody any more' })
  await amina.write((ctx) => deleteRecord(ctx, { recordId: deleted.id, version: deleted.version }))
  const images = [await documentPng('left'), await documentPng('right')].map(bytesOf)
  const translations = { bn: { title: 'ঈদ', text: 'বন্ধ' } }
  await publishNotice(amina, { title: 'Eid', text: 'Closed', translations, images })
  await runtime.runtime.database.write((tx) => fillTheRest(tx, record.id))
  await openSealer(runtime.system).seal()
  await keepCheckpoint(runtime.system)
  return record.id
}

type Rows = { [Table in keyof Tables]?: readonly Insertable<Tables[Table]>[] }

/** Fills tables that no verb of a test fills, with rows as the verbs of other modules write them. */
async function fillTheRest(tx: Transaction, recordId: string): Promise<void> {
  const code = await tx.selectFrom('accessCodes').selectAll().executeTakeFirstOrThrow()
  const { id: accountId } = await tx.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const document = await tx.selectFrom('documents').select('id').executeTakeFirstOrThrow()
  const documentId = document.id
  const ids = { id: 'one', accountId, createdAt: at }
  await tx.updateTable('records').set({ assignedTo: 'amina' }).where('id', '=', recordId).execute()
  // Waiting messages are uncertain after a restore; a separate test checks that.
  await tx.updateTable('messages').set({ state: 'sent', way: 'mail', endedAt: at }).execute()
  const rows: Rows = {
    recordNotes: [{ id: 'n', recordId, text: 'Call her', mentions: '[]', ...written }],
    notifications: [
      { ...ids, kind: 'mentioned', recordId, caseId: null, madeBy: 'amina', readAt: at },
    ],
    originals: [original(recordId)],
    shownCopies: [{ sha256: 'a'.repeat(64), documentId, firstShownAt: at }],
    toldOnce: [{ about: 'share:one', recordId }],
    dailySummaries: [{ accountId, nextAt: at, seenTo: at }],
    messagesOff: [{ recordId, kind: 'share', offAt: at }],
    sightings: [sighting(recordId)],
    consents: [{ ...consent, recordId }],
    recordLinks: [{ accountId, recordId, accessCodeId: code.id, linkedAt: at, viewedAt: null }],
    contractTerms: [
      { id: 't', recordId, version: 1, terms: '{}', enteredBy: 'amina', enteredAt: at },
    ],
    contractReadings: [
      { id: 'r', recordId, version: 1, how: 'heard', accountId: null, saidAt: at },
    ],
    shares: [shareOf(recordId, code.id)],
    attestationKeys: [attestationKey],
    formerSecrets: [formerSecret],
    attestationSeeds: [attestationSeed],
    attestations: [{ ...attestation, recordId }],
    checkReceipts: [{ ...receipt, recordId }],
    comparisons: [{ ...comparison, recordId, documentId }],
    cases: [{ ...oneCase, recordId }],
    caseSteps: [{ ...caseStep, recordId }],
    classes: [lesson],
    classSessions: [{ id: 's', classId: 'c', startsAt: at, endsAt: later(at, 3_600_000) }],
    enrolments: [{ ...enrolment, accountId }],
    attendance: [{ sessionId: 's', accountId, markedBy: 'm', markedAt: at }],
    trainingMessages: [{ ...ids, classId: 'c', kind: 'enrolled', readAt: null }],
    ledgerEntries: ledger.map((row) => ({ ...row, accountId })),
    savedViews: [{ ...ids, name: 'Mine', filters: '{}', columns: '[]' }],
    secondFactors: [{ accountId, secret: 'sealed', createdAt: at, enabledAt: at, lastStep: 3 }],
    backupCodes: [{ id: 'b', accountId, codeHash: 'hash', usedAt: null, madeUnder: 'test' }],
    passkeys: [{ ...passkey, accountId }],
    invites: [invitation],
  }
  for (const [table, some] of Object.entries(rows))
    for (const row of some)
      await tx
        .insertInto(table as keyof Tables)
        .values(row as never)
        .execute()
}
