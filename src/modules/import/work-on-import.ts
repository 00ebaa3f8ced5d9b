import { type ActionContext, actAs, actOnBehalf, type Runtime, system } from '#platform/context'
import { Refusal } from '#platform/errors'
import { type BackgroundWork, inBackground } from '#platform/turns'
import { imagesOf } from './add-images.ts'
import { checkImport } from './check-import.ts'
import { getImport } from './get-import.ts'
import { type ImageFile, indexImages } from './images/match-images.ts'
import { type ImportJob, selectWaiting, updateImport } from './kept/imports.store.ts'
import { noteOfRefusal, say } from './notes/say.ts'
import { runImport } from './run-import.ts'
import { Displaced, prepare, type Running } from './running.ts'
import { undoImport } from './undo-import.ts'

interface Work {
  importId: string
  signal: AbortSignal
  /** Returns the images; the default is those given to the import. */
  images?: () => Promise<readonly ImageFile[]>
  onProgress?: (job: ImportJob) => void
  rowsAtOnce?: number
}

const passes = { checking: checkImport, running: runImport, undoing: undoImport } as const

/**
 * Does what an import waits for: dry run, run or undo. Only the holder of the lock `import` may call it. Returns false
 * when something external prevents it and another try makes sense later; the import says what. A refusal that no
 * further try can resolve ends it.
 */
export async function workOnImport(ctx: ActionContext, work: Work): Promise<boolean> {
  const { importId, signal, onProgress = () => undefined, rowsAtOnce = 16 } = work
  const job = await ctx.read((read) => getImport(read, importId))
  const pass = passes[job.state as keyof typeof passes]
  if (!pass) return true
  const runner = ctx.ids.uuid()
  const isOurs = await ctx.write(({ tx, clock }) =>
    updateImport(tx, job, { runner, updatedAt: clock.now() }),
  )
  if (!isOurs) return true
  const onBehalf = actOnBehalf(ctx, job.actor, { importId })
  try {
    const files = job.state === 'undoing' ? [] : await (work.images ?? (() => imagesOf(ctx, job)))()
    const running: Running = {
      ctx: onBehalf,
      job: { ...job, runner },
      ...(await prepare(ctx)),
      images: indexImages(files),
      runner,
      signal,
      onProgress,
      rowsAtOnce,
    }
    await pass(running)
    return true
  } catch (error) {
    if (error instanceof Displaced) return true
    return noteTrouble(ctx, { ...job, runner }, error)
  }
}

/** Ends the import where no further try can help; anything else waits for another try. */
async function noteTrouble(ctx: ActionContext, job: ImportJob, error: unknown): Promise<boolean> {
  const isFinal = error instanceof Refusal && error.kind !== 'unavailable'
  if (!(error instanceof Refusal))
    ctx.log.error({ error, importId: job.id }, 'An import was interrupted')
  const problem = error instanceof Refusal ? noteOfRefusal(error) : say('failed')
  const { id, state, runner } = job
  await ctx.write(async ({ tx, clock }) => {
    const now = clock.now()
    const end = isFinal ? { state: 'cancelled' as const, endedAt: now, runner: null } : {}
    await updateImport(tx, { id, state, runner }, { ...end, problem, updatedAt: now })
  })
  return isFinal
}

/** The pause after an external problem (a full disk), in milliseconds. */
const pauseAfterTrouble = 30_000

/** The name of the lock for working on imports, in one process at a time. */
export const importLock = 'import'

/**
 * Opens the work of a server on the imports that it was asked to do: everything that waits, one import after another,
 * unless another process does. It stops after the present row.
 */
export function openImportWorker(runtime: Runtime): BackgroundWork {
  const ctx = actAs(runtime, system)
  let notBefore = Number.NEGATIVE_INFINITY
  const waiting = () => ctx.read(({ tx }) => selectWaiting(tx))
  return inBackground(async (signal) => {
    if (signal.aborted || performance.now() < notBefore || (await waiting()).length === 0) return
    const hold = await runtime.database.takeMutex(importLock)
    if (!hold) return
    try {
      for (const { id: importId } of await waiting()) {
        if (signal.aborted) return
        // An import that cannot continue, e.g. over a row that the database refuses, holds up no other.
        const isThrough = await workOnImport(ctx, { importId, signal })
        if (!isThrough) notBefore = performance.now() + pauseAfterTrouble
      }
    } finally {
      await hold.letGo()
    }
  })
}
