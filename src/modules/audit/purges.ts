import type { ActionContext, ReadContext } from '#platform/context'
import { eachEvent } from './each-event.ts'

/** Tells whether the record of that subject (`record:…`) was purged. */
export async function isPurged(
  ctx: ReadContext | ActionContext,
  subject: string | null,
): Promise<boolean> {
  if (subject === null) return false
  const { done } = await eachEvent(ctx, { subject, actions: ['record.purged'] }).next()
  return !done
}

/** Tells whether the log says that a scan was purged, alone or with its record. */
export async function isDocumentPurged(
  ctx: ReadContext | ActionContext,
  { subject, id }: { subject: string; id: string },
): Promise<boolean> {
  if (await isPurged(ctx, subject)) return true
  const purges = eachEvent(ctx, { subject, actions: ['document.purged'] })
  for await (const { details } of purges)
    if (Array.isArray(details.documentIds) && details.documentIds.includes(id)) return true
  return false
}
