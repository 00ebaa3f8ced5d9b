import { setImmediate as turn } from 'node:timers/promises'
import { selectByPassport, selectRecord } from '#modules/records'
import { isUnderAge, type RecordChanges } from '#modules/records/schema'
import type { TableRow } from '#modules/tables'
import { isLedger } from '#modules/tables/columns/columns.schema'
import { dayIn } from '#platform/clock/schema'
import type { ImageFile } from './images/match-images.ts'
import { importCountsSchema } from './kept/import.schema.ts'
import type { RowMark } from './kept/import-rows.store.ts'
import { keptRows } from './kept/imports.store.ts'
import { forgetVerdicts, type Judged, keeperOfVerdicts, type Verdict } from './kept/verdicts.ts'
import { checkPayment, type RowsBefore } from './payments.ts'
import type { ImportQuestion } from './rows/answers.schema.ts'
import { besideOf } from './rows/beside.ts'
import { ask } from './rows/cells.ts'
import {
  decideDates,
  decideImages,
  decideRow,
  type HeldDates,
  type HeldDocuments,
  heldDates,
  type OnFile,
  onFileAs,
} from './rows/decide.ts'
import { type Candidate, mapRow } from './rows/map-row.ts'
import { readPayment } from './rows/read-payment.ts'
import { documentsOf, planOf, type Running, type Similar } from './running.ts'
import { ownProblems, type Tally, tallied, tallyFrom } from './tally.ts'

const rowsPerStep = 100

/** Records with their documents, as earlier rows of the table would leave them, by passport number. */
type Simulated = Map<string, Held>
interface Held extends OnFile {
  documents: HeldDocuments
  dates: HeldDates
  basis: Judged['basis']
}

/** What all rows would come to. */
export interface Forecast {
  tally: Tally
  simulated: Simulated
  used: Set<ImageFile>
  addresses: number
  /** How many new records anybody with a number and a code could open at once. */
  publicRows: number
  asked: Map<string, ImportQuestion>
  people: Similar[]
  /** For a ledger, how often earlier rows say the same. */
  before: RowsBefore
}

/** What is kept of a step of the pass: rows with something to say, and how far it is. */
export type KeepStep = (forecast: Forecast, rowsDone: number, marks: RowMark[]) => Promise<void>

/**
 * Reads every row once and decides what becomes of it, in the order of the table, on what is on file and what earlier
 * rows would leave there. Each verdict is kept for the run. Returns null if it was told to stop.
 */
export async function judgeRows(running: Running, keepStep: KeepStep): Promise<Forecast | null> {
  const { ctx, job, signal, runner } = running
  const forecast: Forecast = {
    tally: tallyFrom(importCountsSchema.parse({}), []),
    simulated: new Map(),
    used: new Set(),
    addresses: 0,
    publicRows: 0,
    asked: new Map(),
    people: [],
    before: new Map(),
  }
  const plan = await planOf(running)
  await forgetVerdicts(ctx.storage, job.id)
  const keeper = keeperOfVerdicts(ctx.storage, job.id, runner)
  let marks: RowMark[] = []
  for await (const row of keptRows(ctx.storage, job)) {
    if (signal.aborted) return null
    const { verdict, mark, images } = isLedger(job.mapping)
      ? await checkPayment(running, forecast, { row, read: readPayment(plan, row.cells) })
      : await judge(running, forecast, row, mapRow(plan, row.cells))
    await keeper.keep(verdict)
    forecast.tally = tallied(forecast.tally, { verdict, mark, images })
    const own = mark && ownProblems(forecast.tally, mark)
    if (own && own.problems.length > 0) marks.push(own)
    if ((row.index + 1) % rowsPerStep !== 0) continue
    await keepStep(forecast, row.index + 1, marks)
    marks = []
    await turn()
  }
  await keeper.end()
  await keepStep(forecast, job.rows, marks)
  return forecast
}

