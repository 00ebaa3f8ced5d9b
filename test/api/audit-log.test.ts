import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { anchorAuditHead, appendAudit, openSealer } from '#modules/audit'
import { hour, minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

const formula = '=HYPERLINK("http://x.example","win")'

describe.each(engines)('the audit log over the API, on %s', async (engine) => {
  const app = await startTestApp(engine)
  const key = await app.key('admin')
  const { id: mita } = await app.addPerson('moderator', 'mita@padma.example')
  await app.tamper(`update "accounts" set "name" = '${formula}' where "id" = '${mita}'`)
  app.clock.move(hour)
  const as = app.as({ kind: 'account', id: mita, role: 'moderator', name: 'Mita', sessionId: '' })
  for (const n of [1, 2, 3]) {
    await as.write((ctx) => appendAudit(ctx, 'record.created', `record:${n}`, { n }))
    app.clock.move(minute)
  }
  const visitor = app.as({ kind: 'anonymous' })
  await visitor.write((ctx) => appendAudit(ctx, 'viewing.opened', 'record:1'))

  type Listed = Record<'action' | 'subject' | 'actorName' | 'id', string> & { sequence: number }
  const get = (query: string) => app.call('GET', `/audit-events${query}`, { key })
  const list = async (query: string): Promise<Listed[]> => (await (await get(query)).json()).events
  const subjects = async (query: string) => (await list(query)).map(({ subject }) => subject)

  test('finds by who, by what, about what and when, alone and together', async () => {
    const from = '2026-11-20T10:01:00.000Z'
    const to = '2026-11-20T10:02:00.000Z'
    const all = ['record:3', 'record:2', 'record:1']
    for (const [query, found] of Object.entries({
      [`?actor=${mita}`]: all,
      '?actor=visitors': ['record:1'],
      '?action=viewing.opened': ['record:1'],
      '?action=record.': all,
      '?subject=record:1': ['record:1', 'record:1'],
      [`?actor=${mita}&subject=record:1`]: ['record:1'],
      [`?action=record.&from=${from}`]: ['record:3', 'record:2'],
      [`?action=record.&from=${from}&to=${to}`]: ['record:2'],
      '?to=2020-01-01T00:00:00Z': [],
      '?from=2030-01-01T00:00:00Z': [],
    }))
      expect([query, await subjects(query)]).toEqual([query, found])
  })

  test('goes on with older ones, and names who it was', async () => {
    const [newest, next] = await list(`?actor=${mita}&limit=2`)
    expect(newest?.actorName).toBe(formula)
    const older = await list(`?actor=${mita}&limit=2&before=${next?.id}`)
    expect(older.map(({ subject }) => subject)).toEqual(['record:1'])
    const [viewing] = await list('?action=viewing.opened')
    expect(viewing).toMatchObject({ actorName: null, subjectName: null })
  })

  test('refuses filters that make no sense, with a sentence at the field', async () => {
    for (const query of ['?action=record', '?from=yesterday', '?limit=1000'])
      expect((await get(query)).status).toBe(422)
  })

  test('verifies the chain, and tells where it is broken', async () => {
    const verify = async () => app.json('POST', '/audit-events/verify', { key, body: {} })
    expect(await verify()).toMatchObject({ verdict: 'whole' })
    await openSealer(app.system).seal()
    expect(await verify()).toMatchObject({ verdict: 'broken', reason: 'head_missing' })
    await anchorAuditHead(app.system)
    expect(await verify()).toEqual({ verdict: 'whole', events: expect.any(Number) })
    const alter = (from: string, to: string) =>
      app.tamper(`update "auditEvents" set "action" = '${to}' where "action" = '${from}'`)
    const [viewing] = await list('?action=viewing.opened')
    await alter('viewing.opened', 'viewing.closed')
    expect(await verify()).toEqual({
      verdict: 'broken',
      sequence: viewing?.sequence,
      reason: 'altered',
    })
    await alter('viewing.closed', 'viewing.opened')
  })

  test('leaves as CSV in which no cell is a formula, and the export is in the log', async () => {
    const response = await get('/export?action=record.')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-log-2026-11-20\.csv"$/,
    )
    const rows: Record<string, string>[] = parse(await response.text(), { columns: true })
    expect(rows.map(({ subject }) => subject)).toEqual(['record:1', 'record:2', 'record:3'])
    expect(rows[0]).toMatchObject({
      actorId: mita,
      actorName: `'${formula}`,
      details: '{"n":1}',
      mac: expect.stringMatching(/^\S{20,}$/),
    })
    const [exported] = await list('?action=audit.exported')
    expect(exported).toMatchObject({
      details: { format: 'csv', filters: ['action'], through: expect.any(String) },
    })
  })

  test('leaves as JSON lines, one event each, however many there are', async () => {
    const before = (await (await get('/export?format=jsonl')).text()).split('\n').length - 1
    await app.system.write(async (ctx) => {
      for (let n = 0; n < 2100; n += 1) await appendAudit(ctx, 'case.opened', `case:${n}`)
    })
    const lines = (await (await get('/export?format=jsonl')).text()).trimEnd().split('\n')
    const events = lines.map((line) => JSON.parse(line))
    expect(events).toHaveLength(before + 2101)
    const ids = events.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
    expect(events.at(-1)).toMatchObject({ action: 'case.opened', details: {} })
  })

  test('names whom an event is about', async () => {
    const { id, name } = await approvedRecord(app)
    expect(await list(`?subject=record:${id}&limit=1`)).toMatchObject([{ subjectName: name }])
    expect(await list(`?subject=account:${mita}&limit=1`)).toMatchObject([{ subjectName: formula }])
  })
})
