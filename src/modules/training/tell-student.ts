import { getAccount } from '#modules/accounts'
import type { WriteContext } from '#platform/context'
import { nullIfNotFound } from '#platform/errors'
import { insertMessage, type MessageRow } from './enrolments.store.ts'

/** Leaves a message in a student's dashboard; does nothing for a deleted account. */
export async function tellStudent(
  ctx: WriteContext,
  message: Pick<MessageRow, 'accountId' | 'classId' | 'kind'>,
): Promise<void> {
  if ((await emailOf(ctx, message.accountId)) === null) return
  const createdAt = ctx.clock.now()
  await insertMessage(ctx.tx, { ...message, id: ctx.ids.uuid(), createdAt, readAt: null })
}

/** Returns a student's email; null for a deleted account. */
export async function emailOf(ctx: WriteContext, accountId: string): Promise<string | null> {
  const account = await getAccount(ctx, { accountId }).catch(nullIfNotFound)
  return account?.email ?? null
}
