import { setImmediate as turn } from 'node:timers/promises'
import { appendAudit } from '#modules/audit'
import { selectRecord } from '#modules/records'
import { isLedger } from '#modules/tables/columns/columns.schema'
import { actorId, type WriteContext } from '#platform/context'
import { fileRow, filesOf } from './file-row.ts'
import { judgeRows } from './judge-rows.ts'
import { importFindingsSchema } from './kept/import.schema.ts'
import { moveVersion, putMark, type RowMark } from './kept/import-rows.store.ts'
import { updateImport } from './kept/imports.store.ts'
import { keptVerdicts, type Verdict } from './kept/verdicts.ts'
import { addRows, bringPayment, type RowsBefore, rowsBefore } from './payments.ts'
import { type Placed, placeRow } from './place-row.ts'
import { advance, type Running, refuseFormer, takesNoneNow } from './running.ts'
import { ownProblems, remarksOf, type Tally, tallied, tallyFrom } from './tally.ts'

/** The longest that rows are brought in with one commit, in milliseconds: others wait no longer for theirs. */
const longest = 8
const rowsBetweenLooks = 100

/** How far a run is. */
interface Progress {
  rowsDone: number
  tally: Tally
  /** The end of a row with files, written with the beginning of the next ones: one commit less. */
  unsettled: RowMark | null
}

/**
 * Brings the rows in by their verdicts, from where an earlier pass was interrupted, some at a time and one image at a
 * time, through the same verbs as every other way in. A row that was cut off in the middle is continued: its mark names
 * the record that it made.
 * @throws Displaced when it was cancelled
 */
export async function runImport(running: Running): Promise<void> {
  const { ctx, job, signal } = running
  await refuseFormer(ctx)
  const pass = job.verdicts ?? (await judgeFirst(running))
  if (pass === null) return
  const rows = ahead(keptVerdicts(ctx.storage, job, { pass, from: job.rowsDone }))
  const before = isLedger(job.mapping) ? await rowsBefore(running, pass) : null
  let looked = 0
  let so: Progress = {
    rowsDone: job.rowsDone,
    tally: tallyFrom(job.counts, job.findings.remarks),
    unsettled: null,
  }
  try {
    for (;;) {
      const next = await rows.peek(running.rowsAtOnce)
      if (next.length === 0 || signal.aborted) break
      if (so.rowsDone - looked >= rowsBetweenLooks) {
        await refuseFormer(ctx)
        looked = so.rowsDone
      }
      const isResumed = so.rowsDone === job.rowsDone
      const step = await ctx.write((write) =>
        bringIn(running, write, { next, so, before, isResumed }),
      )
      if (before) addRows(before, step.own)
      rows.take(step.taken)
      so = await withFiles(running, step)
      running.onProgress({ ...job, rowsDone: so.rowsDone, counts: so.tally.counts })
      // Other requests run in between.
      await turn()
    }
    await ctx.write(async (write) => {
      await settle(running, write, so)
      if (!signal.aborted) await finish(running, write, so.tally)
    })
  } catch (error) {
    await settleStopped(running, so)
    throw error
  }
}

/** Judges the rows of an import that is run without a dry run; returns the pass, null if it was told to stop. */
async function judgeFirst(running: Running): Promise<string | null> {
  const { ctx, runner } = running
  const alive = () => ctx.write(({ tx, clock }) => advance(tx, running, { updatedAt: clock.now() }))
  if (!(await judgeRows(running, alive))) return null
  await ctx.write(({ tx, clock }) =>
    advance(tx, running, { verdicts: runner, updatedAt: clock.now() }),
  )
  return runner
}

/** Reads ahead of what is taken. */
function ahead<Item>(items: AsyncIterable<Item>) {
  const iterator = items[Symbol.asyncIterator]()
  const held: Item[] = []
  return {
    peek: async (most: number): Promise<readonly Item[]> => {
      while (held.length < most) {
        const next = await iterator.next()
        if (next.done) break
        held.push(next.value)
      }
      return held.slice(0, most)
    },
    take: (count: number) => void held.splice(0, count),
  }
}

interface Bring {
  next: readonly Verdict[]
  so: Progress
  before: RowsBefore | null
  isResumed: boolean
}

interface Step {
  so: Progress
  taken: number
  /** The last row taken, where its files are still to be filed. */
  open: { verdict: Verdict; placed: Placed } | null
  /** What the payments of these rows say. */
  own: RowsBefore
}

