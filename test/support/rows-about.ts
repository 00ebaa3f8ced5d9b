import type { Tables } from '#migrations'
import { noTerms } from '#modules/contracts/schema'
import { later } from '#platform/clock'
import type { Transaction } from '#platform/database'

const at = '2026-11-20T09:00:00.000Z'
const unanswered = { answer: null, answeredBy: null, answeredAt: null }

const caseRow = {
  ...{ accountId: null, digest: null, file: null, stays: 1, createdAt: at, mac: 'signed' },
  ...({ state: 'open', result: null, dueAt: at, assignedTo: null, changedAt: at } as const),
}

/** Whom rows are about, and a number that distinguishes them from rows about others. */
export interface About {
  number: number
  recordId: string
  documentId: string
  shareId: string
  accountId: string
}

type Rows = { [Name in keyof Tables]?: Tables[Name][] }

/** Returns rows about a record as the modules would write them, which are too many to call one by one. */
function ofRecord({ number, recordId, ...about }: About): Rows {
  const ids = { id: `of-record-${number}`, recordId }
  const { documentId, shareId } = about
  return {
    shownCopies: [{ sha256: `${number}`.repeat(64), documentId, firstShownAt: at }],
    waitingChanges: [
      {
        ...{ ...ids, held: '{"fields":{"name":["A","B"]}}', documentId: null, caseId: null },
        ...{ madeBy: 'amina', madeAt: at, state: 'takenBack', decidedBy: 'amina' },
        ...{ decidedAt: at, reason: null },
      },
    ],
    stageSteps: [{ ...ids, stage: 'Training', setBy: 'amina', setAt: at }],
    contractTerms: [
      { ...ids, version: 1, terms: JSON.stringify(noTerms), enteredBy: 'amina', enteredAt: at },
    ],
    contractReadings: [{ ...ids, version: 1, how: 'heard', accountId: null, saidAt: at }],
    originals: [
      {
        ...{ ...ids, kind: 'passport', purpose: 'embassy', receivedBy: 'amina', createdAt: at },
        ...{ receivedOn: '2026-11-20', dueOn: '2026-12-01', backBy: '2026-12-01', agreedBy: null },
        ...{
          agreedAt: null,
          askedBackAt: null,
          returnedOn: null,
          returnedBy: null,
          overdueToldAt: null,
        },
        ...{ returnNotedAt: null, returnAgreedBy: null, returnAgreedAt: null },
      },
    ],
    originalMoves: [
      {
        ...{ ...ids, originalId: ids.id, place: 'Banani', since: '2026-11-20', backBy: null },
        ...{ movedBy: 'amina', notedAt: at },
      },
    ],
    appointments: [
      {
        ...{ ...ids, kind: 'interview', day: '2026-12-01', time: '09:30', zone: 'Asia/Dhaka' },
        ...{ place: 'Banani', bring: '["passport"]', note: 'Come early', state: 'planned' },
        ...{ version: 1, madeBy: 'amina', madeAt: at, changedAt: at },
      },
    ],
    announcements: [{ ...ids, text: 'The office is closed', madeBy: 'amina', madeAt: at }],
    incoming: [
      {
        ...{ ...ids, kind: 'passport', state: 'returned', version: 2, pages: '[]', sentAt: at },
        ...{ changedAt: at, decidedBy: 'amina', decidedAt: at, reason: 'Too dark' },
        ...{ until: '2026-12-24', documentId: null },
      },
    ],
    shareViewings: [
      { id: ids.id, shareId, tokenHash: ids.id, startedAt: at, endsAt: at, closedAt: null },
    ],
    newsSeen: [{ recordId, item: `paper:${documentId}`, seenAt: at }],
    sentOnce: [{ about: `share:${number}`, recordId }],
    messagesOff: [{ recordId, kind: 'share', offAt: at }],
    consents: [
      {
        ...{ ...ids, purpose: 'sharing', answer: 'given', answeredAt: at },
        ...{ words: 'May documents be shown?', replacedAt: null },
      },
    ],
    sightings: [
      {
        ...{ ...ids, kind: 'medical', seenOn: '2026-11-20', seenBy: 'amina', number: 'MED-17' },
        ...{ validUntil: null, notedAt: at, removedAt: null, removedBy: null },
      },
    ],
    checkReceipts: [
      {
        ...{ ...ids, number: `RC-${number}`, shareId, documentIds: '[]', content: '{}' },
        ...{ about: null, createdAt: at },
      },
    ],
    attestations: [
      {
        ...{ ...ids, list: number, place: 7, documentId, withName: 1, madeBy: null },
        ...{ madeAt: at, validUntil: at, signatureHash: 'ab' },
      },
    ],
  }
}

