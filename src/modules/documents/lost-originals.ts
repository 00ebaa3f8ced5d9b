import { setTimeout as pause } from 'node:timers/promises'
import type { ActionContext } from '#platform/context'
import { originalKey, originalsOf } from './document.ts'

/** How long a page waits to be told, in milliseconds. */
const patience = 500

/**
 * Which of these papers of a record have no file any more, so that a page can say so where their pictures would be.
 * A storage that is slow or away leaves them as they are: their pictures, or the lack of them, tell the same.
 */
export async function lostOriginals(
  ctx: Pick<ActionContext, 'storage' | 'log'>,
  recordId: string,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const none: ReadonlySet<string> = new Set()
  const found = findLost(ctx, recordId, documentIds).catch((error: unknown) => {
    ctx.log.warn({ error, recordId }, 'Whether files are missing could not be told')
    return none
  })
  return Promise.race([found, pause(patience, none, { ref: false })])
}

async function findLost(
  { storage }: Pick<ActionContext, 'storage'>,
  recordId: string,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const there = new Set<string>()
  for await (const { key } of storage.list(originalsOf(recordId))) there.add(key)
  const lost = new Set<string>()
  for (const id of documentIds) {
    const key = originalKey({ recordId, id })
    // A file of an upload that is just ending is in no list yet.
    if (!there.has(key) && !(await isThere(storage, key))) lost.add(id)
  }
  return lost
}

async function isThere(storage: ActionContext['storage'], key: string): Promise<boolean> {
  const opened = await storage.open(key)
  await opened?.stream.cancel()
  return opened !== null
}
