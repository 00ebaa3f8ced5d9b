import { appendAudit } from '#modules/audit'
import { agreedToHandover } from '#modules/consents'
import { exportHandover } from '#modules/exchange'
import { changeClosing, readSettings } from '#modules/organisation'
import { closesAt, closingOf } from '#modules/organisation/schema'
import type { Instant } from '#platform/clock'
import type { ActionContext, WriteContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'

export interface Handover {
  /** How many candidates said yes. */
  people: number
  zip: AsyncGenerator<Uint8Array>
  /** When the list of those who said yes was read: a later yes waits for the next handover. */
  askedAt: Instant
}

/**
 * Exports the files of the candidates who said yes, for the successor, once the last day is over; `closing.handed_over`
 * is in the log before the first byte. Refuses with `closing.wrong_state` before that, and where no successor is named.
 * The caller calls `noteHandedOver` once everything is written.
 */
export async function handOver(ctx: ActionContext): Promise<Handover> {
  const askedAt = ctx.clock.now()
  const { ids, introduction } = await ctx.write(async (write) => {
    const settings = await readSettings(write.tx)
    const closing = closingOf(settings)
    refuseUnless(closing?.successor, 'closing.wrong_state')
    refuseUnless((closesAt(settings) as Instant) <= askedAt, 'closing.wrong_state')
    const ids = await agreedToHandover(write)
    await appendAudit(write, 'closing.handed_over', 'organisation', { people: ids.length })
    const { displayName } = settings
    return { ids, introduction: introductionOf(displayName, closing.successor.name, askedAt) }
  })
  const zip = exportHandover(ctx, { recordIds: new Set(ids), introduction })
  return { people: ids.length, zip, askedAt }
}

/** Notes the handover: from now on the files of those who had said yes by then are due for removal too. */
export async function noteHandedOver(ctx: WriteContext, askedAt: Instant): Promise<void> {
  const settings = await readSettings(ctx.tx)
  const closing = closingOf(settings)
  refuseUnless(closing, 'closing.wrong_state')
  const { version } = settings
  await changeClosing(ctx, { version, closing: { ...closing, handedOverAt: askedAt } })
}

function introductionOf(from: string, to: string, at: Instant): string {
  return `Files that ${from} hands to ${to}, written on ${at}

Each of these candidates said yes to that. tables/ has their details and what their contracts say, as CSV
for people and as JSON exactly as it was kept; times are UTC. documents/ has their current documents as they
were uploaded, by record reference. A document for which an authority showed something else is left out.
manifest.json has the SHA-256 of every file.

This archive holds passports and medical forms. Keep it as you would keep those.
`
}
