import { mayRole } from '#modules/accounts/forms.schema'
import { photosOf } from '#modules/documents'
import { readSettings, timeZoneOf, todayOf } from '#modules/organisation'
import { neededScansOf } from '#modules/organisation/needed-documents.schema'
import { countListed, recordNames } from '#modules/records'
import { beginOfDay, day, dayAfter, dayIn } from '#platform/clock/schema'
import { actorId, type ReadContext } from '#platform/context'
import {
  type Between,
  countApproved,
  countDeparted,
  selectAnswered,
  selectDueBack,
  selectEnds,
  selectFlights,
  selectKindsOf,
  selectPlanned,
  selectRefunds,
  selectSessionsBetween,
} from './agenda.store.ts'
import { type Agenda, type AgendaItem, agendaDays, type Month, type MonthReport } from './schema.ts'

/** What a source finds; whose record it is gets its name and photo afterwards. */
type Found = { day: string } & (
  | Omit<Exclude<AgendaItem, { kind: 'class' }>, 'name' | 'photoId'>
  | Extract<AgendaItem, { kind: 'class' }>
)

type Source = (ctx: ReadContext, between: Between) => Promise<Found[]>

/** What the agenda looks at; on one day in this order. */
const sources: readonly Source[] = [flights, appointments, dueBack, ends, sessions]

/** Returns what happens in the coming days with the records, and in the classes, that the actor deals with. */
export async function readAgenda(ctx: ReadContext, days = agendaDays): Promise<Agenda> {
  const from = await todayOf(ctx)
  const until = dayAfter(from, days - 1)
  const between = { from, to: until, createdBy: ownOnly(ctx) }
  const found = (await Promise.all(sources.map((source) => source(ctx, between)))).flat()
  const items = await named(ctx, found)
  const byDay = Map.groupBy(items, ({ on }) => on)
  return {
    days: [...byDay]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([on, some]) => ({ day: on, items: some.map(({ item }) => item) })),
    until,
  }
}

/**
 * Counts what happens in the coming days, by day and kind; of everybody's records, or of those that one person entered, and
 * the classes that they teach.
 */
export async function countAgenda(ctx: ReadContext, createdBy: string | null, days: number) {
  const from = await todayOf(ctx)
  const between = { from, to: dayAfter(from, days - 1), createdBy }
  const found = (await Promise.all(sources.map((source) => source(ctx, between)))).flat()
  const byKind = Map.groupBy(found, ({ day: on, kind }) => `${on} ${kind}`)
  return [...byKind.values()]
    .map((some) => ({
      day: some[0]?.day ?? '',
      kind: some[0]?.kind ?? 'flight',
      count: some.length,
    }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** Whose records alone the actor sees; null: everybody's. */
function ownOnly({ actor }: ReadContext): string | null {
  const role = 'role' in actor ? actor.role : null
  return mayRole(role, 'records:all') ? null : (actorId(actor) ?? '')
}

async function flights(ctx: ReadContext, between: Between): Promise<Found[]> {
  const rows = await selectFlights(ctx.tx, between)
  const settings = await readSettings(ctx.tx)
  const kinds = await selectKindsOf(
    ctx.tx,
    rows.map(({ recordId }) => recordId),
  )
  return rows.map(({ recordId, day: on, destination, nationality }) => {
    const needed = neededScansOf(settings, { nationality, destinationCountry: destination })
    return {
      ...{ kind: 'flight', day: on, recordId, destination, needed: needed.length },
      missing: needed.filter((one) => !kinds.get(recordId)?.has(one)),
    }
  })
}

async function appointments({ tx }: ReadContext, between: Between): Promise<Found[]> {
  const rows = await selectPlanned(tx, between)
  return rows.map((row) => ({ kind: 'appointment', ...row }))
}

async function dueBack({ tx }: ReadContext, between: Between): Promise<Found[]> {
  const rows = await selectDueBack(tx, between)
  return rows.map((row) => ({ kind: 'original', ...row }))
}

async function ends({ tx }: ReadContext, between: Between): Promise<Found[]> {
  const rows = await selectEnds(tx, between)
  return rows.map((row) => ({ kind: 'paper', ...row }))
}

async function sessions(ctx: ReadContext, { from, to, createdBy }: Between): Promise<Found[]> {
  const timeZone = await timeZoneOf(ctx.tx)
  const rows = await selectSessionsBetween(ctx.tx, {
    from: beginOfDay(from, timeZone),
    to: beginOfDay(dayAfter(to, 1), timeZone),
    teacherId: createdBy,
  })
  return rows.map((row) => ({ kind: 'class', day: dayIn(row.startsAt, timeZone), ...row }))
}

async function named(ctx: ReadContext, found: readonly Found[]) {
  const ids = [...new Set(found.flatMap((one) => ('recordId' in one ? one.recordId : [])))]
  const names = await recordNames(ctx.tx, ids)
  const photos = await photosOf(ctx, ids)
  return found.map(({ day: on, ...one }) => {
    if (one.kind === 'class') return { on, item: one as AgendaItem }
    const name = names.get(one.recordId) ?? ''
    const photoId = photos.get(one.recordId) ?? null
    return { on, item: { ...one, name, photoId } as AgendaItem }
  })
}

/** Returns what became of this month so far, for whoever sees all records; null for others. */
export async function readMonth(ctx: ReadContext): Promise<Month | null> {
  if (ownOnly(ctx) !== null) return null
  return readMonthReport(ctx, (await todayOf(ctx)).slice(0, 7))
}

/** Returns what became of a month, given as year-month, by the organisation's clock; of the present one so far. */
export async function readMonthReport(ctx: ReadContext, month: string): Promise<MonthReport> {
  const timeZone = await timeZoneOf(ctx.tx)
  const from = `${month}-01`
  const next = `${dayAfter(from, 31).slice(0, 7)}-01`
  const span = { from: beginOfDay(from, timeZone), until: beginOfDay(next, timeZone) }
  const lastDay = dayAfter(next, -1)
  const today = await todayOf(ctx)
  const days = { from, to: today < lastDay ? today : lastDay }
  const answered = await selectAnswered(ctx.tx, span)
  const took = answered
    .map(({ createdAt, at }) => Math.ceil((Date.parse(at) - Date.parse(createdAt)) / day))
    .sort((one, other) => one - other)
  const refunds = Map.groupBy(await selectRefunds(ctx.tx, days), ({ currency }) => currency)
  return {
    from,
    to: days.to,
    added: await countListed(ctx, { createdFrom: span.from, createdTo: span.until }),
    approved: await countApproved(ctx.tx, span),
    departed: await countDeparted(ctx.tx, days),
    answered: answered.length,
    inTime: answered.filter(({ at, dueAt }) => at <= dueAt).length,
    medianDays: took[Math.floor((took.length - 1) / 2)] ?? null,
    refunds: [...refunds].map(([currency, some]) => ({
      currency,
      count: some.length,
      amount: some.reduce((sum, { amount }) => sum + Math.abs(amount), 0),
    })),
  }
}
