import { findAccount, listApiKeys } from '#modules/accounts'
import { mayRole } from '#modules/accounts/forms.schema'
import { isClosing, readLicenceStanding, readSettings } from '#modules/organisation'
import { stagesOf } from '#modules/organisation/lines.schema'
import { dayIn } from '#platform/clock/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { type ImageFile, type ImageIndex, indexImages } from './images/match-images.ts'
import { type ImportJob, keptRows, updateImport } from './imports.store.ts'
import { refuseUnless } from './notes/refusals.ts'
import { saying } from './notes/say.ts'
import { daySigns, noDaySigns } from './rows/day-orders.ts'
import { answersIn, type RowPlan } from './rows/plan.ts'
import type { ImportState } from './schema.ts'

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
  const { columns, mapping, isOlder, answers } = job
  const stages = stagesOf(settings)
  const today = dayIn(timeZone, ctx.clock.now())
  const plan = {
    ...{ columns, mapping, isOlder, defaultNationality, stages },
    answers: answersIn(answers),
    today,
    ...(job.state === 'undoing'
      ? noDaySigns
      : await daySigns(keptRows(ctx.storage, job), job, today)),
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

/**
 * Refuses to continue for a person who may no longer import: an import outlives the request that began it, and a
 * changed role counts from the next step on, not only from the next import.
 */
export async function refuseFormer(ctx: ActionContext): Promise<void> {
  const may = await ctx.read(stillMay)
  refuseUnless(may, 'session.forbidden', saying('former'))
}

async function stillMay(ctx: ReadContext): Promise<boolean> {
  const { actor } = ctx
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous') return false
  if (actor.kind === 'account') {
    const account = await findAccount(ctx.tx, actor.id)
    return account?.disabledAt === null && mayRole(account.role, 'exchange:run')
  }
  const key = (await listApiKeys(ctx)).find(({ id }) => id === actor.id)
  if (!key || key.revokedAt !== null || key.expiresAt <= ctx.clock.now()) return false
  return mayRole(key.role, 'exchange:run')
}

/** Why no new records can be entered now; null: they can. */
export type TakesNone = 'closing' | 'licence' | null

export async function takesNoneNow(ctx: ReadContext): Promise<TakesNone> {
  if (await isClosing(ctx)) return 'closing'
  return (await readLicenceStanding(ctx)).isStopped ? 'licence' : null
}
