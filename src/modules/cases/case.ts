import { createHash } from 'node:crypto'
import type { ReadContext } from '#platform/context'
import { isRowWhole, type Signed, signedPart, signRow } from '#platform/crypto'
import { canonicalJson } from '#platform/tlog'
import type { CaseRow, StepRow } from './cases.store.ts'
import type { CaseContent, CaseKind, Fields, OwnCase } from './schema.ts'
import { caseFileSchema, rowOf } from './schema.ts'

type Keys = Pick<ReadContext, 'secrets'>

/** Which columns of a case stay as they were written; the others say how far it is. */
const signedCase = {
  ...{ id: true, number: true, kind: true, recordId: true, accountId: true },
  ...{ part: true, partId: true, said: true, digest: true, file: true, amount: true },
  ...{ currency: true, stays: true, createdAt: true, mac: false },
  ...{ state: false, result: false, dueAt: false, assignedTo: false, changedAt: false },
} as const satisfies Signed<CaseRow>

/** Signs what was said in a case, or a step, under a key used only for this. */
export function macOf({ secrets }: Keys, row: Omit<CaseRow, 'mac'> | Omit<StepRow, 'mac'>): string {
  return signRow(secrets, 'case', partOf(row))
}

/** Tells whether a case, or a step of it, is as it was written. */
export function isWhole({ secrets }: Keys, row: CaseRow | StepRow): boolean {
  return isRowWhole(secrets, 'case', { ...partOf(row), mac: row.mac })
}

const partOf = (row: object): object => ('caseId' in row ? row : signedPart(row, signedCase))

/** Returns the content of a digest in the form of RFC 8785, one line. */
export const lineOf = (content: CaseContent): string => canonicalJson(content)

/** Returns the SHA-256 of what was written; because of the random bits in it the digest reveals nothing. */
export const digestOf = (content: CaseContent): string =>
  createHash('sha256').update(lineOf(content)).digest('hex')

/** Returns what was said, by the fields of the kind: nothing else that the row may hold. */
function saidIn({ kind, said }: Pick<CaseRow, 'kind' | 'said'>): Fields {
  const held = JSON.parse(said ?? '{}') as Fields
  const fields = Object.entries(rowOf(kind as CaseKind).fields)
  const told = fields.filter(([, { as }]) => as !== 'amount' && as !== 'currency')
  return Object.fromEntries(told.map(([name]) => [name, held[name] ?? null]))
}

/** Reads what is stored of a photo. */
export const fileOf = (file: string) => caseFileSchema.parse(JSON.parse(file))

/** What an event of a case is about: its record, so that it is in the history of that one; else the case. */
export const subjectOf = ({ id, recordId }: Pick<CaseRow, 'id' | 'recordId'>): string =>
  recordId === null ? `case:${id}` : `record:${recordId}`

/** Describes a case for the person who brought it. */
export function describedFor(now: string, row: CaseRow, steps: readonly StepRow[]): OwnCase {
  const { id, number, part, result, createdAt, dueAt, amount, currency } = row
  const kind = row.kind as CaseKind
  const state = row.state === 'open' ? 'open' : 'answered'
  return {
    ...{ id, number, kind, part, said: saidIn(row), state, result, createdAt, dueAt },
    filePages: row.file === null ? 0 : fileOf(row.file).pages,
    money: amount === null || currency === null ? null : { amount, currency },
    isOverdue: state === 'open' && dueAt < now,
    steps: steps.map(({ step, result, text, at }) => ({ step, result, text, at })),
    mayDisagree: state === 'answered' && mayDisagree(kind, result, steps),
    mayTakeBack: mayTakeBack(row),
  }
}

/** Tells whether the person may take a case back, and has not done so. */
export const mayTakeBack = ({ kind, result }: Pick<CaseRow, 'kind' | 'result'>): boolean =>
  rowOf(kind as CaseKind).mayTakeBack === true && result !== 'takenBack'

/** Tells whether the person may say, this once, that they do not agree with a result. */
function mayDisagree(kind: CaseKind, result: string | null, steps: readonly StepRow[]): boolean {
  const given = rowOf(kind).results[result ?? '']
  return given?.mayDisagree === true && !steps.some(({ step }) => step === 'again')
}
