import type { WriteContext } from '#platform/context'
import { insertOnce } from '#platform/database'
import type { HolderMessageKind } from './forms.schema.ts'

const insertMessage = insertOnce('messages')

/**
 * Tells the holder of an account by mail that a way into it was added, changed or used, in the transaction of the
 * change: whoever did it must not be able to hide it. The outbox sends it (`src/modules/messages`).
 */
export async function tellHolder(
  { tx, ids, clock }: WriteContext,
  accountId: string,
  kind: HolderMessageKind,
): Promise<void> {
  const now = clock.now()
  await insertMessage(tx, {
    ...{ id: ids.uuid(), recordId: null, accountId, kind, classId: null },
    ...{ state: 'waiting', way: null, contact: null, tries: 0, triedAt: null, endedAt: null },
    ...{ createdAt: now, queuedAt: now, dueAt: now, epoch: null },
  })
}
