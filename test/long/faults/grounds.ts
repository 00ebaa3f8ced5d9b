import { join } from 'node:path'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { openPostgresServer } from '#test/postgres'
import { apiKey, setUpProduct, startProduct } from '#test/product'
import { s3Address, startS3Server } from '#test/s3-server'
import { openSmallDisk } from '#test/small-disk'
import { openFailingMachine } from './failing-machine.ts'
import type { Ground } from './fault.ts'

export interface OpenGround extends Ground {
  close(): Promise<void>
}
type Dependencies = Omit<Ground, 'product' | 'keys' | 'orphans'>
type Close = () => Promise<unknown> | unknown

export function sqliteGround(env: Record<string, string> = {}): Promise<OpenGround> {
  const machine = openFailingMachine()
  return openOn({ machine }, { ...machine.env, ...env }, [machine.remove])
}

/** SQLite and a folder on a small disk of their own; null where this process may mount none. */
export async function diskGround(): Promise<OpenGround | null> {
  // The traffic itself must not fill it: 32 MB of SQLite's log, what is held back, scans with their pictures.
  const disk = openSmallDisk(160)
  return disk && openOn({ disk }, { CANDOR_DATA: join(disk.folder, 'data') }, [disk.remove])
}

/** SQLite with the files in an S3 beyond a way that can fail. */
export async function sqliteAndS3Ground(): Promise<OpenGround> {
  const { s3, close, env } = await openS3()
  return openOn({ s3 }, env, close)
}

/** PostgreSQL beyond a way that can fail. */
export async function postgresGround(): Promise<OpenGround> {
  const { postgres, close, url } = await openPostgres()
  return openOn({ postgres }, { CANDOR_DATABASE_URL: url }, close)
}

/** The same, with the files in an S3 beyond another such way. */
export async function postgresAndS3Ground(): Promise<OpenGround> {
  const { postgres, close, url } = await openPostgres()
  const { s3, close: closeS3, env } = await openS3()
  return openOn({ postgres, s3 }, { ...env, CANDOR_DATABASE_URL: url }, [...closeS3, ...close])
}

/** SQLite with the files in an S3 on a small disk; null where this process may mount none. */
export async function smallS3Ground(): Promise<OpenGround | null> {
  const disk = openSmallDisk(48)
  if (disk === null) return null
  const { s3, close, env } = await openS3(disk.folder)
  return openOn({ s3, disk }, env, [...close, disk.remove])
}

/** PostgreSQL on a small disk; null where this process may mount none. */
export async function smallPostgresGround(): Promise<OpenGround | null> {
  const disk = openSmallDisk(512)
  if (disk === null) return null
  const { postgres, close, url } = await openPostgres(disk.folder)
  return openOn({ postgres, disk }, { CANDOR_DATABASE_URL: url }, [...close, disk.remove])
}

async function openS3(within?: string) {
  const server = await startS3Server(within)
  const proxy = await openLoopbackProxy(server.port)
  const env = { CANDOR_STORAGE_URL: s3Address(proxy.port) }
  const close = [() => proxy.close(), () => server.close()]
  return { s3: { port: server.port, proxy }, close, env }
}

async function openPostgres(within?: string) {
  const primary = await openPostgresServer(within ? { within } : {})
  await primary.start()
  const proxy = await openLoopbackProxy(primary.port)
  const close = [() => proxy.close(), () => primary.remove()]
  return { postgres: { primary, proxy }, close, url: proxy.url(primary.url) }
}

/**
 * A primary that acknowledges what its standby has too. Candor knows both hosts, or one address that
 * leads to whichever is the primary.
 */
export async function pairGround(way: 'two hosts' | 'proxy'): Promise<OpenGround> {
  const primary = await openPostgresServer()
  const standby = await openPostgresServer({ standbyOf: primary })
  await primary.start([`synchronous_standby_names=${standby.name}`])
  await standby.start()
  const proxy = await openLoopbackProxy(primary.port)
  const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`
  const url = new URL(primary.url)
  const both = `postgres://${url.username}:${url.password}@${hosts}${url.pathname}`
  const address = `${both}?target_session_attrs=read-write`
  const close = [() => proxy.close(), () => standby.remove(), () => primary.remove()]
  const env = { CANDOR_DATABASE_URL: way === 'proxy' ? proxy.url(primary.url) : address }
  return openOn({ postgres: { primary, standby, proxy } }, env, close)
}

/** @param close what ends after the product, in this order */
async function openOn(
  dependencies: Dependencies,
  env: Record<string, string>,
  close: readonly Close[],
): Promise<OpenGround> {
  // Look-ups of the traffic come from one address.
  const raised = { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' }
  const ends: Close[] = [...close]
  const closeAll = async () => {
    for (const end of ends.splice(0)) await end()
  }
  try {
    const product = await startProduct({ env: { ...raised, ...env } })
    ends.unshift(() => product.remove())
    await setUpProduct(product)
    const keys = {
      admin: await apiKey(product, 'admin', 'candidates'),
      moderator: await apiKey(product, 'moderator'),
    }
    return { product, keys, orphans: 0, ...dependencies, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}
