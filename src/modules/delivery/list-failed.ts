import type { ReadContext } from '#platform/context'
import type { CursorAsked } from '#platform/pages'
import { countFailed, selectFailed } from './delivery.store.ts'

const pageSize = 50

/** Lists messages that failed or perhaps arrived, and were not sent again since; the latest first. */
export function listFailedMessages({ tx }: ReadContext, { cursor }: CursorAsked) {
  return selectFailed(tx, { cursor, pageSize })
}

export function countFailedMessages({ tx }: ReadContext): Promise<number> {
  return countFailed(tx)
}