/** A row's verdict, and what it would come to. */
export interface Found {
  verdict: Verdict
  mark: RowMark | null
  images: number
}

async function judge(
  running: Running,
  forecast: Forecast,
  row: TableRow & { index: number },
  read: ReturnType<typeof mapRow>,
): Promise<Found> {
  const { index } = row
  const verdict: Verdict = { index, row: row.row, read, judged: null }
  if (read.kind === 'skipped' || read.kind === 'nobody') return { verdict, mark: null, images: 0 }
  ask(forecast.asked, read.kind === 'wrong' ? read.unknown : read.candidate.unknown)
  if (read.kind === 'wrong')
    return { verdict, mark: markOf(row, { outcome: 'failed', problems: read.problems }), images: 0 }
  const { judged, mark } = await judgeCandidate(running, forecast, row, read.candidate)
  const images = mark.outcome === 'failed' ? 0 : judged.images.length
  return { verdict: { ...verdict, judged }, mark, images }
}

async function judgeCandidate(
  running: Running,
  forecast: Forecast,
  row: TableRow,
  candidate: Candidate,
): Promise<{ judged: Judged; mark: RowMark }> {
  const { job, images, secondPersonApproval, takesNone } = running
  const { simulated, used } = forecast
  const { passportNumber } = candidate
  const held = simulated.get(passportNumber) ?? (await heldBy(running, passportNumber))
  const { updateExisting, asPending } = job
  const today = dayIn(running.timeZone, running.ctx.clock.now())
  const decision = decideRow(candidate, held, {
    ...{ updateExisting, secondPersonApproval, today, takesNone },
  })
  const documents: HeldDocuments = held?.documents ?? new Map()
  const coming = await decideImages(images, candidate, { documents, updateExisting })
  for (const image of coming.accountedFor) used.add(image)
  forecast.addresses += coming.missingAddresses.length
  const judged: Judged = {
    ...{ basis: held?.basis ?? null, takesNone, decision, problems: coming.problems },
    images: coming.images.map(({ kind, image }) => ({ kind, path: image.path })),
  }
  if (decision.outcome === 'failed') return { judged, mark: markOf(row, decision) }
  const scans = coming.images.map(({ kind, image }) => [kind, image] as const)
  // A new scan begins without dates.
  const dates: HeldDates = new Map([...(held?.dates ?? []), ...heldDates(new Map(scans))])
  const printed = decideDates(candidate, { dates, updateExisting })
  const isFiled = scans.length > 0 || printed.changes.size > 0
  const isEdited = isFiled || (decision.outcome === 'updated' && !isEmpty(decision.changes))
  const isApproved = held ? held.isApproved : !(candidate.waits || asPending)
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
    basis: { row: row.row },
  })
  if (decision.outcome === 'created') {
    forecast.people.push({ row: row.row, ...personIn(details) })
    const left = simulated.get(passportNumber)
    if (left?.isApproved && !left.isHidden) forecast.publicRows += 1
  }
  const outcome = decision.outcome === 'unchanged' && isFiled ? 'updated' : decision.outcome
  const problems = [...decision.problems, ...coming.problems, ...printed.problems]
  return { judged, mark: markOf(row, { outcome, problems }) }
}

function markOf(
  { row }: Pick<TableRow, 'row'>,
  { outcome, problems }: Pick<RowMark, 'outcome' | 'problems'>,
): RowMark {
  return { row, outcome, recordId: null, recordVersion: null, problems }
}

function personIn({ name, fatherName, dateOfBirth, telephone }: RecordChanges) {
  return { name: name ?? '', fatherName, dateOfBirth, telephone: telephone ?? null }
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
  const { id: recordId, version } = record
  const beside = (await running.ctx.read((read) => besideOf(read, [recordId]))).get(recordId)
  const documents = await documentsOf(running, recordId)
  const basis = { recordId, version }
  return { ...onFileAs(record, { beside }), documents, dates: heldDates(documents), basis }
}
