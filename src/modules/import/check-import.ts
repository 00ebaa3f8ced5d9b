import { setImmediate as turn } from 'node:timers/promises'
import { findAlikeAmong, type Person, selectByPassport, selectRecord } from '#modules/records'
import { isUnderAge, type RecordChanges } from '#modules/records/schema'
import type { TableRow } from '#modules/tables'
import { isLedger } from '#modules/tables/columns/columns.schema'
import { dayIn } from '#platform/clock/schema'
import {
  decideDates,
  decideImages,
  decideRow,
  type HeldDates,
  type HeldDocuments,
  heldDates,
  type OnFile,
  onFileAs,
} from './decide.ts'
import type { ImageFile } from './images/match-images.ts'
import {
  type AlikeMark,
  deleteMarks,
  putAlike,
  putMark,
  type RowMark,
} from './import-rows.store.ts'
import { keptRows } from './imports.store.ts'
import { checkPayment, type RowsBefore } from './payments.ts'
import { documentsOf, markOf } from './place-row.ts'
import type { ImportQuestion } from './rows/answers.schema.ts'
import { besideOf } from './rows/beside.ts'
import { ask, questionsOf } from './rows/cells.ts'
import { mapRow } from './rows/map-row.ts'
import { advance, type Running } from './running.ts'
import { importCountsSchema, importFindingsSchema } from './schema.ts'

const rowsPerStep = 100
const namesShown = 20

/** Records with their documents, as earlier rows of the table would leave them, by passport number. */
type Simulated = Map<string, Held>
interface Held extends OnFile {
  documents: HeldDocuments
  dates: HeldDates
}

interface Forecast {
  counts: ReturnType<typeof importCountsSchema.parse>
  findings: ReturnType<typeof importFindingsSchema.parse>
  simulated: Simulated
  used: Set<ImageFile>
  asked: Map<string, ImportQuestion>
  people: NewPerson[]
  /** For a ledger, how often earlier rows say the same. */
  before: RowsBefore
}

/**
 * Does the dry run: reads every row, and every image's name, and reports what would become of them. Nothing but the
 * import itself changes. Starts again from the beginning after an interruption.
 */
export async function checkImport(running: Running): Promise<void> {
  const { ctx, job, signal } = running
  const forecast: Forecast = {
    counts: importCountsSchema.parse({}),
    findings: importFindingsSchema.parse({}),
    simulated: new Map(),
    used: new Set(),
    asked: new Map(),
    people: [],
    before: new Map(),
  }
  await ctx.write(({ tx }) => deleteMarks(tx, job.id))
  let marks: RowMark[] = []
  for await (const row of keptRows(ctx.storage, job)) {
    if (signal.aborted) return
    const mark = await simulate(running, forecast, row)
    if (mark) marks.push(mark)
    if ((row.index + 1) % rowsPerStep !== 0) continue
    await keep(running, forecast, row.index + 1, marks)
    marks = []
    await turn()
  }
  await keep(running, forecast, job.rows, marks)
  forecast.findings.alikeRows = await noteAlike(running, forecast.people)
  if (signal.aborted) return
  noteUnused(running, forecast)
  forecast.findings.questions = questionsOf(forecast.asked)
  await keep(running, forecast, job.rows, [], true)
}