/** Brings in the next rows, up to one that has files, with how the one before them ended and how far the import is. */
async function bringIn(
  running: Running,
  write: WriteContext,
  { next, so: { unsettled, ...so }, before, isResumed }: Bring,
): Promise<Step> {
  const end = performance.now() + longest
  if (unsettled) await keepEnd(write, running.job.id, unsettled)
  let { tally, rowsDone } = so
  const own: RowsBefore = new Map()
  const takesNone = await takesNoneNow(write)
  let taken = 0
  let open: Step['open'] = null
  for (const verdict of next) {
    const { index, row, read } = verdict
    taken += 1
    if (before) {
      const payment = {
        row,
        read: read.kind === 'candidate' || read.kind === 'nobody' ? skipped : read,
      }
      const mark = await bringPayment(running, write, payment, { before, own })
      tally = tallied(tally, { verdict, mark, images: 0 })
    } else {
      const now = { takesNone, isResumed: isResumed && taken === 1 }
      const placed = await placeRow(running, write, verdict, now)
      if (placed && filesOf(verdict, placed)) {
        open = { verdict, placed }
        break
      }
      tally = await ended(running, write, { tally, verdict, mark: placed?.mark ?? null })
    }
    rowsDone = index + 1
    if (performance.now() > end) break
  }
  await note(running, write, { tally, rowsDone })
  return { so: { tally, rowsDone, unsettled: null }, taken, open, own }
}

const skipped = { kind: 'skipped' } as const

/** Counts a row that is at its end; a remark that many rows have is not kept for each. */
async function ended(
  { job }: Running,
  write: WriteContext,
  { tally: before, verdict, mark }: { tally: Tally; verdict: Verdict; mark: RowMark | null },
): Promise<Tally> {
  const tally = tallied(before, { verdict, mark, images: 0 })
  const own = mark && ownProblems(tally, mark)
  if (own && own !== mark) await putMark(write.tx, job.id, own)
  return tally
}

/** Files what the last row of a step has; its end is written with the next step. */
async function withFiles(running: Running, { so, open }: Step): Promise<Progress> {
  const row = open && filesOf(open.verdict, open.placed)
  if (!open || !row) return so
  const { mark, images } = await fileRow(running, open.placed, row)
  const tally = tallied(so.tally, { verdict: open.verdict, mark, images })
  return { tally, rowsDone: open.verdict.index + 1, unsettled: ownProblems(tally, mark) }
}

async function note(
  running: Running,
  write: WriteContext,
  { tally, rowsDone }: Pick<Progress, 'tally' | 'rowsDone'>,
): Promise<void> {
  const { job } = running
  const { counts } = tally
  const remarks = remarksOf(tally)
  const findings = importFindingsSchema.parse({ ...job.findings, remarks })
  const found = remarks.length > 0 ? { findings } : {}
  const updatedAt = write.clock.now()
  await advance(write.tx, running, { rowsDone, counts, problem: null, updatedAt, ...found })
}

/** Writes how the last row ended, and how far the import is. */
async function settle(running: Running, write: WriteContext, so: Progress): Promise<void> {
  if (so.unsettled) await keepEnd(write, running.job.id, so.unsettled)
  await note(running, write, so)
}

/** Settles the last row of a cancelled import: it is in, so the undo and the count have to include it. */
async function settleStopped(
  { ctx, job }: Running,
  { unsettled, rowsDone, tally: { counts } }: Progress,
): Promise<void> {
  await ctx.write(async (write) => {
    const cancelled = { id: job.id, state: 'cancelled' } as const
    const isCancelled = await updateImport(write.tx, cancelled, { rowsDone, counts })
    if (isCancelled && unsettled) await keepEnd(write, job.id, unsettled)
  })
}

/**
 * Stores a row's mark with the version by which the undo sees that nobody has changed the record since; an earlier row
 * that made the record gets this version too.
 */
async function keepEnd(write: WriteContext, importId: string, mark: RowMark): Promise<void> {
  const { recordId, recordVersion: from, outcome } = mark
  const record = recordId === null ? undefined : await selectRecord(write.tx, recordId)
  const isOurs = record?.updatedBy === actorId(write.actor)
  const to = record && isOurs ? record.version : null
  await putMark(write.tx, importId, { ...mark, recordVersion: to })
  if (recordId !== null && from !== null && from !== to && outcome !== 'created')
    await moveVersion(write.tx, importId, { recordId, from, to })
}

async function finish(running: Running, write: WriteContext, { counts }: Tally): Promise<void> {
  const { job } = running
  const now = write.clock.now()
  await advance(write.tx, running, {
    state: 'done',
    rowsDone: job.rows,
    runner: null,
    problem: null,
    endedAt: now,
    updatedAt: now,
  })
  const { created, updated, unchanged, failed, skipped, images } = counts
  await appendAudit(write, 'import.finished', `import:${job.id}`, {
    ...{ created, updated, unchanged, failed, skipped, images },
  })
}
