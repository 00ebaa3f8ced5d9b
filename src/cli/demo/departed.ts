import { uploadDocument } from '#modules/documents'
import type { NewRecord } from '#modules/records/schema'
import { day, later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { dayFromToday } from './day-from-today.ts'
import { drawSpecimen } from './specimen.ts'

/** Longer than the usual settings keep documents that may not be shown to anybody. */
const daysSinceFlight = 200

/** Tells whether this candidate departed long ago, so that part of the file is due for removal. */
export function hasDeparted(number: number): boolean {
  return number === 2
}

/** Returns the day of that departure. */
export function pastFlightDay(ctx: ActionContext): Promise<string> {
  return ctx.read((read) => dayFromToday(read, -daysSinceFlight))
}

/** Adds a fingerprint document that was scanned before the flight and never removed since. */
export async function scanBeforeFlight(
  author: ActionContext,
  { recordId, details, number }: { recordId: string; details: NewRecord; number: number },
): Promise<void> {
  const bytes = await drawSpecimen('fingerprint', { details, variant: number })
  const source = (async function* () {
    yield bytes
  })()
  const originalName = `fingerprint-${number}.jpg`
  await uploadDocument(beforeFlight(author), {
    ...{ recordId, kind: 'fingerprint', originalName, source },
  })
}

function beforeFlight(ctx: ActionContext): ActionContext {
  const clock = { now: () => later(ctx.clock.now(), -(daysSinceFlight + 5) * day) }
  return {
    ...ctx,
    clock,
    read: (run) => ctx.read((read) => run({ ...read, clock })),
    write: (run) => ctx.write((write) => run({ ...write, clock })),
  }
}
