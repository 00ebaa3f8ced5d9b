import { setTimeout as pause } from 'node:timers/promises'
import type { ActionContext } from '#platform/context'
import { untilDamaged } from '#platform/encryption'
import { isStored } from '#platform/storage'
import { derivativesOf, originalKey } from './document.ts'
import { documentIdIn } from './sweep-files.ts'

/** How long a page waits for the answer, in milliseconds. */
const patience = 500
/** For how many milliseconds a file that was found is assumed to exist: only a fault removes it while it has a row. */
const remembered = 600_000
const mostRemembered = 10_000
const seen = new Map<string, number>()

type Lost = ReadonlyMap<string, 'missing' | 'corrupt'>
type Asked = Pick<ActionContext, 'storage' | 'log'>

/**
 * Returns which of these documents of a record can neither be drawn nor have a stored picture, and why, so that a page
 * can say so where their pictures would be. When the storage is slow or unavailable it reports none: their pictures, or
 * the lack of them, show it anyway.
 */
export async function lostOriginals(
  ctx: Asked,
  recordId: string,
  documentIds: readonly string[],
): Promise<Lost> {
  const none: Lost = new Map()
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
): Promise<Lost> {
  const drawn = new Set<string>()
  for await (const { key } of storage.list(derivativesOf(recordId))) drawn.add(documentIdIn(key))
  const lost = new Map<string, 'missing' | 'corrupt'>()
  for (const id of documentIds) {
    const key = originalKey({ recordId, id })
    const fault = drawn.has(id) ? null : await faultOf(storage, key)
    if (fault) lost.set(id, fault)
    else remember(key)
  }
  return lost
}

/** Reads the file to its end: a stored file is encrypted, so any change in it shows. */
async function faultOf(
  storage: ActionContext['storage'],
  key: string,
): Promise<'missing' | 'corrupt' | null> {
  const opened = await storage.open(key)
  if (!opened) return (await isStored(storage, key)) ? 'corrupt' : 'missing'
  let isWhole = true
  const parts = untilDamaged(opened.stream, () => {
    isWhole = false
  })
  for await (const _ of parts);
  return isWhole ? null : 'corrupt'
}

function isRemembered(key: string): boolean {
  const since = seen.get(key)
  return since !== undefined && performance.now() - since < remembered
}

function remember(key: string): void {
  if (seen.size >= mostRemembered) seen.clear()
  seen.set(key, performance.now())
}
