import { appendAudit } from '#modules/audit'
import { normaliseNumber } from '#modules/records/schema'
import { type Instant, later, minute } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { limitTable } from '#platform/limits'
import {
  addTries,
  deleteOldAlerts,
  deleteOldTries,
  insertAlert,
  type NumberKind,
  raiseTries,
  recordOfNumber,
  selectKeysAbove,
  sumTries,
} from './wrong-codes.store.ts'

const { tries: most, window } = limitTable.wrongCodes
/** Tries are kept by slots, so that an hour can begin at any time and not on the hour only. */
const slot = 5 * minute
/** As many counters share a statement; the writer is free for others in between. */
const chunk = 200

/**
 * Refuses a look-up, and counts it for its number in memory: the same step for each reason (H7),
 * and nothing is written while somebody waits. A crash loses the last seconds of counting.
 */
export function refuseTry(
  { wrongCodes }: Pick<ActionContext, 'wrongCodes'>,
  { passportNumber, referenceNumber }: { passportNumber?: string; referenceNumber?: string },
): never {
  const number = normaliseNumber(passportNumber ?? referenceNumber ?? '')
  wrongCodes.add(`${passportNumber === undefined ? 'reference' : 'passport'} ${number}`)
  throw new Refusal('lookup.no_data_found')
}

/** Writes down what was counted in memory, and raises alerts; called every few seconds and at the stop. */
export async function writeWrongCodes(ctx: ActionContext): Promise<void> {
  const counted = [...ctx.wrongCodes.take()].filter(([name]) => !name.endsWith(' '))
  while (counted.length > 0) {
    const some = counted.slice(0, chunk)
    try {
      await ctx.write((write) => writeSome(write, some))
    } catch (error) {
      for (const [name, tries] of counted) ctx.wrongCodes.add(name, tries)
      throw error
    }
    counted.splice(0, chunk)
  }
}

async function writeSome(ctx: WriteContext, counted: [name: string, tries: number][]) {
  const now = ctx.clock.now()
  const names = new Map(counted.map(([name]) => [ctx.secrets.hmac('wrong-code', name), name]))
  const keys = [...names.keys()]
  const rows = counted.map(([, tries], at) => ({
    key: keys[at] as string,
    slot: slotOf(now),
    tries,
  }))
  await addTries(ctx.tx, rows)
  for (const above of await selectKeysAbove(ctx.tx, { keys, since: hourBefore(now), most }))
    await raise(ctx, { ...above, name: names.get(above.key) as string })
}

/** One open alert for a number: the first raises it, what follows is added to it. */
async function raise(
  ctx: WriteContext,
  { key, tries, name }: { key: string; tries: number; name: string },
): Promise<void> {
  const now = ctx.clock.now()
  if (await raiseTries(ctx.tx, { key, tries, now })) return
  const [number, text] = name.split(' ') as [NumberKind, string]
  const recordId = await recordOfNumber(ctx.tx, number, text)
  const id = ctx.ids.uuid()
  const dismissed = { dismissedAt: null, dismissedBy: null }
  const times = { firstAt: now, lastAt: now }
  await insertAlert(ctx.tx, { id, key, number, recordId, tries, ...times, ...dismissed })
  const subject = recordId === null ? null : `record:${recordId}`
  await appendAudit(ctx, 'code_alert.raised', subject, { alertId: id, number, tries })
}

/** Forgets counters older than an hour and alerts that nobody needs any more; both stay bounded. */
export async function forgetWrongCodes(ctx: ActionContext): Promise<void> {
  const now = ctx.clock.now()
  await ctx.write(async ({ tx }) => {
    await deleteOldTries(tx, { before: hourBefore(now), most: limitTable.numbersKept })
    const before = later(now, -limitTable.codeAlert)
    await deleteOldAlerts(tx, { before, most: limitTable.codeAlerts })
  })
}

/** The wrong codes of the last hour for all numbers together, and whether they are many. */
export async function wrongCodesInAll({ tx, clock }: ReadContext) {
  const tries = await sumTries(tx, hourBefore(clock.now()))
  return { tries, isMany: tries > limitTable.wrongCodesInAll.tries }
}

/** The beginning of the slot in which the last hour began: none of its tries is left out. */
function hourBefore(now: Instant): Instant {
  return slotOf(later(now, -window))
}

function slotOf(instant: Instant): Instant {
  return new Date(Math.floor(Date.parse(instant) / slot) * slot).toISOString()
}