/** Returns what would become of a row; a mark where something was wrong. */
async function simulate(
  running: Running,
  forecast: Forecast,
  row: TableRow,
): Promise<RowMark | null> {
  const { job, plan, images, secondPersonApproval, takesNone } = running
  if (isLedger(job.mapping)) return checkPayment(running, forecast, row)
  const { counts, findings, simulated, used } = forecast
  const mapped = mapRow(plan, row.cells)
  if (mapped.kind === 'skipped') {
    counts.skipped += 1
    return null
  }
  ask(forecast.asked, mapped.kind === 'wrong' ? mapped.unknown : mapped.candidate.unknown)
  if (mapped.kind === 'wrong') {
    counts.failed += 1
    return markOf(row, { outcome: 'failed', problems: mapped.problems })
  }
  const { candidate } = mapped
  const { passportNumber } = candidate
  const held = simulated.get(passportNumber) ?? (await heldBy(running, passportNumber))
  const { updateExisting } = job
  const today = dayIn(running.timeZone, running.ctx.clock.now())
  const rules = { updateExisting, secondPersonApproval, today, takesNone }
  const decision = decideRow(candidate, held, rules)
  const documents: HeldDocuments = held?.documents ?? new Map()
  const coming = await decideImages(images, candidate, { documents, updateExisting })
  for (const image of coming.accountedFor) used.add(image)
  findings.addresses += coming.missingAddresses.length
  if (decision.outcome === 'failed') {
    counts.failed += 1
    return markOf(row, decision)
  }
  const scans = coming.images.map(({ kind, image }) => [kind, image] as const)
  // A new scan begins without dates.
  const dates: HeldDates = new Map([...(held?.dates ?? []), ...heldDates(new Map(scans))])
  const printed = decideDates(candidate, { dates, updateExisting })
  const isFiled = scans.length > 0 || printed.changes.size > 0
  const isEdited = isFiled || (decision.outcome === 'updated' && !isEmpty(decision.changes))
  const isApproved = held ? held.isApproved : !candidate.waits
  const details = { ...(held?.details ?? candidate.details), ...candidate.given }
  const isAsked = secondPersonApproval || isUnderAge(details.dateOfBirth, today)
  simulated.set(passportNumber, {
    row: held?.row ?? row.row,
    details,
    isHidden: candidate.isHidden ?? held?.isHidden ?? false,
    stage: held ? held.stage : candidate.stage,
    beside: held ? held.beside : candidate.beside,
    isApproved: isApproved && !(isAsked && (isEdited || !held)),
    documents: new Map([...documents, ...scans]),
    dates: new Map([...dates, ...printed.changes]),
  })
  if (decision.outcome === 'created') forecast.people.push({ row: row.row, ...personIn(details) })
  const outcome = decision.outcome === 'unchanged' && isFiled ? 'updated' : decision.outcome
  counts[outcome] += 1
  counts.images += coming.images.length
  const problems = [...decision.problems, ...coming.problems, ...printed.problems]
  if (problems.length === 0) return null
  counts.remarked += 1
  return markOf(row, { outcome, problems })
}

function personIn({ name, fatherName, dateOfBirth }: RecordChanges): Omit<NewPerson, 'row'> {
  return { name: name ?? '', fatherName, dateOfBirth }
}

function isEmpty(changes: RecordChanges): boolean {
  return Object.keys(changes).length === 0
}

/** Finds the record with a passport number, with its documents. */
async function heldBy(running: Running, passportNumber: string): Promise<Held | undefined> {
  const record = await running.ctx.read(async ({ tx }) => {
    const found = await selectByPassport(tx, passportNumber)
    return found && selectRecord(tx, found.id)
  })
  if (!record) return undefined
  const beside = (await running.ctx.read((read) => besideOf(read, [record.id]))).get(record.id)
  const documents = await documentsOf(running, record.id)
  return { ...onFileAs(record, { beside }), documents, dates: heldDates(documents) }
}

function noteUnused({ images }: Running, { findings, used }: Forecast): void {
  const unused = images.all.filter((image) => !used.has(image))
  findings.unusedImages = unused.length
  findings.unusedNames = unused.slice(0, namesShown).map(({ path }) => path)
}

async function keep(
  running: Running,
  { counts, findings }: Forecast,
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

const marksPerStep = 100

/** A row that would make a record, as far as it tells people apart. */
interface NewPerson extends Person {
  row: number
}

/**
 * Marks the rows that may be of somebody who is on file under another number, or in another row; returns how many there
 * are. They come in anyway: two people may have the same name.
 */
async function noteAlike(running: Running, people: readonly NewPerson[]): Promise<number> {
  let count = 0
  let marks: AlikeMark[] = []
  for await (const { someone, records, others } of findAlikeAmong(running.ctx, people)) {
    if (running.signal.aborted) return count
    if (records.length + others.length === 0) continue
    count += 1
    marks.push({ row: someone.row, alike: { records, rows: others.map(({ row }) => row) } })
    if (marks.length < marksPerStep) continue
    await keepAlike(running, marks)
    marks = []
  }
  await keepAlike(running, marks)
  return count
}

async function keepAlike(running: Running, marks: readonly AlikeMark[]): Promise<void> {
  const { ctx, job } = running
  if (marks.length === 0) return
  await ctx.write(async ({ tx, clock }) => {
    await advance(tx, running, { updatedAt: clock.now() })
    for (const mark of marks) await putAlike(tx, job.id, mark)
  })
}
