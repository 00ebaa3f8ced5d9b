import { appendAudit, signInEvent } from '#modules/audit'
import { tell } from '#modules/messages'
import { readSettings } from '#modules/organisation'
import { isPublic, selectRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { dayIn } from '#platform/clock/schema'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { refusalsOf, refusing } from '#platform/errors'
import { type AskRow, insertAsk, keepAnswer, selectAsks, selectFlown } from './arrivals.store.ts'
import { askingLawFor } from './asking-laws.schema.ts'
import type { Arrival, ArrivalAnswer, ArrivalAsk } from './schema.ts'
import { flightsAskedOn, nextStep, stepDue } from './steps.schema.ts'

/** Refusals about what candidates are asked after they arrived. */
export const arrivalRefusals = refusalsOf({
  'arrival.not_asked': 'not_found',
  'arrival.answered_already': 'conflict',
})
const known = refusing(arrivalRefusals)
const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/** Describes what was asked, for whoever may see it. */
export const described = ({ answer, ...row }: AskRow): ArrivalAsk => ({
  ...{ id: row.id, flightOn: row.flightOn, dueOn: row.dueOn, askedAt: row.askedAt },
  ...{ answeredAt: row.answeredAt, caseId: row.caseId },
  answer: answer as ArrivalAnswer | null,
})

/** What waits for an answer: the latest, as long as the flight is not one that is still to come. */
function openIn(asks: readonly AskRow[], flightOn: string | null, today: string): AskRow | null {
  const [latest] = asks
  const hasFlown = flightOn !== null && flightOn <= today
  return latest && hasFlown && latest.answeredAt === null ? latest : null
}

/** Returns what a candidate was asked and answered, and when the next time is; of a record that is there. */
export async function readArrival(ctx: ReadContext, recordId: string): Promise<Arrival> {
  const { flightOn, nationality } = (await selectRecord(ctx.tx, recordId)) as CandidateRecord
  const { timeZone, arrivalEveryDays } = await readSettings(ctx.tx)
  const today = dayIn(timeZone, ctx.clock.now())
  const asks = await selectAsks(ctx.tx, recordId)
  return {
    asks: asks.map(described),
    openId: openIn(asks, flightOn, today)?.id ?? null,
    nextOn: flightOn === null ? null : nextStep(flightOn, arrivalEveryDays, today),
    law: askingLawFor(nationality)?.law ?? null,
  }
}

/** Says that all is well, to what waits for an answer. Refuses with `arrival.not_asked`, `arrival.answered_already`. */
export async function answerWell(
  ctx: WriteContext,
  { recordId, id }: { recordId: string; id: string },
): Promise<void> {
  const row = (await selectAsks(ctx.tx, recordId)).find((one) => one.id === id)
  refuseUnless(row, 'arrival.not_asked')
  refuseUnless(await keep(ctx, row, { answer: 'well', caseId: null }), 'arrival.answered_already')
}

/** Takes the trouble that somebody tells for the answer to what waits for one; told without being asked, it answers nothing. */
export async function answerWithTrouble(
  ctx: WriteContext,
  { recordId, answer, caseId }: { recordId: string; answer: ArrivalAnswer; caseId: string },
): Promise<void> {
  const [latest] = await selectAsks(ctx.tx, recordId)
  if (latest?.answeredAt === null) await keep(ctx, latest, { answer, caseId })
}

async function keep(
  ctx: WriteContext,
  row: AskRow,
  { answer, caseId }: { answer: ArrivalAnswer; caseId: string | null },
): Promise<boolean> {
  const answered = { ...row, answer, caseId, answeredAt: ctx.clock.now() }
  if (!(await keepAnswer(ctx.tx, answered))) return false
  await note(ctx, 'arrival.answered', answered)
  return true
}

/** The log has no answer: only that there is one, and the digest of the row. */
function note(ctx: WriteContext, action: 'arrival.asked' | 'arrival.answered', row: AskRow) {
  const details = { dueOn: row.dueOn, ...signInEvent(ctx, 'arrivalAsks', row) }
  return appendAudit(ctx, action, `record:${row.recordId}`, details)
}

/** Records that are looked through at a time, and candidates asked in one transaction. */
const [together, atOnce] = [1000, 100]

/**
 * Asks each candidate who flew and whose next time has come, by message and in the file; once, whichever process does.
 * Returns how many were asked.
 */
export async function askArrived(ctx: ActionContext): Promise<number> {
  let count = 0
  let after = ''
  for (;;) {
    const { due, last } = await ctx.read((read) => dueAfter(read, after))
    for (let at = 0; at < due.length; at += atOnce)
      count += await ctx.write((write) => ask(write, due.slice(at, at + atOnce)))
    if (last === null) return count
    after = last
  }
}

type Due = Pick<AskRow, 'recordId' | 'flightOn' | 'dueOn'>

async function dueAfter(
  { tx, clock }: ReadContext,
  after: string,
): Promise<{ due: Due[]; last: string | null }> {
  const { timeZone, arrivalEveryDays: everyDays } = await readSettings(tx)
  const today = dayIn(timeZone, clock.now())
  const flights = flightsAskedOn(today)
  const rows = await selectFlown(tx, { ...flights, today, after, limit: together })
  const due = rows.filter(isPublic).flatMap(({ id: recordId, flightOn, askedFor }) => {
    const dueOn = stepDue({ flightOn, everyDays, askedFor }, today)
    return dueOn === null ? [] : [{ recordId, flightOn, dueOn }]
  })
  return { due, last: rows.length < together ? null : (rows.at(-1)?.id ?? null) }
}

async function ask(ctx: WriteContext, due: readonly Due[]): Promise<number> {
  let count = 0
  for (const one of due) {
    const row: AskRow = {
      ...{ id: ctx.ids.uuid(), ...one, askedAt: ctx.clock.now() },
      ...{ answer: null, answeredAt: null, caseId: null },
    }
    if (!(await insertAsk(ctx.tx, row))) continue
    await note(ctx, 'arrival.asked', row)
    await tell(ctx, { recordId: row.recordId, kind: 'arrival' })
    count += 1
  }
  return count
}
