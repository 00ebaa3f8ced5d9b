import { appendAudit } from '#modules/audit'
import { readSettings, timeZoneOf } from '#modules/organisation'
import { day, later } from '#platform/clock'
import { beginOfDay, dayAfter } from '#platform/clock/schema'
import type { ReadContext, WriteContext } from '#platform/context'
import { csvLine, csvStart } from '#platform/csv'
import type { PagePlace } from '#platform/pages'
import { countSilent, selectBetween, selectListed } from './arrivals.store.ts'
import { described } from './arrivals.ts'
import { askingLawFor } from './asking-laws.schema.ts'
import {
  type ArrivalListAsked,
  type AskList,
  arrivalAnswers,
  type ListedAsk,
  type MadeList,
  mostListed,
} from './schema.ts'

type Row = Awaited<ReturnType<typeof selectBetween>>[number]

const listed = (row: Row): ListedAsk => ({
  ...described(row),
  ...{ recordId: row.recordId, reference: row.reference, name: row.name },
  destination: row.destination,
})

/** Lists what was asked of anybody, the latest first. */
export async function listAsks(
  { tx }: ReadContext,
  asked: AskList,
): Promise<{ asks: ListedAsk[] } & PagePlace> {
  const { rows, ...place } = await selectListed(tx, asked)
  return { asks: rows.map(listed), ...place }
}

/** For so long an answer is waited for before somebody should call. */
const waitsFor = 7 * day

/** Counts those who were asked a week ago and have not answered. */
export const countWithoutAnswer = ({ tx, clock }: ReadContext): Promise<number> =>
  countSilent(tx, later(clock.now(), -waitsFor))

/**
 * Makes a list to hand over of who was asked between two days and what they answered; no answer is listed as none. The log
 * keeps for whom it was made, of which days, and how many rows it has.
 */
export async function makeList(
  ctx: WriteContext,
  { purpose, from, to }: ArrivalListAsked,
): Promise<MadeList> {
  const zone = await timeZoneOf(ctx.tx)
  const span = { from: beginOfDay(from, zone), until: beginOfDay(dayAfter(to, 1), zone) }
  const rows = await selectBetween(ctx.tx, { ...span, limit: mostListed + 1 })
  const isCut = rows.length > mostListed
  const asks = rows.slice(0, mostListed).map((row) => {
    return { ...listed(row), law: askingLawFor(row.nationality)?.law ?? null }
  })
  const counts = Object.fromEntries(
    [...arrivalAnswers, 'none' as const].map((answer) => [
      answer,
      asks.filter((one) => (one.answer ?? 'none') === answer).length,
    ]),
  ) as MadeList['counts']
  await appendAudit(ctx, 'arrival.listed', null, { purpose, from, to, rows: asks.length })
  const { displayName } = await readSettings(ctx.tx)
  return { madeAt: ctx.clock.now(), isCut, asks, counts, csv: csvOf(asks, displayName) }
}

const columns = [
  ...['agency', 'reference', 'name', 'destination', 'flight', 'due', 'asked', 'answer'],
  ...['answered', 'case', 'law'],
]

/** One row for each time that somebody was asked; `none` where there is no answer. */
function csvOf(asks: MadeList['asks'], agency: string): string {
  const lines = asks.map((one) =>
    csvLine([
      ...[agency, one.reference, one.name, one.destination, one.flightOn, one.dueOn, one.askedAt],
      ...[one.answer ?? 'none', one.answeredAt, one.caseId, one.law ?? 'own practice'],
    ]),
  )
  return csvStart + csvLine(columns) + lines.join('')
}
