import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyEndpoint, endpoints } from '#api'
import { anchorAuditHead, verifyChain } from '#modules/audit'
import { addRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { hour } from '#platform/clock'
import type { Actor } from '#platform/context'
import { candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { type Level, levels } from './levels.ts'

const whoMay = Object.fromEntries(levels.map(({ name, level }) => [name, level]))
const rank: Record<Level, number> = { public: 0, 'signed-in': 1, moderator: 2, admin: 3 }
const ranks = { anonymous: 0, student: 1, moderator: 2, admin: 3 }
type Who = keyof typeof ranks
const nameOf = (each: AnyEndpoint) => `${each.method} ${each.path}`

const states = ['pending', 'returned', 'approved', 'hidden', 'trashed'] as const
type State = (typeof states)[number]

describe('every endpoint × caller × state of the record', async () => {
  const own = {} as Record<State, CandidateRecord>
  const others = {} as Record<State, CandidateRecord>
  const documents = new Map<string, string>()

  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  await app.addPerson('student', 'sadia@padma.example')
  await app.addPerson('moderator', 'mita@padma.example')
  const keys: Record<Who, string | undefined> = {
    anonymous: undefined,
    student: await app.key('student', null),
    moderator: await app.key('moderator', null),
    admin: await app.key('admin'),
  }
  const sessions: Record<Who, string | undefined> = {
    anonymous: undefined,
    student: await app.signIn('sadia@padma.example'),
    moderator: await app.signIn('mita@padma.example'),
    admin: await app.signIn('amina@padma.example'),
  }

  const moderator = { cookie: sessions.moderator as string, 'sec-fetch-site': 'same-origin' }

  async function recordIn(state: State, author: Actor): Promise<CandidateRecord> {
    const record = await app.as(author).write((ctx) => addRecord(ctx, candidate()))
    const document = await uploadScan(app.as(author), record.id, 'work-permit', state)
    documents.set(record.id, document.id)
    if (state === 'pending') return record
    if (state === 'returned') return app.sendBack(record.id)
    const approved = await app.approve(record.id)
    if (state === 'approved') return approved
    return state === 'hidden' ? app.hide(record.id) : app.trash(record.id)
  }

  /** A request as this caller would send it, valid in form but with a version that is never current. */
  function send(each: AnyEndpoint, record: CandidateRecord, credentials: Record<string, string>) {
    const id = each.path.startsWith('/documents') ? documents.get(record.id) : record.id
    const path = each.path
      .replace('{id}', id as string)
      .replace('{kind}', 'photo')
      .replace('{place}', '1')
      .replace(/{(accountId|sessionId|shareId)}/, record.id)
    const known = each.body instanceof z.ZodObject ? Object.keys(each.body.shape) : []
    const some = { reason: 'a reason', issuedOn: null, validUntil: null, text: 'A note' }
    const told = Object.entries(some).filter(([name]) => known.includes(name))
    const body = each.method === 'GET' ? undefined : JSON.stringify(Object.fromEntries(told))
    return app.request(`/api/v1${path}`, {
      method: each.method,
      headers: { 'if-match': '"999"', 'content-type': 'application/json', ...credentials },
      ...(body === undefined ? {} : { body }),
    })
  }

  const mita = await app.who(sessions.moderator as string)
  for (const state of states) {
    own[state] = await recordIn(state, mita)
    others[state] = await recordIn(state, people.nurul)
  }

  test('the table names exactly the endpoints that exist', () => {
    expect(endpoints.map(nameOf).toSorted()).toEqual(levels.map(({ name }) => name).toSorted())
  })

  test('each lets those call it whom the table names, and nobody below, whose try is in the log', async () => {
    const faults: string[] = []
    for (const each of endpoints as readonly AnyEndpoint[])
      for (const who of Object.keys(ranks) as Who[]) faults.push(...(await faultsOf(each, who)))
    expect([...faults, ...(await faultsOfLog())]).toEqual([])
    expect(closedTo('moderator').length).toBeGreaterThan(25)
  })

  async function faultsOf(each: AnyEndpoint, who: Who): Promise<string[]> {
    const name = nameOf(each)
    const faults: string[] = []
    const isBelow = ranks[who] < rank[whoMay[name] as Level]
    const refusal = who === 'anonymous' ? 401 : refusedStatus(name)
    // Whose the record is matters to moderators alone, and its state where something is refused.
    const ofBoth = states.flatMap((state) => [own[state], others[state]])
    const isNarrow = who === 'moderator' && whoMay[name] === 'moderator'
    const some = isNarrow ? ofBoth : states.map((state) => own[state])
    const targets = each.path.includes('{id}') && (isBelow || isNarrow) ? some : [own.pending]
    // By a key to each record, by a session to one: of either the call is told no more than the role.
    for (const [way, credentials] of credentialsOf(who, name).entries())
      for (const record of way === 0 || isNarrow ? targets : targets.slice(0, 1)) {
        const response = await send(each, record, credentials)
        const told = `${response.status} ${await codeOf(response)}`
        const isRefused = isBelow
          ? response.status === refusal
          : !narrowed.includes(name) && /session\.(forbidden|required)$/.test(told)
        if (isRefused !== isBelow) faults.push(`${name} ${who} ${record.state} ${told}`)
      }
    return faults
  }

  /** What the log holds of refused tries, the newest first. */
  async function refusals() {
    const found: Awaited<ReturnType<typeof app.events>> = []
    for (let before: string | undefined; ; before = found.at(-1)?.id) {
      const page = await app.events({ limit: 1000, before })
      found.push(...page)
      if (page.length < 1000) return found.filter(({ action }) => action === 'request.refused')
    }
  }
  const closedTo = (who: Who) =>
    levels.flatMap(({ name, level }) =>
      ranks[who] < rank[level] && refusedStatus(name) === 403 ? [name] : [],
    )

  /** Names what is wrong with what the log says of the refused tries: each is there, and nothing that was sent. */
  async function faultsOfLog(): Promise<string[]> {
    const noted = await refusals()
    const faults = noted.flatMap(({ details, subject }) =>
      subject === null && Object.keys(details).toSorted().join() === 'code,route'
        ? []
        : [`${subject} ${JSON.stringify(details)}`],
    )
    for (const who of ['student', 'moderator'] as const)
      for (const credentials of credentialsOf(who, '')) {
        const actor = await app.accounts.authenticate(new Headers(credentials))
        const own = noted.filter(({ actorId }) => 'id' in actor && actorId === actor.id)
        const routes = own.map(({ details }) => details.route)
        const missing = closedTo(who).filter((name) => !routes.includes(name))
        faults.push(...missing.map((name) => `${name} of a ${who} is not in the log`))
      }
    return faults
  }

  /** Pictures are public in form (a viewing opens them), so who is nobody's staff finds nothing. */
  const refusedStatus = (name: string) => (name === 'GET /documents/{id}/image' ? 404 : 403)

  /** Whose permission depends on more than the role: tests of their own below and beside them. */
  const narrowed = [
    'GET /documents/{id}/original',
    'GET /records/{id}/file.pdf',
    'GET /records/{id}/originals.zip',
    'GET /cases/{id}/file',
    'GET /session',
    'POST /session',
  ]

  async function codeOf(response: Response): Promise<unknown> {
    const isProblem = response.headers.get('content-type')?.includes('problem') ?? false
    return isProblem ? ((await response.json()) as { code: unknown }).code : response.status
  }

  function credentialsOf(who: Who, name: string): Record<string, string>[] {
    if (who === 'anonymous') return [{}]
    const key = { authorization: `Bearer ${keys[who]}` }
    const session = { cookie: sessions[who] as string, 'sec-fetch-site': 'same-origin' }
    // Signing out would end the session that the other rows of this table need.
    return name === 'DELETE /session' ? [key] : [key, session]
  }

  test("for a moderator, other people's records and documents do not exist, whatever their state", async () => {
    const reachable = (endpoints as readonly AnyEndpoint[]).filter(
      (each) =>
        /^\/(records|documents)\/{id}/.test(each.path) && whoMay[nameOf(each)] === 'moderator',
    )
    expect(reachable).toHaveLength(17)
    for (const each of reachable)
      for (const state of states) {
        const response = await send(each, others[state], moderator)
        expect(`${nameOf(each)} ${state} ${response.status}`).toBe(`${nameOf(each)} ${state} 404`)
      }
  })

  test('a moderator changes the own record only while it is pending or returned', async () => {
    const called = (name: string) => endpoints.find((each) => nameOf(each) === name) as AnyEndpoint
    const patch = called('PATCH /records/{id}')
    const put = called('PUT /records/{id}/documents/{kind}')
    const codes = async (each: AnyEndpoint) => {
      const found: Record<string, string> = {}
      for (const state of states) {
        const response = await send(each, own[state], moderator)
        found[state] = ((await response.json()) as { code: string }).code
      }
      return found
    }
    const no = 'record.not_editable'
    const closed = { approved: no, hidden: no, trashed: 'record.not_found' }
    const stale = 'record.changed_meanwhile'
    expect(await codes(patch)).toEqual({ pending: stale, returned: stale, ...closed })
    const noImage = 'document.unsupported'
    expect(await codes(put)).toEqual({ pending: noImage, returned: noImage, ...closed })
  })

  test.each([
    ['GET /documents/{id}/original', 200],
    ['GET /records/{id}/file.pdf', 409],
    ['GET /records/{id}/originals.zip', 409],
  ])(
    '%s is for an admin, and for the moderator while the record is pending',
    async (name, inTrash) => {
      const original = endpoints.find((each) => nameOf(each) === name) as AnyEndpoint
      const statuses = async (credentials: Record<string, string>) =>
        Promise.all(
          states.map(async (state) => (await send(original, own[state], credentials)).status),
        )
      expect(await statuses({ authorization: `Bearer ${keys.admin}` })).toEqual([
        ...[200, 200, 200, 200],
        inTrash,
      ])
      expect(await statuses(moderator)).toEqual([200, 403, 403, 403, 404])
    },
  )

  test('a flood is noted five times an hour, and hides no try at something else', async () => {
    app.clock.move(hour)
    const key = await app.key('student', null)
    const before = (await refusals()).length
    const statuses = new Set<number>()
    const call = async (path: string) => statuses.add((await app.call('GET', path, { key })).status)
    for (let n = 0; n < 40; n += 1) await call('/accounts')
    await call('/stages')
    expect([...statuses]).toEqual([403])
    const routes = (await refusals()).slice(0, -before).map(({ details }) => details.route)
    expect(routes).toEqual(['GET /stages', ...Array(5).fill('GET /accounts')])
    app.clock.move(hour)
    await call('/accounts')
    expect((await refusals()).length).toBe(before + 7)
    await anchorAuditHead(app.system)
    expect((await verifyChain(app.system)).verdict).toBe('whole')
  })
})
