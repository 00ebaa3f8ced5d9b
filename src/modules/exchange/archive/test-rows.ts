// Rows as the verbs of other modules write them, for tables that no verb of a test fills.

/** When all of it happened. */
export const at = '2026-11-20T09:00:00.000Z'

export const consent = {
  ...({ id: 'c', purpose: 'sharing', answer: 'withdrawn', answeredAt: at } as const),
  ...{ words: 'May papers be shown?', replacedAt: null },
} as const

export const sighting = (recordId: string) => ({
  ...{ id: 'seen', recordId, kind: 'medical' as const, seenOn: '2026-11-20', seenBy: 'amina' },
  ...{ number: 'MED-17', notedAt: at, removedAt: at, removedBy: 'amina' },
})

export const original = (recordId: string) => ({
  ...{ id: 'o', recordId, kind: 'passport', purpose: 'embassy', receivedBy: 'amina' },
  ...{ receivedOn: '2026-11-20', dueOn: '2026-12-01', backBy: '2026-11-23', createdAt: at },
  ...{ agreedBy: 'code', agreedAt: at, askedBackAt: at, returnedOn: '2026-11-20' },
  ...{ returnedBy: 'amina', returnNotedAt: at, returnAgreedBy: 'signature', returnAgreedAt: at },
})

export const shareOf = (recordId: string, accessCodeId: string) => ({
  ...{ id: 'share', recordId, accessCodeId, codeHash: 'hash', kinds: '["visa-paper"]' },
  ...{ purpose: 'bank' as const, label: 'Loan', createdBy: null, createdAt: at },
  ...{ expiresAt: at, revokedAt: null, madeUnder: 'test' },
})
export const comparison = {
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
export const formerSecret = { name: 'former', since: at, sealedKeys: '' }
export const attestationSeed = { multikey: 'z6Mk', sealedSeed: '' }
export const attestation = {
  ...{ id: 'attestation', list: 1, place: 7, documentId: null, withName: 1, madeBy: null },
  ...{ madeAt: at, validUntil: at, signatureHash: 'ab' },
}
export const oneCase = {
  ...{ id: 'case', number: 'CS-00000-00000-97', kind: 'code', accountId: null, part: null },
  ...{ partId: 'BX1', said: '{"name":"Rahima","number":"BX1","from":"+880 1"}', digest: null },
  ...{ file: null, amount: null, currency: null, stays: 0, createdAt: at, mac: 'signed' },
  ...{ state: 'answered' as const, result: 'answered', dueAt: at, assignedTo: null },
  changedAt: at,
}
export const caseStep = {
  ...{ id: 'step', caseId: 'case', accountId: null, step: 'answered' as const },
  ...{ result: 'answered', text: '@everyone', by: 'amina', at, mac: 'signed' },
}
export const receipt = {
  ...{ id: 'receipt', number: 'RC-00000-00000-97', documentIds: '[]', content: '{}' },
  ...{ shareId: 'share', about: '{}', createdAt: at },
}
export const lesson = {
  ...{ id: 'c', title: 'English', teacherId: null, teacherName: 'Mita', place: 'Dhaka' },
  ...{ link: null, timeZone: 'Asia/Dhaka', seats: 2, fee: 50_000, currency: 'BDT' },
  ...{ state: 'open' as const, createdBy: 'm', createdAt: at, updatedAt: at, version: 1 },
}
export const enrolment = {
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
export const ledger = [
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

export const passkey = {
  ...{ id: 'p', name: 'Phone', publicKey: 'key', credentialID: 'c', counter: 7, createdAt: at },
  ...{ deviceType: 'multiDevice', backedUp: 1, transports: null, aaguid: null },
}
export const invitation = {
  ...{ id: 'i', role: 'moderator' as const, email: null, tokenHash: 'hash' },
  ...{ createdBy: 'm', createdAt: at, expiresAt: at, madeUnder: 'test' },
}
