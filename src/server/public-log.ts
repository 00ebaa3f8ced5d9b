import type { Context, Hono } from 'hono'
import { mountGet } from '#api'
import type { App } from '#gate'
import { readCheckpointNote, readLogKey, readOpening, readPublicTile } from '#modules/transparency'
import { actAs, system } from '#platform/context'
import { refusal } from '#platform/errors'

/**
 * Mounts the log for public checking, by c2sp.org/tlog-tiles below `/log`: checkpoint, key, tiles of
 * hashes, and the first leaf. The other leaves are events, and never public.
 */
export function mountPublicLog(hono: Hono, { runtime }: App): void {
  const ctx = actAs(runtime, system)
  const text = (c: Context, found: string | null | undefined) => {
    if (!found) throw refusal('route.not_found')
    return c.text(found)
  }
  mountGet(hono, '/log/checkpoint', async (c) => text(c, await ctx.read(readCheckpointNote)))
  mountGet(hono, '/log/key', async (c) => {
    const key = await ctx.read(readLogKey)
    return text(c, key && `${key}\n`)
  })
  mountGet(hono, '/log/opening', async (c) => {
    const leaf = await ctx.read(readOpening)
    return text(c, leaf?.toString('utf8'))
  })
  mountGet(hono, '/log/tile/*', async (c) => {
    const bytes = await ctx.read((read) => readPublicTile(read, c.req.path.slice('/log/'.length)))
    if (bytes === null) throw refusal('route.not_found')
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/octet-stream',
      // A successor's log has its tiles at the same addresses: a client that kept the former ones for long
      // would take an honest log for a broken one.
      'cache-control': 'public, max-age=300',
    })
  })
}
