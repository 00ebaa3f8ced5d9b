import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { rotateKey, takeUpGivenKey } from '#modules/attestations'
import { minute } from '#platform/clock'
import { actAs, system } from '#platform/context'
import { openSecrets } from '#platform/crypto'
import { refusal } from '#platform/errors'
import { newKeyFile } from '#test/attestation-key'
import { publicUrl } from '#test/credential-verifier'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { exchange, offerOf, openWallet, recordWithDocument, walletAnswer } from '#test/wallet'

const later = { status: 503, body: { error: 'temporarily_unavailable' } }

let app: TestApp

const run = (text: string) =>
  sql.raw<{ page_count: number }>(text).execute(app.runtime.database.writer)

/** How the disk of a database is full at one statement, and has room again. */
const fills = {
  postgres: async (table: string, on: string) => {
    await run(`create or replace function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$`)
    await run(`create trigger full_disk before ${on} on "${table}"
      for each row execute function no_room()`)
    return () => run(`drop trigger full_disk on "${table}"`)
  },
  // SQLite itself says "full" beyond so many pages, as it does when the disk takes no more.
  sqlite: async (table: string, on: string) => {
    await run('create table if not exists ballast (bytes blob)')
    await run(`create trigger full_disk before ${on} on "${table}"
      begin insert into ballast values (zeroblob(4000000)); end`)
    const { rows } = await run('pragma page_count')
    await run(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 200}`)
    return async () => {
      await run('pragma max_page_count = 1000000')
      await run('drop trigger full_disk')
    }
  },
}

describe.each(engines)('where the database fails a wallet on %s', (engine) => {
  beforeEach(async () => {
    app = await startTestApp(engine, { CANDOR_URL: publicUrl })
  })

  const tables = ['walletOffers', 'attestations', 'usedNonces', 'auditEvents'] as const
  const everything = () => Promise.all(tables.map((table) => app.rows(table)))
  const offered = async () => offerOf(app, await recordWithDocument(app))
  /** What a wallet asks for its attestation with; the same text each time. */
  const ready = async () => {
    const { offer, pin } = await offered()
    const wallet = openWallet(app)
    const opened = await wallet.open(offer, pin)
    const jwt = await wallet.prove(opened)
    const init = {
      headers: { authorization: `Bearer ${opened.token}` },
      body: JSON.stringify({ credential_configuration_id: 'held-copy', proofs: { jwt: [jwt] } }),
    }
    return { wallet, opened, init, ask: () => walletAnswer(app, '/wallet/credential', init) }
  }
  const attestationIn = ({ body }: { body: Record<string, unknown> }) =>
    (body.credentials as { credential: string }[])[0]?.credential ?? ''
  /** The change is kept, and its acknowledgement is not. */
  const losing = async <T>(run: () => Promise<T>): Promise<T> => {
    const { database } = app.runtime
    const { write } = database
    database.write = async (change) => {
      await write(change)
      throw refusal('service.outcome_unknown', { retryAfter: 2 })
    }
    try {
      return await run()
    } finally {
      database.write = write
    }
  }

  test.each([
    ['walletOffers', 'insert'],
    ['auditEvents', 'insert'],
  ])('an offer is made as a whole or not at all, when %s takes no %s', async (table, on) => {
    const record = await recordWithDocument(app)
    const first = await offerOf(app, record)
    const before = await everything()
    const makeRoom = await fills[engine](table, on)
    await expect(offerOf(app, record)).rejects.toMatchObject({ code: 'service.no_room' })
    await makeRoom()
    expect(await everything()).toEqual(before)
    const wallet = openWallet(app)
    expect(await wallet.take(first.offer, first.pin)).toContain('~')
  })

  test('a code is not used up, and no PIN counted, by an exchange that fails', async () => {
    const { offer, pin } = await offered()
    const before = await everything()
    const makeRoom = await fills[engine]('walletOffers', 'update')
    for (let tried = 0; tried < 6; tried += 1)
      expect(await exchange(app, offer, pin)).toEqual(later)
    expect(await everything()).toEqual(before)
    await makeRoom()
    expect((await exchange(app, offer, pin)).status).toBe(200)
  })

  test.each([
    ['usedNonces', 'insert'],
    ['walletOffers', 'update'],
    ['attestations', 'insert'],
    ['auditEvents', 'insert'],
  ])('the same request is answered later, when %s took no %s', async (table, on) => {
    const { ask, init } = await ready()
    const before = await everything()
    const makeRoom = await fills[engine](table, on)
    const answer = await app.request('/wallet/credential', { method: 'POST', ...init })
    expect({ status: answer.status, body: await answer.json() }).toEqual(later)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(answer.headers.get('www-authenticate')).toBeNull()
    expect(await everything()).toEqual(before)
    await makeRoom()
    const taken = await ask()
    expect(taken.status).toBe(200)
    expect(await checkSdJwtAsStranger(app, attestationIn(taken))).toMatchObject({ isInForce: true })
    expect((await ask()).status).toBe(401)
  })

  test('the same request is answered later, when the key that signs is with another process', async () => {
    const { ask } = await ready()
    const { runtime } = app
    const secrets = openSecrets(runtime.config.secret, newKeyFile())
    app.clock.move(minute)
    await actAs({ ...runtime, secrets }, system).write(takeUpGivenKey)
    const before = await everything()
    expect(await ask()).toEqual(later)
    expect(await everything()).toEqual(before)
    app.clock.move(minute)
    await app.system.write((ctx) => rotateKey(ctx, { inDatabase: true }))
    const taken = await ask()
    expect(taken.status).toBe(200)
    expect(await checkSdJwtAsStranger(app, attestationIn(taken))).toMatchObject({ isInForce: true })
  })

  test('a token whose answer is lost is not given twice; another offer is made at once', async () => {
    const record = await recordWithDocument(app)
    const { offer, pin } = await offerOf(app, record)
    expect(await losing(() => exchange(app, offer, pin))).toEqual(later)
    expect(await exchange(app, offer, pin)).toEqual({
      ...{ status: 400, body: { error: 'invalid_grant' } },
    })
    expect(await app.rows('attestations')).toEqual([])
    const next = await offerOf(app, record)
    expect(await openWallet(app).take(next.offer, next.pin)).toContain('~')
  })

  test('an attestation whose answer is lost is not given twice, to nobody', async () => {
    const { ask } = await ready()
    expect(await losing(ask)).toEqual(later)
    expect((await ask()).body).toEqual({ error: 'invalid_token' })
    expect(await app.rows('attestations')).toHaveLength(1)
  })
})

test('without its database each address for wallets says so in their form, and goes on by itself', async () => {
  const url = await copyMigratedPostgres()
  const proxy = await openLoopbackProxy(Number(new URL(url).port))
  app = await startTestApp('postgres', {
    ...{ CANDOR_URL: publicUrl, CANDOR_DATABASE_URL: proxy.url(url) },
  })
  const { offer, pin } = await offerOf(app, await recordWithDocument(app))
  proxy.leadTo(1)
  proxy.cut()
  for (const path of [
    ...['/.well-known/openid-credential-issuer', '/wallet/nonce', '/wallet/credential'],
  ]) {
    const method = path.startsWith('/wallet') ? 'POST' : 'GET'
    const answer = await app.request(path, { method, headers: { authorization: 'Bearer x' } })
    expect({ status: answer.status, body: await answer.json() }, path).toEqual(later)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(await exchange(app, offer, pin)).toEqual(later)
  proxy.leadTo(Number(new URL(url).port))
  await expect
    .poll(async () => (await walletAnswer(app, '/wallet/nonce', {})).status, { interval: 100 })
    .toBe(200)
  expect(await openWallet(app).take(offer, pin)).toContain('~')
  await proxy.close()
})
