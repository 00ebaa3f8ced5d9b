import { keepAnswer, selectOf } from '#modules/cases'
import { takeChange } from '#modules/documents'
import { getRecord, mayTakeChange, nextChange, noteTaken, recordRefusals } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import type { WriteContext } from '#platform/context'
import { refusing } from '#platform/errors'

const { refuseBy } = refusing(recordRefusals)

/**
 * Approves a change that waits beside an approved record: it is written into the record, and the answer to the mistake
 * that it corrects goes out with it. Another person than who made it does, while the setting asks for one. Refuses with
 * `change.not_found`, `change.not_its_turn`, `change.second_person`, `record.changed_meanwhile`, `record.in_trash` and
 * `record.passport_taken`.
 */
export async function approveChange(
  ctx: WriteContext,
  target: Parameters<typeof nextChange>[1],
): Promise<CandidateRecord> {
  const next = await nextChange(ctx, target)
  const verdict = await mayTakeChange(ctx, next.row)
  refuseBy(verdict)
  await noteTaken(ctx, next, await takeChange(ctx, next))
  const { recordId, caseId } = next.row
  const answered = (await selectOf(ctx.tx, { recordId })).find(({ id }) => id === caseId)
  if (answered?.state === 'open')
    await keepAnswer(
      ctx,
      answered,
      { kind: 'mistake', result: 'accepted' },
      {
        samePerson: verdict.may && verdict.isSamePerson === true,
      },
    )
  return getRecord(ctx, recordId)
}
