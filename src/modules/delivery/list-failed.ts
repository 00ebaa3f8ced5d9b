import type { ReadContext } from '#platform/context'
import { countFailed, selectFailed } from './delivery.store.ts'

const pageSize = 50

/** Lists messages that failed or perhaps arrived, and were not sent again since; the latest first. */
export async function listFailedMessages({ tx }: ReadContext, { page }: { page: number }) {
  return {
    messages: await selectFailed(tx, { offset: (page - 1) * pageSize, limit: pageSize }),
    total: await countFailed(tx),
    page,
    pageSize,
  }
}

export function countFailedMessages({ tx }: ReadContext): Promise<number> {
  return countFailed(tx)
}
