import { readSettings } from '#modules/organisation'
import { stagesOf } from '#modules/organisation/schema'
import { dayIn } from '#platform/clock/schema'
import type { ActionContext } from '#platform/context'
import type { ImageFile } from '../images/image-source.ts'
import { type ImageIndex, indexImages } from '../images/match-images.ts'
import type { ImportState } from '../schema.ts'
import type { ImportJob } from './import-job.ts'
import { updateImport } from './imports.store.ts'
import { daySigns, noDaySigns } from './month-first.ts'
import { answersIn, type RowPlan } from './row-plan.ts'
import { type TakesNone, takesNoneNow } from './takes-none.ts'

/** One pass over an import, by the holder of the lock. */
export interface Running {
  /** Acts as the person who began it; events name the import. */
  ctx: ActionContext
  job: ImportJob
  plan: RowPlan
  secondPersonApproval: boolean
  /** What stopped new records when this pass began. */
  takesNone: TakesNone
  timeZone: string
  images: ImageIndex
  /** The name of this pass; an earlier one that comes back finds another name in the row. */
  runner: string
  signal: AbortSignal
  onProgress: (job: ImportJob) => void
}

/** The import was cancelled, or another process works on it by now. */
export class Displaced extends Error {}

/** Collects what a pass needs before its first row. */
export async function prepare(
  ctx: ActionContext,
  job: ImportJob,
  images: readonly ImageFile[],
): Promise<Pick<Running, 'plan' | 'secondPersonApproval' | 'takesNone' | 'timeZone' | 'images'>> {
  const settings = await ctx.read(({ tx }) => readSettings(tx))
  const { defaultNationality, secondPersonApproval, timeZone } = settings
  const takesNone = await ctx.read(takesNoneNow)
  const { columns, mapping, isOlder, answers, letters } = job
  const stages = stagesOf(settings)
  const today = dayIn(timeZone, ctx.clock.now())
  const plan = {
    ...{ columns, mapping, isOlder, defaultNationality, stages },
    answers: answersIn(answers),
    today,
    ...(job.state === 'undoing' ? noDaySigns : await daySigns(ctx, job, today)),
    guessed: letters && !letters.isChosen ? letters.encoding : null,
  }
  return { plan, secondPersonApproval, takesNone, timeZone, images: indexImages(images) }
}

/** Writes changes of the import if this pass still works on it; throws `Displaced` otherwise. */
export async function advance(
  tx: Parameters<typeof updateImport>[0],
  { job, runner }: Pick<Running, 'job' | 'runner'>,
  changes: Partial<ImportJob> & { updatedAt: string },
  state: ImportState = job.state,
): Promise<void> {
  if (!(await updateImport(tx, { id: job.id, state, runner }, changes))) throw new Displaced()
}
