import { appendAudit, signInEvent } from '#modules/audit'
import { readSettings } from '#modules/organisation'
import { stagesOf } from '#modules/organisation/schema'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { getRecord } from './find-record.ts'
import { refuseUnless } from './refusals.ts'
import type { StageStep } from './stages.schema.ts'
import { countByStage, insertStep, selectSteps } from './stages.store.ts'

/** Sets the stage of a candidate; null takes it back. The same stage again changes nothing. */
export async function setStage(
  ctx: WriteContext,
  { recordId, stage }: { recordId: string; stage: string | null },
): Promise<void> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  if (record.stage === stage) return
  const stages = stagesOf(await readSettings(ctx.tx))
  refuseUnless(stage === null || stages.includes(stage), 'record.unknown_stage')
  const step = {
    id: ctx.ids.uuid(),
    recordId,
    stage,
    setBy: actorId(ctx.actor) as string,
    setAt: ctx.clock.now(),
  }
  await insertStep(ctx.tx, step)
  const told = signInEvent(ctx, 'stageSteps', step)
  await appendAudit(ctx, 'record.stage_set', `record:${recordId}`, told)
}

/** Returns every stage step of a record for its staff, the latest first. */
export async function stageSteps(ctx: ReadContext, recordId: string): Promise<StageStep[]> {
  await getRecord(ctx, recordId)
  return selectSteps(ctx.tx, recordId)
}

/**
 * Returns the steps, the latest first, as the candidate reads them. A stage that is no longer in the organisation's list
 * is left out, because its name is no longer judged.
 */
export function stagesToShow(
  settings: Parameters<typeof stagesOf>[0],
  steps: readonly Pick<StageStep, 'stage' | 'setAt'>[],
) {
  // Taken back: earlier stages no longer hold.
  if (steps[0]?.stage == null) return []
  const named = stagesOf(settings)
  return steps.flatMap(({ stage, setAt }) =>
    stage !== null && named.includes(stage) ? [{ stage, since: setAt }] : [],
  )
}

/** Returns the stages in the settings and those that records are still in, each with its count of records. */
export async function listStages({ tx }: ReadContext) {
  const counts = await countByStage(tx)
  const names = new Set([...stagesOf(await readSettings(tx)), ...counts.keys()])
  return [...names].map((name) => ({ name, records: counts.get(name) ?? 0 }))
}
