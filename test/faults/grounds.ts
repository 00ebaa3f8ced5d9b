import { openLoopbackProxy } from '#test/loopback-proxy'
import { openPostgresServer } from '#test/postgres-server'
import { apiKey, setUpProduct, startProduct } from '#test/product'
import type { Ground } from './fault.ts'

interface OpenGround extends Ground {
  /** An API key of an admin. */
  key: string
  close(): Promise<void>
}

export async function sqliteGround(): Promise<OpenGround> {
  const product = await startProduct()
  await setUpProduct(product)
  return { product, key: await apiKey(product, 'admin'), close: () => product.remove() }
}

/** PostgreSQL beyond a way that can fail. */
export async function postgresGround(): Promise<OpenGround> {
  const primary = await openPostgresServer()
  await primary.start()
  const proxy = await openLoopbackProxy(primary.port)
  return openOn({ primary, proxy }, proxy.url(primary.url))
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
  const ground = { primary, standby, proxy }
  const address = `${both}?target_session_attrs=read-write`
  return openOn(ground, way === 'proxy' ? proxy.url(primary.url) : address)
}

async function openOn(postgres: NonNullable<Ground['postgres']>, url: string): Promise<OpenGround> {
  const product = await startProduct({ env: { CANDOR_DATABASE_URL: url } })
  await setUpProduct(product)
  return {
    product,
    postgres,
    key: await apiKey(product, 'admin'),
    close: async () => {
      await product.remove()
      await postgres.proxy.close()
      await postgres.standby?.remove()
      await postgres.primary.remove()
    },
  }
}
