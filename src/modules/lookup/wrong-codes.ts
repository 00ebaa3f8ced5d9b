import { appendAudit } from '#modules/audit'
import { normaliseNumber } from '#modules/records/schema'
import { day, later } from '#platform/clock'
import type { ActionContext, WriteContext } from '#platform/context'
import { lookupLimits } from './limits.ts'
import { refusal } from './refusals.ts'
import { beginOfSlot, hourBefore } from './slots.ts'
import {
  addTries,
  deleteOldAlerts,
  deleteOldTries,
  insertAlert,
  type NumberKind,
  raiseTries,
  recordOfNumber,
  selectKeysAbove,
} from './wrong-codes.store.ts'
import { addTotals, type CodeKind, deleteOldTotals } from './wrong-codes-in-all.store.ts'
import { tooManyInAll } from './wrong-codes-in-all.ts'

const { tries: most } = lookupLimits.wrongCodes
/** As many counters share a statement; the writer is free for others in between. */
const chunk = 200

type Counts = Pick<ActionContext, 'counter'>
type Numbers = { passportNumber?: string; referenceNumber?: string }

/** Refuses a look-up, and counts it. @param kind of the code */
export function refuseTry(ctx: Counts, numbers: Numbers, kind: CodeKind = 'access'): never {
  countTry(ctx, numbers, kind)
  throw refusal('lookup.no_data_found')
}

/**
 * Counts a refused look-up for its number and for all of them in memory: the same step for
 * each reason (H7), and nothing is written while somebody waits. A crash loses the last seconds of
 * counting. @param kind of the code; null when the same try was counted with another number already
 */
export function countTry(
  { counter }: Counts,
  { passportNumber, referenceNumber }: Numbers,
  kind: CodeKind | null,
): void {
  const number = normaliseNumber(passportNumber ?? referenceNumber ?? '')
  if (number !== '') {
    // First, so that it is counted on when the counter is full of numbers.
    if (kind) counter.add(`all ${kind}`)
    counter.add(`${passportNumber === undefined ? 'reference' : 'passport'} ${number}`)
  }
}

/** Writes down what was counted in memory, and raises alerts; called every few seconds and at the stop. */
export async function writeWrongCodes(ctx: ActionContext): Promise<void> {
  const counted = [...ctx.counter.take()]
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

async function writeSome(ctx: WriteContext, counted: [name: string, tries: number][]) {
  const isTotal = ([name]: [name: string, tries: number]) => name.startsWith('all ')
  await writeTotals(ctx, counted.filter(isTotal))
  await writeNumbers(
    ctx,
    counted.filter((one) => !isTotal(one)),
  )
}

async function writeTotals(ctx: WriteContext, counted: [name: string, tries: number][]) {
  if (counted.length === 0) return
  const slot = beginOfSlot(ctx.clock.now())
  const rows = counted.map(([name, tries]) => ({ slot, kind: name.slice(4) as CodeKind, tries }))
  await addTotals(ctx.tx, rows)
  const tries = await tooManyInAll(ctx)
  if (tries !== null) await raise(ctx, { key: 'all', tries, name: 'all ' })
}

async function writeNumbers(ctx: WriteContext, counted: [name: string, tries: number][]) {
  if (counted.length === 0) return
  const now = ctx.clock.now()
  const slot = beginOfSlot(now)
  const names = new Map(counted.map(([name]) => [ctx.secrets.hmac('wrong-code', name), name]))
  const keys = [...names.keys()]
  await addTries(
    ctx.tx,
    counted.map(([, tries], at) => ({ key: keys[at] as string, slot, tries })),
  )
  for (const above of await selectKeysAbove(ctx.tx, {
    keys,
    since: hourBefore(now),
    until: slot,
    most,
  }))
    await raise(ctx, { ...above, name: names.get(above.key) as string })
}

/** One open alert for a number, or for all: the first raises it, what follows is added to it. */
async function raise(
  ctx: WriteContext,
  { key, tries, name }: { key: string; tries: number; name: string },
): Promise<void> {
  const now = ctx.clock.now()
  if (await raiseTries(ctx.tx, { key, tries, now })) return
  const [number, text] = name.split(' ') as [NumberKind, string]
  const recordId = number === 'all' ? null : await recordOfNumber(ctx.tx, number, text)
  const id = ctx.ids.uuid()
  const dismissed = { dismissedAt: null, dismissedBy: null }
  const times = { firstAt: now, lastAt: now }
  await insertAlert(ctx.tx, { id, key, number, recordId, tries, ...times, ...dismissed })
  const subject = recordId === null ? null : `record:${recordId}`
  await appendAudit(ctx, 'code_alert.raised', subject, { alertId: id, number, tries })
}

/** Forgets counters older than an hour, totals older than what is usual, and alerts that nobody needs any more; both stay bounded. */
export async function forgetWrongCodes(ctx: ActionContext): Promise<void> {
  const now = ctx.clock.now()
  await ctx.write(async ({ tx }) => {
    await deleteOldTries(tx, { before: hourBefore(now), now, most: lookupLimits.numbersKept })
    await deleteOldTotals(tx, later(now, -lookupLimits.usualDays - day))
    const before = later(now, -lookupLimits.codeAlert)
    await deleteOldAlerts(tx, { before, most: lookupLimits.codeAlerts })
  })
}
