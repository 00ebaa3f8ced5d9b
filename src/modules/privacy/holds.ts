import { waitingForHandover } from '#modules/consents'
import type { Reader } from '#platform/database'
import { selectHolds } from './kept.store.ts'
import type { Hold } from './retention.schema.ts'

/** Finds, by record, what waits for an answer or a person, or for the successor of an agency that closes. */
export async function findHolds(
  tx: Reader,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Hold[]>> {
  const holds = new Map(await selectHolds(tx, recordIds))
  const waiting = new Set(await waitingForHandover({ tx }))
  for (const id of recordIds)
    if (waiting.has(id)) holds.set(id, [...(holds.get(id) ?? []), 'handover'])
  return holds
}
