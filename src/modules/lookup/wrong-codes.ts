import { openCase, selectLastAnswer, selectOpenAbout } from '#modules/cases'
import { day, hour, type Instant, isAhead, isWithin, later, minute } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { lookupLimits } from './schema.ts'
import {
  addTotals,
  addTries,
  type CodeKind,
  deleteOldTotals,
  deleteOldTries,
  deleteTries,
  type NumberKind,
  numbersOfRecord,
  numbersThatLook,
  recordsOfNumbers,
  selectHours,
  selectKeysAbove,
  sumTotals,
} from './wrong-codes.store.ts'

const { tries: most } = lookupLimits.wrongCodes

/** This many counters share a statement; other writers get their turn in between. */
const chunk = 200

/**
 * Writes down what was counted in memory, and opens cases; called every few seconds and when the server stops. The
 * totals have a transaction of their own: all processes update the same rows, and wait for each other there.
 */
export async function writeWrongCodes(ctx: ActionContext): Promise<void> {
  const counted = [...ctx.counter.take()]
  const isTotal = ([name]: Counted) => name.startsWith('all ')
  const numbers = counted.filter((one) => !isTotal(one))
  try {
    await writeAll(ctx, counted.filter(isTotal), writeTotals)
  } catch (error) {
    for (const [name, tries] of numbers) ctx.counter.add(name, tries)
    throw error
  }
  await writeAll(ctx, numbers, writeNumbers)
}

type Counted = [name: string, tries: number]

/** Writes all counts; those that cannot be written stay counted in memory. */
async function writeAll(
  ctx: ActionContext,
  counted: Counted[],
  writeSome: (write: WriteContext, some: Counted[]) => Promise<void>,
): Promise<void> {
  while (counted.length > 0) {
    const some = counted.slice(0, chunk)
    try {
      await ctx.write((write) => writeSome(write, some))
    } catch (error) {
      for (const [name, tries] of counted) ctx.counter.add(name, tries)
      throw error
    }
    counted.splice(0, chunk)
  }
}

async function writeTotals(ctx: WriteContext, counted: Counted[]) {
  const slot = beginOfSlot(ctx.clock.now())
  const rows = counted.map(([name, tries]) => ({ slot, kind: name.slice(4) as CodeKind, tries }))
  await addTotals(ctx.tx, rows)
  const many = await tooManyInAll(ctx)
  if (many !== null) await raise(ctx, [{ ...many, name: 'all ' }])
}

/**
 * Adds the tries with each spelling of a number to those of the number on file, when every spelling opens that file.
 * It reads records, so it is not done while somebody waits (H7).
 */
async function ofNumbersOnFile({ tx }: WriteContext, counted: Counted[]): Promise<Counted[]> {
  const typed = counted.map(
    ([name, tries]) => [...name.split(' '), tries] as [NumberKind, string, number],
  )
  const passports = typed.filter(([kind]) => kind === 'passport')
  const onFile = await numbersThatLook(tx, [...new Set(passports.map(([, text]) => text))])
  const sums = new Map<string, number>()
  for (const [kind, text, tries] of typed) {
    const number = (kind === 'passport' && onFile.get(text)) || text
    const name = `${kind} ${number}`
    sums.set(name, (sums.get(name) ?? 0) + tries)
  }
  return [...sums]
}

async function writeNumbers(ctx: WriteContext, typed: Counted[]) {
  const counted = await ofNumbersOnFile(ctx, typed)
  const now = ctx.clock.now()
  const slot = beginOfSlot(now)
  const names = new Map(counted.map(([name]) => [ctx.secrets.hmac('wrong-code', name), name]))
  const keys = [...names.keys()]
  await addTries(
    ctx.tx,
    counted.map(([, tries], at) => ({ key: keys[at] as string, slot, tries })),
  )
  const span = { since: hourBefore(now), until: slot }
  const above = await selectKeysAbove(ctx.tx, { keys, ...span, most })
  await raise(
    ctx,
    above.map(({ key, tries }) => ({ tries, name: names.get(key) as string })),
  )
}

interface Raised {
  tries: number
  name: string
  usual?: number
}

/** All numbers that no record has: nobody is to fill the list of cases by trying many. */
const nobodys = 'nobodys'

