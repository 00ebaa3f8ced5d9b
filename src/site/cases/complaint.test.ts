import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import { allOf } from '#test/all-of'
import { adminCredentials, startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'

const fields = { about: 'employer', text: 'No pay since June.\n"Ask later."', send: 'keep' }
const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

describe('the complaint page', () => {
  const app = forEachTest(() => startTestApp())

  const send = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.request('/tell/complaint', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ...fields, ...change }),
    })
  const lineIn = (html: string) =>
    unescaped(/name="content" value="([^"]*)"/.exec(html)?.[1] as string)
  const copyOf = (content: string) =>
    app.request('/case/copy', { method: 'POST', body: new URLSearchParams({ content }) })

  test('gives a numbered and dated page with words, help by country, and keeps no text', async () => {
    const html = await (await send({ origin: 'BD', destination: 'SA' })).text()
    expect(html).toMatch(/CS-[0-9A-Z]{5}-[0-9A-Z]{5}-\d\d/)
    expect(html).toMatch(/\d+\u00a0November 2026 at \d\d:\d\d UTC/)
    expect(html).toContain('No pay since June.')
    expect(html).toContain('href="tel:19911"')
    // What an expert needs is in the file alone.
    const main = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
    expect(main).not.toMatch(/SHA-256|[0-9a-f]{64}|tlog-proof/)
    const { cases } = await app.json('GET', '/cases', { key: await app.key('admin') })
    expect(cases).toEqual([])
  })

  test('saves as a file whose fingerprint anybody can compute, with the proof', async () => {
    const line = lineIn(await (await send()).text())
    await openSealer(app.system).seal()
    const answer = await copyOf(line)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="CS-/)
    const text = await answer.text()
    const saved = text.split('\n').find((one) => one.startsWith('{')) as string
    const digest = createHash('sha256').update(saved).digest('hex')
    expect(text).toContain(`Fingerprint (SHA-256): ${digest}`)
    const leaf = Buffer.from(/^extra (.+)$/m.exec(text)?.[1] ?? '', 'base64').toString()
    expect(leaf).toContain(digest)
    expect(text).toContain('No pay since June.\n"Ask later."')
  })

  test('no page of ours comes out of changed words', async () => {
    const line = lineIn(await (await send()).text())
    expect((await copyOf(line.replace('June', 'July'))).status).toBe(409)
    for (const content of ['', '{}', 'x'.repeat(50_000)])
      expect((await copyOf(content)).status).toBe(422)
  })

  test('nobody chooses for the person, and what was typed stays', async () => {
    const { send: _, ...undecided } = fields
    const body = new URLSearchParams(undecided)
    const answer = await app.request('/tell/complaint', { method: 'POST', body })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('<a href="#send">Choose whether we get the complaint.</a>')
    expect(html).toContain('No pay since June.')
  })

  test('a number of nothing says so, however it is written', async () => {
    for (const number of ['CS-AAAAA-AAAAA-11', 'RC-7K2M9-QXD4T-68', 'x']) {
      const answer = await app.request(`/case/${number}`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toMatch(RegExp(`nothing under this number.* value="${number}"`))
    }
  })

  test('after ten in a minute the next has to wait, and its text is not lost', async () => {
    for (let count = 0; count < 10; count += 1)
      await app.call('POST', '/cases', { body: { kind: 'complaint', ...fields } })
    const answer = await send({ text: 'The eleventh' })
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('The eleventh</textarea>')
  })
})

describe.each(engines)('whoever complains stays unknown, on %s', (engine) => {
  const canary = { ip: '203.0.113.77', agent: 'CANARY-agent', referrer: 'CANARY-referrer' }
  const app = forEachTest(() => startTestApp(engine))

  /** Every row of every table as text, by table. */
  async function everything(): Promise<Map<string, Set<string>>> {
    const { reader } = app.runtime.database
    const tables = await reader.introspection.getTables()
    const rows = tables.map(async ({ name }) => {
      const all: object[] = await app.rows(name as 'limits')
      return [name, new Set(all.map((row) => JSON.stringify(row)))] as const
    })
    return new Map(await Promise.all(rows))
  }

  /** Which rows came or changed meanwhile, by table. */
  async function written(work: () => Promise<unknown>): Promise<Record<string, string[]>> {
    const before = await everything()
    await work()
    const found: Record<string, string[]> = {}
    for (const [table, rows] of await everything()) {
      const fresh = [...rows].filter((row) => !before.get(table)?.has(row))
      if (fresh.length > 0) found[table] = fresh
    }
    return found
  }

  const post = async (path: string, body: Record<string, string>, cookie: string) => {
    const origin = 'http://localhost:3000'
    const referer = `${origin}/${canary.referrer}`
    const answer = await app.request(path, {
      method: 'POST',
      from: canary.ip,
      headers: { cookie, origin, referer, 'user-agent': canary.agent },
      body: new URLSearchParams(body),
    })
    expect(answer.status).toBeLessThan(400)
  }

  test('signed in, kept or sent: two rows, and none of them leads to the person', async () => {
    const cookie = await app.signIn(adminCredentials.email)
    const accounts = await app.rows('accounts')
    for (const send of ['keep', 'send']) {
      const rows = await written(() => post('/tell/complaint', { ...fields, send }, cookie))
      // What the page shows for ten minutes is sealed with a key that only the browser has.
      expect(Object.keys(rows).toSorted()).toEqual(['auditEvents', 'cases', 'keptAnswers'])
      const text = JSON.stringify(rows)
      expect(text).not.toMatch(/CANARY|203\.0\.113/)
      for (const { id } of accounts) expect(text).not.toContain(id)
      expect(text.includes('No pay since June')).toBe(send === 'send')
    }
    const stored = await allOf(app.system.storage.list(''), 'key')
    expect(stored.filter((key) => !key.startsWith('audit/'))).toEqual([])
  })

  test('the control: a contact that was given is found, and a concern tells the admins', async () => {
    const cookie = await app.signIn(adminCredentials.email)
    const named = { ...fields, send: 'send', from: 'CANARY-name' }
    const rows = await written(() => post('/tell/complaint', named, cookie))
    expect(JSON.stringify(rows.cases)).toContain('CANARY-name')
    expect(JSON.stringify(rows.auditEvents)).not.toContain('CANARY')
    const concern = await written(() => post('/tell/concern', { text: 'x' }, cookie))
    expect(Object.keys(concern)).toContain('notifications')
  })
})
