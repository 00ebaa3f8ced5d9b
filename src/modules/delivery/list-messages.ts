import { selectMessages } from '#modules/outbox'
import type { Message } from '#modules/outbox/schema'
import { getRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'

/** The messages to a record's candidate for its staff, the latest first. */
export async function listMessages(ctx: ReadContext, recordId: string): Promise<Message[]> {
  await getRecord(ctx, recordId)
  return selectMessages(ctx.tx, recordId)
}
