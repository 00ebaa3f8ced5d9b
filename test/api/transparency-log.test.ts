import { describe, expect, test } from 'vitest'
import { beginSuccessor, openSealer } from '#modules/audit'
import { leafHash, openNote, readCheckpoint, readVerifier } from '#platform/tlog'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

describe.each(engines)('the transparency log over HTTP, on %s', async (engine) => {
  const app = await startTestApp(engine)
  const key = await app.key('admin')

  const get = (path: string) => app.hono.request(`http://localhost:3000${path}`)

  test('there is none before the first event is sealed', async () => {
    for (const path of ['/log/checkpoint', '/log/key', '/log/opening', '/log/tile/0/000.p/1'])
      expect((await get(path)).status, path).toBe(404)
  })

  test('anybody reads checkpoint, key, first leaf and tiles, and never an entry', async () => {
    await openSealer(app.system).seal()
    const [note, vkey, opening] = await Promise.all(
      ['checkpoint', 'key', 'opening'].map(async (name) => (await get(`/log/${name}`)).text()),
    )
    const verifier = readVerifier(vkey ?? '')
    const checkpoint = readCheckpoint(openNote(note ?? '', verifier ? [verifier] : []) ?? '')
    expect(checkpoint).toMatchObject({ origin: 'localhost:3000/log' })
    const width = checkpoint?.size ?? 0
    const tile = await get(`/log/tile/0/000.p/${width}`)
    expect(tile.headers.get('content-type')).toBe('application/octet-stream')
    const bytes = Buffer.from(await tile.arrayBuffer())
    expect(bytes).toHaveLength(width * 32)
    expect(bytes.subarray(0, 32)).toEqual(leafHash(Buffer.from(opening ?? '')))
    for (const path of [`0/000.p/${width + 1}`, '0/000', 'entries/000.p/1', '0/../0/000'])
      expect((await get(`/log/tile/${path}`)).status, path).toBe(404)
    expect(
      (await app.hono.request('http://localhost:3000/log/key', { method: 'POST' })).status,
    ).toBe(405)
  })

  test('admins get the proof of an event, once it is sealed', async () => {
    const proof = await app.call('GET', '/audit-events/1/proof', { key })
    expect(proof.status).toBe(200)
    expect(await proof.text()).toMatch(/^c2sp\.org\/tlog-proof@v1\nextra [\w+/=]+\nindex 1\n/)
    const verified = await app.call('POST', '/transparency-log/verify', { key, body: {} })
    expect(await verified.json()).toMatchObject({ verdict: 'whole', finding: null })
    const waiting = await app.call('GET', '/audit-events/999/proof', { key })
    expect([waiting.status, (await waiting.json()).code]).toEqual([404, 'log.not_sealed'])
  })

  test('a successor has other tiles at the same addresses, so nobody is told to keep them for long', async () => {
    const first = () => get('/log/tile/0/000.p/1')
    const former = await first()
    await app.system.write((ctx) => beginSuccessor(ctx, 'broken'))
    await openSealer(app.system).seal()
    const now = await first()
    expect(now.status).toBe(200)
    expect(await now.text()).not.toBe(await former.text())
    for (const { headers } of [former, now]) {
      const [, seconds] = /^public, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? []
      expect(Number(seconds)).toBeLessThanOrEqual(300)
    }
  })
})