/** Opens a case about a number, or about all; while one is open, no other about the same is opened. */
async function raise(given: WriteContext, raised: readonly Raised[]): Promise<void> {
  const ctx: WriteContext = { ...given, actor: { kind: 'system' } }
  const of = raised.map(({ name, ...one }) => ({
    ...one,
    of: name.split(' ') as [NumberKind, string],
  }))
  const records = {
    passport: await recordsIn(ctx, of, 'passport'),
    reference: await recordsIn(ctx, of, 'reference'),
    all: new Map<string, string>(),
  }
  const about = of.map(({ of: [which, text], tries, usual = null }) => {
    const recordId = records[which].get(text) ?? null
    const partId = recordId ? `${which} ${recordId}` : which === 'all' ? which : nobodys
    return { recordId, partId, said: { which, tries, usual } }
  })
  const known = new Set(
    await selectOpenAbout(
      ctx.tx,
      'codes',
      about.map(({ partId }) => partId),
    ),
  )
  const answeredAt = await selectLastAnswer(ctx.tx, 'codes', nobodys)
  if (answeredAt !== null && isWithin(hour, answeredAt, ctx.clock.now())) known.add(nobodys)
  for (const { recordId, partId, said } of about) {
    if (known.has(partId)) continue
    known.add(partId)
    await openCase(ctx, { kind: 'codes', said }, { recordId, partId })
  }
}

/** Forgets the wrong codes for the number of a record, when the case about them is answered: only new ones count. */
export async function forgetTries(
  { tx, secrets }: WriteContext,
  { recordId, which }: { recordId: string; which: NumberKind },
): Promise<void> {
  const numbers = await numbersOfRecord(tx, recordId)
  const text = which === 'passport' ? numbers?.passportNumber : numbers?.referenceNumber
  if (text) await deleteTries(tx, secrets.hmac('wrong-code', `${which} ${text}`))
}

function recordsIn(
  { tx }: WriteContext,
  raised: readonly { of: [NumberKind, string] }[],
  kind: 'passport' | 'reference',
) {
  const ofKind = raised.filter(({ of: [number] }) => number === kind)
  return recordsOfNumbers(
    tx,
    kind,
    ofKind.map(({ of: [, text] }) => text),
  )
}

/**
 * Deletes counters older than an hour, and totals too old to define what is usual; all stay bounded.
 */
export async function forgetWrongCodes(ctx: ActionContext): Promise<void> {
  const now = ctx.clock.now()
  await ctx.write(async ({ tx }) => {
    await deleteOldTries(tx, { before: hourBefore(now), now, most: lookupLimits.numbersKept })
    await deleteOldTotals(tx, later(now, -lookupLimits.usualDays - day))
  })
}

/** Tries are stored by slots, so that an hour can begin at any time and not only on the hour. */
const slotLength = 5 * minute

function beginOfSlot(instant: Instant): Instant {
  return new Date(Math.floor(Date.parse(instant) / slotLength) * slotLength).toISOString()
}

/** Returns the beginning of the slot in which the last hour began, so that none of its tries is left out. */
function hourBefore(now: Instant): Instant {
  return beginOfSlot(later(now, -hour))
}

const { tries: least } = lookupLimits.wrongCodesInAll

/** Wrong access and share codes of the last hour, for all numbers together. */
export interface WrongCodesInAll {
  access: number
  share: number
  /** In the busiest hour of a usual day. */
  usual: number
  /** Up to this many within an hour raise no alert. */
  most: number
}

/**
 * Returns the count of the last hour, and what is usual here: the busiest hour of each of the last 14 days, and the
 * median of these, so that neither a few attacks nor a few quiet days shift it. Trying a few codes with each of many
 * numbers shows for no single number, but it shows here.
 */
export async function wrongCodesInAll({ tx, clock }: ReadContext): Promise<WrongCodesInAll> {
  const now = clock.now()
  const today = `${now.slice(0, 10)}T00:00:00.000Z`
  const from = later(today, -lookupLimits.usualDays)
  const busiest = new Map<string, number>()
  for (const { hour, tries } of await selectHours(tx, { from, to: today })) {
    const date = hour.slice(0, 10)
    busiest.set(date, Math.max(busiest.get(date) ?? 0, tries))
  }
  const usual = middleOf([...busiest.values()], lookupLimits.usualDays / day)
  const most = Math.max(least, lookupLimits.timesUsual * usual)
  return { ...(await sumTotals(tx, { since: hourBefore(now), until: now })), usual, most }
}

/** Returns how many came within the last hour when they are too many, counted from the last answer to such a case; else null. */
async function tooManyInAll(ctx: ReadContext): Promise<{ tries: number; usual: number } | null> {
  const { most, usual } = await wrongCodesInAll(ctx)
  const answeredAt = await selectLastAnswer(ctx.tx, 'codes', 'all')
  const now = ctx.clock.now()
  const hour = hourBefore(now)
  // An answer in the future dates from before the clock was set back: it would silence the alert until then.
  const isKnown = answeredAt !== null && !isAhead(answeredAt, now)
  const next = isKnown ? later(beginOfSlot(answeredAt), slotLength) : hour
  const since = next > hour ? next : hour
  const { access, share } = await sumTotals(ctx.tx, { since, until: now })
  return access + share > most ? { tries: access + share, usual } : null
}

/** Returns the median of so many values, counting missing ones as 0. */
function middleOf(values: number[], count: number): number {
  const sorted = values.toSorted((a, b) => b - a)
  return sorted[Math.floor(count / 2)] ?? 0
}
