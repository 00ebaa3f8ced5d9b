import { describe, expect, test } from 'vitest'
import { type AnyEndpoint, endpoints } from '#api'
import { mayRole } from '#modules/accounts/schema'
import { anchorAuditHead, listEvents, verifyChain } from '#modules/audit'
import { hour } from '#platform/clock'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

type Low = 'student' | 'moderator'
const closedTo = (role: Low) =>
  (endpoints as readonly AnyEndpoint[]).filter(({ permission }) => !mayRole(role, permission))
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

describe.each(engines)('refused attempts, on %s', async (engine) => {
  const who = {} as Record<Low, { id: string; headers: Record<string, string> }[]>
  const app = await startTestApp(engine)
  for (const role of ['student', 'moderator'] as const) {
    const { id } = await app.addPerson(role, `${role}@padma.example`)
    const cookie = await app.signIn(`${role}@padma.example`)
    const key = await app.key(role, null)
    const keys = (await app.rows('apiKeys')).filter((one) => one.role === role)
    who[role] = [
      { id, headers: { cookie, 'sec-fetch-site': 'same-origin' } },
      { id: keys[0]?.id as string, headers: { authorization: `Bearer ${key}` } },
    ]
  }

  /** Crafted by hand: ids, versions and input that no screen would send. */
  const craft = ({ method, path }: AnyEndpoint, headers: Record<string, string>) => {
    const at = path.replaceAll(/\{\w+\}/g, '0197c9f0-0000-7000-8000-00000000beef')
    const body = JSON.stringify({ role: 'admin', name: 'canaryword' })
    return app.request(`/api/v1${at}?search=canaryword`, {
      ...{ method, ...(method !== 'GET' && { body }) },
      headers: { 'content-type': 'application/json', 'if-match': '1', ...headers },
    })
  }
  /** All events, newest first. */
  async function refusals() {
    const found = []
    for (let before: string | undefined; ; ) {
      const page = await app.system.read((ctx) => listEvents(ctx, { limit: 100, before }))
      found.push(...page)
      if (page.length < 100) break
      before = page.at(-1)?.id
    }
    return found.filter(({ action }) => action === 'request.refused')
  }

  test.each(['student', 'moderator'] as const)(
    'every endpoint that is closed to a %s refuses a crafted call and notes it, by session and by key',
    async (role) => {
      const closed = closedTo(role)
      expect(closed.length).toBeGreaterThan(25)
      for (const { headers } of who[role])
        for (const each of closed) {
          const response = await craft(each, headers)
          expect(`${nameOf(each)} ${response.status}`).toBe(`${nameOf(each)} 403`)
        }
      const noted = await refusals()
      for (const { id } of who[role]) {
        const routes = noted
          .filter(({ actorId }) => actorId === id)
          .map(({ details }) => details.route)
        expect(routes.toSorted()).toEqual(closed.map(nameOf).toSorted())
      }
    },
  )

  test('what was sent never stands in the log', async () => {
    const noted = await refusals()
    expect(noted.length).toBeGreaterThan(100)
    for (const sent of ['00000000beef', 'canaryword'])
      expect(JSON.stringify(noted)).not.toContain(sent)
    for (const { details, subject } of noted) {
      expect(Object.keys(details).toSorted()).toEqual(['code', 'route'])
      expect(subject).toBeNull()
    }
  })

  test('a flood is noted five times an hour, and hides no try at something else', async () => {
    app.clock.move(hour)
    const headers = who.student[1]?.headers as Record<string, string>
    const [loud, quiet] = closedTo('student') as [AnyEndpoint, AnyEndpoint]
    const before = (await refusals()).length
    const statuses = new Set<number>()
    for (let n = 0; n < 40; n += 1) statuses.add((await craft(loud, headers)).status)
    await craft(quiet, headers)
    expect([...statuses]).toEqual([403])
    const routes = (await refusals())
      .slice(0, -before || undefined)
      .map(({ details }) => details.route)
    expect(routes).toEqual([nameOf(quiet), ...Array.from({ length: 5 }, () => nameOf(loud))])
    app.clock.move(hour)
    await craft(loud, headers)
    expect((await refusals()).length).toBe(before + 7)
    await anchorAuditHead(app.system)
    expect((await verifyChain(app.system)).verdict).toBe('whole')
  })
})