/** Returns rows about an account, which a link turns into rows about a record. */
export function rowsAboutAccount({
  number,
  recordId,
  accountId,
}: Pick<About, 'number' | 'recordId' | 'accountId'>): Rows {
  const id = `of-account-${number}`
  const ids = { id, accountId, createdAt: at }
  const entry = {
    ...{ kind: 'charge', currency: 'BDT', feeName: null, method: null, reference: null },
    ...{ receivedBy: null, receivedOn: null, receiptYear: null, receiptNumber: null },
    ...{ corrects: null, with: null, reason: null, enteredBy: 'amina', createdAt: at },
  } as const
  const paid = { item: 'fee', paidBy: 'worker', classId: null } as const
  return {
    classes: [
      {
        ...{ id, title: 'English', teacherId: null, teacherName: 'Mita', place: 'Dhaka' },
        ...{ link: null, timeZone: 'Asia/Dhaka', seats: 2, fee: 50_000, currency: 'BDT' },
        ...{ state: 'open', createdBy: 'amina', createdAt: at, updatedAt: at, version: 1 },
      },
    ],
    classSessions: [{ id, classId: id, startsAt: at, endsAt: later(at, 3_600_000) }],
    enrolments: [
      {
        ...{ id, accountId, classId: id, state: 'enrolled', place: 1 },
        ...{ selectedAt: at, enrolledAt: at, endedAt: null },
      },
    ],
    attendance: [{ sessionId: id, accountId, markedBy: 'amina', markedAt: at }],
    trainingMessages: [{ ...ids, classId: id, kind: 'enrolled', readAt: null }],
    ledgerEntries: [
      { ...entry, id, accountId, classId: id, amount: -50_000, sequence: 2 * number },
      {
        ...{ ...entry, ...paid, id: `of-record-${number}`, recordId, amount: -400 },
        sequence: 2 * number + 1,
      },
    ] as Tables['ledgerEntries'][],
    cases: [
      {
        ...caseRow,
        ...{ ...ids, number: id, kind: 'payment', recordId: null, part: 'entry:1', partId: id },
        ...{ said: '{"text":"Wrong"}', amount: 400, currency: 'BDT' },
      },
    ],
    caseSteps: [
      {
        ...{ id, caseId: id, recordId: null, accountId, step: 'answered', result: 'answered' },
        ...{ text: 'As on the receipt', by: 'amina', at, mac: 'signed' },
      },
    ],
    messages: [
      {
        ...{
          ...ids,
          recordId: null,
          kind: 'class',
          classId: null,
          state: 'sent',
          way: 'mail',
          queuedAt: at,
        },
        ...{ contact: null, dueAt: at, tries: 1, triedAt: at, endedAt: at, epoch: 1 },
      },
    ],
  }
}

/** Returns a row about a record for each table in which somebody enters something, except its documents. */
export function rowsAbout(
  about: Pick<About, 'number' | 'recordId' | 'documentId'> & { accessCodeId: string },
): Rows {
  const { number, recordId, documentId, accessCodeId } = about
  const ids = { id: `of-record-${number}`, recordId }
  const whole = { ...about, shareId: ids.id, accountId: ids.id }
  const [, ofLedger] = rowsAboutAccount(whole).ledgerEntries ?? []
  return {
    ...ofRecord(whole),
    ledgerEntries: [{ ...ofLedger, accountId: null } as Tables['ledgerEntries']],
    recordNotes: [{ ...ids, writtenBy: 'amina', writtenAt: at, text: 'Call her', mentions: '[]' }],
    cases: [
      {
        ...caseRow,
        ...{ ...ids, number: ids.id, kind: 'mistake', accountId: null, part: 'detail:name' },
        ...{ partId: null, said: '{"proposed":"Rahima"}', amount: null, currency: null },
      },
    ],
    caseSteps: [
      {
        ...{ ...ids, caseId: ids.id, accountId: null, step: 'answered', result: 'declined' },
        ...{ text: 'As in the passport', by: 'amina', at, mac: 'signed' },
      },
    ],
    comparisons: [
      {
        ...{ ...ids, documentId, kind: 'visa-paper', checkId: 'any-x', round: 1, place: 1 },
        ...{ askedOn: '2026-11-20', showed: 'other', notedBy: 'amina', notedAt: at },
        ...{ browserAccounts: '["amina"]', screenshot: null, ...unanswered },
      },
    ],
    shares: [
      {
        ...{ ...ids, accessCodeId, codeHash: ids.id, kinds: '["visa-paper"]', purpose: 'bank' },
        ...{ label: 'Loan', createdBy: null, createdAt: at, expiresAt: at, revokedAt: null },
        madeUnder: 'test',
      },
    ],
  }
}

/** Writes rows that a test does not make itself, so that each table has one about this record. */
export async function writeRowsAbout(tx: Transaction, about: About): Promise<void> {
  for (const [table, rows] of [
    ...Object.entries(ofRecord(about)),
    ...Object.entries(rowsAboutAccount(about)),
  ])
    await tx
      .insertInto(table as keyof Tables)
      .values(rows as never)
      .execute()
}
