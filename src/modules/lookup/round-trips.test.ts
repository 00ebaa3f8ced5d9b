import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listEvents } from '#modules/audit'
import { issueAccessCode, openRecord } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { type LoopbackProxy, openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { lookupRates } from './schema.ts'

const passportNumber = 'AB1234567'
const wrong = '00000-00000'
let addresses = 0
const anotherAddress = () => {
  addresses += 1
  return `192.0.2.${addresses}`
}

async function recordWithCode(app: TestApp) {
  const { id } = await approvedRecord(app, { passportNumber })
  const code = await app.amina.write((ctx) => issueAccessCode(ctx, id))
  return { id, code }
}

describe('round trips to PostgreSQL', () => {
  let proxy: LoopbackProxy
  let app: TestApp
  let code: string
  beforeEach(async () => {
    const url = await copyMigratedPostgres()
    proxy = await openLoopbackProxy(Number(new URL(url).port))
    app = await startTestApp('sqlite', { CANDOR_DATABASE_URL: proxy.url(url) })
    code = (await recordWithCode(app)).code
    // Connections are made and statements compiled; that is no look-up's.
    await open(code)
  })
  afterEach(async () => {
    await app.close()
    await proxy.close()
  })

  const open = async (accessCode: string, from = anotherAddress()) => {
    const attempt = app.runtime.limits.tryByAddress(lookupRates.lookup, from)
    return openRecord(app.anybody, { passportNumber, accessCode }, { attempt })
  }
  const call = async (accessCode: string) => {
    const body = { passportNumber, accessCode }
    return (await app.call('POST', '/lookups', { body, from: anotherAddress() })).status
  }
  const tripsOf = async <T>(run: () => Promise<T>): Promise<[T, number]> => {
    const before = proxy.roundTrips()
    const came = await run()
    return [came, proxy.roundTrips() - before]
  }

  test('none of the busiest addresses takes more than it did', async () => {
    const { id } = await approvedRecord(app, { passportNumber: 'EF1234567' })
    const own = await app.amina.write((ctx) => issueAccessCode(ctx, id))
    const { sha256 } = await uploadScan(app.amina, id, 'work-permit')
    const lookup = { passportNumber: 'EF1234567', accessCode: own }
    const { token } = await openRecord(app.anybody, lookup)
    const headers = { cookie: `viewing=${token}` }
    const addresses = ['/', '/file', '/file/documents/work-permit']
    const calls = [...addresses, `/api/v1/fingerprints/${sha256}`, 'a look-up', 'a wrong one']
    const run = (address: string) => {
      if (address === 'a look-up') return call(code)
      if (address === 'a wrong one') return call(wrong)
      return app.request(address, { headers, from: anotherAddress() }).then(({ status }) => status)
    }
    const taken: Record<string, [number, number]> = {}
    // The first of each also compiles its statements.
    for (const address of [...calls, ...calls])
      taken[address.replace(sha256, '…')] = await tripsOf(() => run(address))
    expect(taken).toEqual({
      '/': [200, 2],
      '/file': [200, 3],
      // The third asks which news stands on it, so that it is noted as seen.
      '/file/documents/work-permit': [200, 3],
      '/api/v1/fingerprints/…': [200, 3],
      'a look-up': [200, 3],
      'a wrong one': [404, 2],
    })
  })

  test('fifty at once, of two addresses, send as many statements as three, and each opens its own file', async () => {
    const holders = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const number = `CD123456${n}`
        const { id } = await approvedRecord(app, { passportNumber: number })
        const own = await app.amina.write((ctx) => issueAccessCode(ctx, id))
        return { id, number, own }
      }),
    )
    const statementsOf = async (count: number) => {
      const from = [anotherAddress(), anotherAddress()]
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      const asked = Array.from({ length: count }, async (_, n) => {
        const { number, own, id } = holders[n % 8] as (typeof holders)[0]
        const attempt = app.runtime.limits.tryByAddress(lookupRates.lookup, from[n % 2] as string)
        const lookup = { passportNumber: number, accessCode: n % 3 === 0 ? wrong : own }
        const opened = await openRecord(app.anybody, lookup, { attempt }).catch(({ code }) => code)
        return { asked: id, came: opened.recordId ?? opened, isRight: n % 3 !== 0 }
      })
      const ends = await Promise.all(asked)
      const { length } = sent.mock.calls
      sent.mockRestore()
      return { ends, length }
    }
    const three = await statementsOf(3)
    const { ends, length } = await statementsOf(50)
    expect(length).toBe(three.length)
    for (const { asked, came, isRight } of ends)
      expect(came).toBe(isRight ? asked : 'lookup.no_data_found')
  })

  test('once there were too many, a wrong one is read and writes nothing, and a right one opens', async () => {
    const from = anotherAddress()
    const tries = Array.from({ length: 11 }, () => open(wrong, from))
    await Promise.allSettled(tries)
    const [refused, trips] = await tripsOf(() => open(wrong, from).catch(({ code }) => code))
    expect([refused, trips]).toEqual(['request.too_many', 1])
    expect((await tripsOf(() => open(code, from)))[1]).toBe(3)
  })
})

describe.each(engines)('look-ups that count their tries on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))

  test('of thirty wrong ones at once from one address ten are answered, and each right one opens', async () => {
    const { id, code } = await recordWithCode(app)
    const ask = async (accessCode: string) => {
      const body = { passportNumber, accessCode }
      return (await app.call('POST', '/lookups', { body })).status
    }
    const mixed = Array.from({ length: 36 }, (_, n) => ask(n % 6 === 0 ? code : wrong))
    expect((await Promise.all(mixed)).toSorted()).toEqual([
      ...Array(6).fill(200),
      ...Array(10).fill(404),
      ...Array(20).fill(429),
    ])
    const viewings = await app.runtime.database.reader.selectFrom('viewings').select('id').execute()
    expect(viewings).toHaveLength(6)
    const filter = { subject: `record:${id}`, actions: ['viewing.opened'], limit: 50 }
    expect(await app.system.read((ctx) => listEvents(ctx, filter))).toHaveLength(6)
  })
})
