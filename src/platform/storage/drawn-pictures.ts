import type { Log } from '#platform/log'
import { clearAway } from './clear-away.ts'
import type { Storage } from './storage.ts'

interface Drawing {
  draw: () => Promise<Buffer>
  /** Tells whether the row of its original still exists: a removal may be quicker than the drawing. */
  isStill: () => Promise<boolean>
  /** The row, for the log. */
  what: Record<string, string>
}

/** Pictures that are being drawn now: requests for the same picture share one drawing. */
const underWay = new WeakMap<Storage, Map<string, Promise<Buffer>>>()

/** Returns the picture that is kept under a key; without one draws it and keeps it. */
export async function keptOrDrawn(
  needs: { storage: Storage; log: Log },
  key: string,
  drawing: Drawing,
): Promise<Buffer> {
  const kept = await needs.storage.read(key)
  if (kept) return kept
  const here = underWay.get(needs.storage) ?? new Map<string, Promise<Buffer>>()
  underWay.set(needs.storage, here)
  const fresh = here.get(key) ?? drawn(needs, key, drawing).finally(() => here.delete(key))
  here.set(key, fresh)
  return fresh
}

async function drawn(
  needs: { storage: Storage; log: Log },
  key: string,
  { draw, isStill, what }: Drawing,
): Promise<Buffer> {
  const picture = await draw()
  // A full disk must not stop anybody from seeing it: the picture is just not stored.
  await needs.storage.put(key, picture).catch((error: unknown) => {
    needs.log.warn({ error, ...what }, 'A picture could not be kept')
  })
  await clearAway(needs, async () => {
    if (!(await isStill())) await needs.storage.remove(key)
  })
  return picture
}
