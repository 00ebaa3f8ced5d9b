import { findAccount, listApiKeys } from '#modules/accounts'
import { mayRole } from '#modules/accounts/forms.schema'
import { currentDocuments } from '#modules/documents'
import { isClosing, readLicenceStanding, readSettings } from '#modules/organisation'
import { stagesOf } from '#modules/organisation/lines.schema'
import type { Person } from '#modules/records'
import { dayIn } from '#platform/clock/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import type { ImageIndex } from './images/match-images.ts'
import type { ImportState } from './kept/import.schema.ts'
import { type ImportJob, keptRows, updateImport } from './kept/imports.store.ts'
import { refuseUnless } from './notes/refusals.ts'
import { saying } from './notes/say.ts'
import { daySigns } from './rows/day-orders.ts'
import type { HeldDocuments, TakesNone } from './rows/decide.ts'
import { answersIn, type RowPlan } from './rows/plan.ts'

/** One pass over an import, by the holder of the lock. */
export interface Running {
  /** Acts as the person who began it; events name the import. */
  ctx: ActionContext
  job: ImportJob
  secondPersonApproval: boolean
  /** What stopped new records when this pass began. */
  takesNone: TakesNone
  timeZone: string
  images: ImageIndex
  /** The name of this pass; an earlier one that comes back finds another name in the row. */
  runner: string
  signal: AbortSignal
  /** As many rows are brought in with one commit. */
  rowsAtOnce: number
  onProgress: (job: ImportJob) => void
}

/** Somebody to be entered from a row, as far as the row tells people apart. */
export interface Similar extends Person {
  row: number
}

/** The import was cancelled, or another process works on it by now. */
export class Displaced extends Error {}

/** Collects what a pass needs before its first row. */
export async function prepare(
  ctx: ActionContext,
): Promise<Pick<Running, 'secondPersonApproval' | 'takesNone' | 'timeZone'>> {
  const { secondPersonApproval, timeZone } = await ctx.read(({ tx }) => readSettings(tx))
  return { secondPersonApproval, timeZone, takesNone: await ctx.read(takesNoneNow) }
}

/** Returns how the rows of an import are read: by its choices, the settings, and what all days of a column tell. */
export async function planOf({ ctx, job }: Pick<Running, 'ctx' | 'job'>): Promise<RowPlan> {
  const settings = await ctx.read(({ tx }) => readSettings(tx))
  const { columns, mapping, isOlder, answers } = job
  const today = dayIn(settings.timeZone, ctx.clock.now())
  return {
    ...{ columns, mapping, isOlder, defaultNationality: settings.defaultNationality, today },
    stages: stagesOf(settings),
    answers: answersIn(answers),
    ...(await daySigns(keptRows(ctx.storage, job), job, today)),
  }
}

/** Returns a record's documents, by their kinds. */
export async function documentsOf(
  { ctx }: Pick<Running, 'ctx'>,
  recordId: string,
): Promise<HeldDocuments> {
  const documents = await ctx.read((read) => currentDocuments(read, recordId))
  return new Map(documents.map((document) => [document.kind, document]))
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

export async function takesNoneNow(ctx: ReadContext): Promise<TakesNone> {
  if (await isClosing(ctx)) return 'closing'
  return (await readLicenceStanding(ctx)).isStopped ? 'licence' : null
}
