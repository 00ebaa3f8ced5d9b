import { setImmediate as turn } from 'node:timers/promises'
import { selectByPassport, selectRecord } from '#modules/records'
import type { RecordChanges } from '#modules/records/schema'
import type { ImageFile } from '../images/image-source.ts'
import { matchImages } from '../images/match-images.ts'
import { importCountsSchema, importFindingsSchema } from '../schema.ts'
import type { TableRow } from '../tables/table.ts'
import { decideRow } from './decide-row.ts'
import type { RowMark } from './import-job.ts'
import { deleteMarks, putMark } from './import-rows.store.ts'
import { mapRow } from './map-row.ts'
import { keptRows } from './rows-file.ts'
import { advance, type Running } from './running.ts'

const rowsPerStep = 100
const namesShown = 20

/** What earlier rows of the table would leave on file, by passport number. */
type Foreseen = Map<string, { row: number; details: Partial<RecordChanges> }>

interface Tally {
  counts: ReturnType<typeof importCountsSchema.parse>
  findings: ReturnType<typeof importFindingsSchema.parse>
  foreseen: Foreseen
  used: Set<ImageFile>
}

/**
 * The dry run: reads every row, and every image's name, and says what would become of them. Nothing
 * but the import itself changes. Begins anew after an interruption.
 */
export async function checkImport(running: Running): Promise<void> {
  const { ctx, job, signal } = running
  const tally: Tally = {
    counts: importCountsSchema.parse({}),
    findings: importFindingsSchema.parse({}),
    foreseen: new Map(),
    used: new Set(),
  }
  await ctx.write(({ tx }) => deleteMarks(tx, job.id))
  let marks: RowMark[] = []
  for await (const row of keptRows(ctx.storage, job)) {
    if (signal.aborted) return
    const mark = await foresee(running, tally, row)
    if (mark) marks.push(mark)
    if ((row.index + 1) % rowsPerStep !== 0) continue
    await keep(running, tally, row.index + 1, marks)
    marks = []
    await turn()
  }
  noteUnused(running, tally)
  await keep(running, tally, job.rows, marks, true)
}

/** What would become of a row; a mark where something was not right. */
async function foresee(running: Running, tally: Tally, row: TableRow): Promise<RowMark | null> {
  const { job, plan, images } = running
  const { counts, findings, foreseen, used } = tally
  const mapped = mapRow(plan, row.cells)
  if (mapped.kind === 'skipped') {
    counts.skipped += 1
    return null
  }
  if (mapped.kind === 'wrong') {
    counts.failed += 1
    return markOf(row, 'failed', mapped.problems)
  }
  const { candidate } = mapped
  const { passportNumber } = candidate
  const earlier = foreseen.get(passportNumber)
  const onFile = earlier?.details ?? (await recordOf(running, passportNumber))
  const { updateExisting } = job
  const decision = decideRow(candidate, onFile, { updateExisting, earlierRow: earlier?.row })
  counts[decision.outcome] += 1
  const matched = matchImages(images, passportNumber, candidate.images)
  for (const image of matched.accountedFor) used.add(image)
  findings.addresses += matched.missingAddresses.length
  if (decision.outcome === 'failed') return markOf(row, 'failed', decision.problems)
  const details =
    decision.outcome === 'created' ? candidate.details : { ...onFile, ...candidate.given }
  foreseen.set(passportNumber, { row: earlier?.row ?? row.row, details: details ?? {} })
  if (decision.outcome === 'unchanged' && !updateExisting) return null
  counts.images += matched.images.length
  if (matched.problems.length === 0) return null
  counts.remarked += 1
  return markOf(row, decision.outcome, matched.problems)
}

async function recordOf({ ctx }: Running, passportNumber: string) {
  return ctx.read(async ({ tx }) => {
    const found = await selectByPassport(tx, passportNumber)
    return found && selectRecord(tx, found.id)
  })
}

function markOf({ row }: TableRow, outcome: RowMark['outcome'], problems: string[]): RowMark {
  return { row, outcome, recordId: null, recordVersion: null, problems }
}

function noteUnused({ images }: Running, { findings, used }: Tally): void {
  const unused = images.all.filter((image) => !used.has(image))
  findings.unusedImages = unused.length
  findings.unusedNames = unused.slice(0, namesShown).map(({ path }) => path)
}

async function keep(
  running: Running,
  { counts, findings }: Tally,
  rowsDone: number,
  marks: readonly RowMark[],
  isOver = false,
): Promise<void> {
  const { ctx, job } = running
  await ctx.write(async ({ tx, clock }) => {
    await advance(tx, running, {
      ...(isOver ? { state: 'checked' as const, rowsDone: 0, runner: null } : { rowsDone }),
      counts,
      findings,
      problem: null,
      updatedAt: clock.now(),
    })
    for (const mark of marks) await putMark(tx, job.id, mark)
  })
  running.onProgress({ ...job, rowsDone, counts })
}
