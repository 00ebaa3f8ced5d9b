import { setTimeout as pause } from 'node:timers/promises'
import type { ActionContext } from '#platform/context'
import { derivativesOf, originalKey, originalsOf } from './document.ts'

/** How long a page waits for the answer, in milliseconds. */
const patience = 500
/** For how many milliseconds a file that was found is assumed to exist: only a fault removes it while it has a row. */
const remembered = 600_000
const mostRemembered = 10_000
const seen = new Map<string, number>()

type Asked = Pick<ActionContext, 'storage' | 'log'>

/**
 * Returns which of these documents of a record have neither a file nor a stored picture, so that a page can say so
 * where their pictures would be. When the storage is slow or unavailable it reports none: their pictures, or the lack
 * of them, show it anyway.
 */
export async function lostOriginals(
  ctx: Asked,
  recordId: string,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const none: ReadonlySet<string> = new Set()
  const unknown = documentIds.filter((id) => !isRemembered(originalKey({ recordId, id })))
  if (unknown.length === 0) return none
  const found = findLost(ctx, recordId, unknown).catch((error: unknown) => {
    ctx.log.warn({ error, recordId }, 'It could not be checked whether files are missing')
    return none
  })
  return Promise.race([found, pause(patience, none, { ref: false })])
}

async function findLost(
  { storage }: Asked,
  recordId: string,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const there = new Set<string>()
  for await (const { key } of storage.list(originalsOf(recordId))) there.add(key)
  const lost = new Set<string>()
  for (const id of documentIds) {
    const key = originalKey({ recordId, id })
    // The file of an upload that has just ended is not in the list yet.
    if (there.has(key) || (await isThere(storage, key))) remember(key)
    else if (!(await hasPicture(storage, `${derivativesOf(recordId)}${id}/`))) lost.add(id)
  }
  return lost
}

async function isThere(storage: ActionContext['storage'], key: string): Promise<boolean> {
  const opened = await storage.open(key)
  await opened?.stream.cancel()
  return opened !== null
}

async function hasPicture(storage: ActionContext['storage'], prefix: string): Promise<boolean> {
  for await (const _ of storage.list(prefix)) return true
  return false
}

function isRemembered(key: string): boolean {
  const since = seen.get(key)
  return since !== undefined && performance.now() - since < remembered
}

function remember(key: string): void {
  if (seen.size >= mostRemembered) seen.clear()
  seen.set(key, performance.now())
}
