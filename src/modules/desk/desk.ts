import { disagree, getCase, keepAnswer, openCase, selectOfRecord } from '#modules/cases'
import {
  type Brought,
  type CaseAnswer,
  type CaseKind,
  type NewCase,
  rowOf,
} from '#modules/cases/schema'
import type { WriteContext } from '#platform/context'
import type { FileHolder, Verbs } from './deeds.ts'
import { mistake } from './mistake.ts'
import { refuseUnless } from './refusals.ts'

/** The kinds whose cases require or change something elsewhere; all others are only kept and answered. */
const verbs: Readonly<Partial<Record<CaseKind, Verbs>>> = { mistake }

/**
 * Opens a case of the candidate whose file is open. What was answered against them about the same part is opened again
 * instead, once. Refuses with `case.open_already`, `case.said_twice`, and as the verb of its kind does.
 */
export async function bringCase(
  ctx: WriteContext,
  holder: FileHolder,
  given: NewCase,
): Promise<Brought> {
  const { kind, part, said } = given
  const { recordId } = holder
  const attached = await verbs[kind]?.open?.(ctx, holder, given)
  const before = part === undefined ? [] : await selectOfRecord(ctx.tx, recordId)
  const last = before.find((one) => one.kind === kind && one.part === part)
  refuseUnless(last?.state !== 'open', 'case.open_already')
  if (last === undefined || !rowOf(kind).results[last.result ?? '']?.mayDisagree)
    return openCase(ctx, given, { ...attached, recordId })
  const words = Object.values(said).filter((text) => typeof text === 'string')
  await disagree(ctx, last, words.join('\n'))
  return { id: last.id, number: last.number, content: null, digest: null }
}

/**
 * Answers a case, with what that changes elsewhere. Refuses with `case.not_found`, `case.answered_already`, and as the
 * verb of its kind does.
 */
export async function answerCase(ctx: WriteContext, id: string, answer: CaseAnswer): Promise<void> {
  const row = await getCase(ctx, id)
  refuseUnless(row.kind === answer.kind, 'case.not_found')
  refuseUnless(row.state === 'open', 'case.answered_already')
  await verbs[answer.kind]?.answer?.(ctx, row, answer)
  await keepAnswer(ctx, row, answer)
}

/**
 * Says that the candidate whose file is open does not agree with an answer, once. Refuses with `case.not_found`,
 * `case.not_answered`, `case.said_twice`.
 */
export async function disagreeWith(
  ctx: WriteContext,
  { recordId }: FileHolder,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const row = (await selectOfRecord(ctx.tx, recordId)).find((one) => one.id === id)
  const isOwn = row && rowOf(row.kind as CaseKind).by === 'candidate'
  refuseUnless(isOwn, 'case.not_found')
  await disagree(ctx, row, text)
}
