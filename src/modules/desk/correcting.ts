import { assignCase, caseRefusals, getCase, keepAnswer } from '#modules/cases'
import { comparisonRefusals } from '#modules/comparisons'
import { isSameRecord } from '#modules/merges'
import { changeRecord, editWaits, getRecord, recordRefusals } from '#modules/records'
import type { RecordChanges } from '#modules/records/schema'
import type { WriteContext } from '#platform/context'
import { refusing } from '#platform/errors'
import { isDetail, mayAnswer, targetOf } from './deciding.ts'

const known = refusing({ ...recordRefusals, ...caseRefusals, ...comparisonRefusals })
const refuseUnless: typeof known.refuseUnless = known.refuseUnless

interface Correction {
  recordId: string
  changes: RecordChanges
  /** The version of the record that the actor saw. */
  version: number
  /** Who is asked to decide. */
  ask?: string | undefined
}

/** `answered`: the candidate is told; `waits`: once a second person approves the change; `asked`: once somebody else answers. */
type CorrectionOutcome = 'answered' | 'waits' | 'asked'

/**
 * Corrects a detail that a candidate calls wrong and answers it, in one step as far as one person may: whoever entered
 * the value types the correction, and another person answers. Refuses as changing the record does, and with
 * `case.not_found`, `case.answered_already`, `case.not_corrected`, `case.not_staff` and `request.invalid`.
 */
export async function correctMistake(
  ctx: WriteContext,
  caseId: string,
  { recordId, changes, version, ask }: Correction,
): Promise<CorrectionOutcome> {
  const row = await getCase(ctx, caseId)
  const { part } = row
  const isOfDetail =
    row.kind === 'mistake' &&
    (await isSameRecord(ctx.tx, row.recordId ?? '', recordId)) &&
    isDetail(part ?? '')
  refuseUnless(isOfDetail, 'case.not_found')
  refuseUnless(row.state === 'open', 'case.answered_already')
  const given = Object.keys(changes)
  refuseUnless(given.length === 1 && given[0] === targetOf(part as string), 'request.invalid')
  const waits = await editWaits(ctx, await getRecord(ctx, recordId))
  await changeRecord(ctx, { recordId, version, changes, caseId })
  if (ask !== undefined) await assignCase(ctx, caseId, ask)
  if (waits) return 'waits'
  const verdict = await mayAnswer(ctx, row, 'accepted', [])
  if (!verdict.may && verdict.reason === 'case.second_person') return 'asked'
  known.refuseBy(verdict)
  const answer = { kind: 'mistake', result: 'accepted' } as const
  await keepAnswer(ctx, await getCase(ctx, caseId), answer, {
    samePerson: verdict.may && verdict.isSamePerson === true,
  })
  return 'answered'
}
