import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyEndpoint, endpoints, mountEndpoints } from '#api'
import { uploadDocument } from '#modules/documents'
import { addRecord, approveRecord, deleteRecord, hideRecord, returnRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { type Actor, actAs } from '#platform/context'
import { bytesOf, candidate } from '#test/candidates'
import { paperPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { oldAddresses } from '../../src/site/old-addresses.ts'
import { pages } from '../../src/site/pages.ts'

type Level = 'public' | 'signed-in' | 'moderator' | 'admin'

/**
 * The permissions, written down once more by hand: who may at least call what. An endpoint that is
 * not in this table fails, so nothing opens by being forgotten.
 */
const whoMay: Record<string, Level> = {
  'GET /imports': 'admin',
  'POST /imports': 'admin',
  'GET /imports/{id}': 'admin',
  'PATCH /imports/{id}': 'admin',
  'PUT /imports/{id}/images': 'admin',
  'POST /imports/{id}/check': 'admin',
  'POST /imports/{id}/run': 'admin',
  'POST /imports/{id}/cancel': 'admin',
  'POST /imports/{id}/undo': 'admin',
  'GET /imports/{id}/mistakes': 'admin',
  'GET /imports/{id}/addresses': 'admin',
  'GET /exports/everything': 'admin',
  'GET /trash/due': 'admin',
  'GET /exports/records': 'admin',
  'POST /exports/records': 'admin',
  'GET /exports/ending-papers': 'admin',
  'GET /ending-papers': 'admin',
  'POST /other-contracts': 'public',
  'GET /other-contracts': 'public',
  'GET /other-contracts/{id}/photo': 'public',
  'POST /my/other-contracts': 'signed-in',
  'GET /my/other-contracts': 'signed-in',
  'POST /complaints': 'public',
  'GET /complaints': 'admin',
  'GET /complaints/{number}': 'public',
  'GET /complaints/{number}/proof': 'public',
  'POST /complaints/{number}/answer': 'admin',
  'GET /unanswered-contracts': 'admin',
  'GET /records/{id}/other-contracts': 'admin',
  'POST /records/{id}/other-contracts/{contractId}/answer': 'admin',
  'GET /paid': 'public',
  'GET /my/paid': 'signed-in',
  'POST /own-payments': 'public',
  'POST /my/own-payments': 'signed-in',
  'POST /payment-objections': 'public',
  'POST /my/payment-objections': 'signed-in',
  'GET /records/{id}/paid': 'admin',
  'POST /records/{id}/payments': 'admin',
  'POST /records/{id}/own-payments/{paymentId}/answer': 'admin',
  'GET /money-to-look-at': 'admin',
  'GET /records/{id}/contract': 'admin',
  'PUT /records/{id}/contract/terms': 'admin',
  'GET /contract': 'public',
  'POST /contract/readings': 'public',
  'GET /my/contract': 'signed-in',
  'POST /my/contract/readings': 'signed-in',
  'GET /due-removals': 'admin',
  'GET /due-removals/count': 'admin',
  'POST /due-removals/remove': 'admin',
  'GET /help': 'public',
  'GET /originals': 'admin',
  'POST /originals/{id}/confirmation': 'public',
  'POST /originals/{id}/asking-back': 'public',
  'POST /my/originals/{id}/confirmation': 'signed-in',
  'POST /my/originals/{id}/asking-back': 'signed-in',
  'GET /records/{id}/originals': 'admin',
  'POST /records/{id}/originals': 'admin',
  'POST /records/{id}/originals/{originalId}/return': 'admin',
  'POST /records/{id}/originals/{originalId}/sign': 'admin',
  'POST /own-data/codes': 'public',
  'POST /own-data': 'public',
  'POST /my/own-data/codes': 'signed-in',
  'POST /my/own-data': 'signed-in',
  'GET /records/{id}/own-data': 'admin',
  'GET /records/{id}/file.pdf': 'moderator',
  'GET /records/{id}/originals.zip': 'moderator',
  'GET /stages': 'admin',
  'GET /records/{id}/stages': 'admin',
  'PUT /records/{id}/stage': 'admin',
  'GET /records/{id}/messages': 'admin',
  'GET /message-switches': 'public',
  'PUT /message-switches': 'public',
  'GET /my/message-switches': 'signed-in',
  'PUT /my/message-switches': 'signed-in',
  'GET /consents': 'public',
  'PUT /consents/{purpose}': 'public',
  'GET /my/consents': 'signed-in',
  'PUT /my/consents/{purpose}': 'signed-in',
  'GET /records/{id}/consents': 'admin',
  'GET /withdrawn-consents': 'admin',
  'GET /leaving': 'public',
  'PUT /leaving': 'public',
  'GET /my/leaving': 'signed-in',
  'PUT /my/leaving': 'signed-in',
  'GET /access-code': 'public',
  'GET /my/access-code': 'signed-in',
  'POST /access-code/proposals': 'public',
  'PUT /access-code': 'public',
  'POST /my/access-code/proposals': 'signed-in',
  'PUT /my/access-code': 'signed-in',
  'POST /slip-runs': 'admin',
  'POST /slip-runs/{id}/printed': 'admin',
  'GET /unprinted-codes': 'admin',
  'GET /leavings': 'admin',
  'GET /records/{id}/leaving': 'admin',
  'GET /records/{id}/sightings': 'admin',
  'POST /records/{id}/sightings': 'admin',
  'DELETE /records/{id}/sightings/{sightingId}': 'admin',
  'POST /leavings/{id}/done': 'admin',
  'POST /records/{id}/messages/{messageId}/again': 'admin',
  'PUT /records/{id}/documents/{kind}/dates': 'moderator',
  'POST /lookups': 'public',
  'POST /share-lookups': 'public',
  'GET /shares': 'public',
  'POST /shares': 'public',
  'DELETE /shares/{id}': 'public',
  'GET /records/{id}/shares': 'admin',
  'GET /my/record': 'signed-in',
  'POST /my/record': 'signed-in',
  'DELETE /my/record': 'signed-in',
  'GET /my/shares': 'signed-in',
  'POST /my/shares': 'signed-in',
  'DELETE /my/shares/{id}': 'signed-in',
  'GET /my/views': 'signed-in',
  'GET /my/views/{id}/proof': 'signed-in',
  'POST /session': 'public',
  'GET /session': 'signed-in',
  'DELETE /session': 'public',
  'GET /session/confirm': 'signed-in',
  'POST /session/confirm': 'signed-in',
  'POST /session/passkey-options': 'public',
  'POST /session/passkey': 'public',
  'POST /my/passkey-options': 'signed-in',
  'GET /my/passkeys': 'signed-in',
  'PUT /my/photo': 'signed-in',
  'DELETE /my/photo': 'signed-in',
  'POST /my/passkeys': 'signed-in',
  'DELETE /my/passkeys/{id}': 'signed-in',
  'GET /records': 'moderator',
  'POST /records/search': 'moderator',
  'GET /records/authors': 'admin',
  'POST /bulk-changes': 'admin',
  'POST /bulk-changes/{id}/undo': 'admin',
  'GET /my/record-views': 'admin',
  'POST /my/record-views': 'admin',
  'PATCH /my/record-views/{id}': 'admin',
  'DELETE /my/record-views/{id}': 'admin',
  'POST /records': 'moderator',
  'POST /passport-checks': 'moderator',
  'POST /duplicate-checks': 'moderator',
  'GET /records/{id}': 'moderator',
  'PATCH /records/{id}': 'moderator',
  'DELETE /records/{id}': 'admin',
  'POST /records/{id}/approve': 'admin',
  'POST /records/{id}/return': 'admin',
  'POST /records/{id}/withdraw': 'admin',
  'POST /records/{id}/hide': 'admin',
  'POST /records/{id}/unhide': 'admin',
  'POST /records/{id}/restore': 'admin',
  'POST /records/{id}/purge': 'admin',
  'GET /records/{id}/history': 'admin',
  'GET /records/{id}/documents': 'moderator',
  'GET /records/{id}/review': 'admin',
  'GET /records/{id}/views': 'admin',
  'DELETE /records/{id}/shares/{shareId}': 'admin',
  'GET /records/{id}/access-code': 'admin',
  'POST /records/{id}/access-code': 'admin',
  'DELETE /records/{id}/access-code': 'admin',
  'POST /records/{id}/access-code/handover': 'admin',
  'PUT /records/{id}/documents/{kind}': 'moderator',
  'DELETE /records/{id}/documents/{kind}': 'moderator',
  'GET /documents/{id}/image': 'moderator',
  'GET /documents/{id}/original': 'moderator',
  'GET /fingerprints/{sha256}': 'public',
  'POST /attestations': 'public',
  'POST /attestations/check': 'public',
  'POST /attestations/sd-jwt': 'public',
  'POST /attestations/wallet-offers': 'public',
  'POST /my/attestations/wallet-offers': 'signed-in',
  'POST /my/attestations': 'signed-in',
  'POST /my/attestations/sd-jwt': 'signed-in',
  'GET /records/{id}/attestations': 'admin',
  'POST /records/{id}/attestations': 'admin',
  'POST /records/{id}/attestations/sd-jwt': 'admin',
  'POST /receipts': 'public',
  'POST /receipts/check': 'public',
  'GET /contests/own': 'public',
  'POST /contests': 'public',
  'GET /my/contests': 'signed-in',
  'POST /my/contests': 'signed-in',
  'GET /contests': 'admin',
  'GET /records/{id}/contests': 'admin',
  'GET /records/{id}/notes': 'moderator',
  'GET /my/notifications': 'moderator',
  'GET /overview': 'moderator',
  'GET /failed-messages': 'admin',
  'GET /my/daily-summary': 'moderator',
  'PUT /my/daily-summary': 'moderator',
  'GET /my/account-messages': 'signed-in',
  'PUT /my/account-messages': 'signed-in',
  'POST /my/notifications/read': 'moderator',
  'POST /records/{id}/notes': 'moderator',
  'PUT /records/{id}/assignee': 'admin',
  'POST /contests/{id}/answer': 'admin',
  'GET /records/{id}/comparisons': 'moderator',
  'POST /records/{id}/comparisons': 'moderator',
  'GET /comparison-alerts': 'admin',
  'GET /old-comparisons': 'admin',
  'POST /comparisons/{id}/answer': 'admin',
  'GET /comparisons/{id}/screenshot': 'moderator',
  'GET /receipts/{number}': 'public',
  'GET /receipts/{number}/credential': 'public',
  'GET /receipts/{number}/proof': 'public',
  'GET /accounts': 'admin',
  'POST /accounts/search': 'admin',
  'GET /accounts/{id}': 'admin',
  'PATCH /accounts/{id}': 'admin',
  'DELETE /accounts/{id}': 'admin',
  // To the account itself and to admins; for everybody else there is none.
  'GET /accounts/{id}/photo': 'signed-in',
  'GET /accounts/{id}/sessions': 'admin',
  'DELETE /accounts/{id}/sessions': 'admin',
  'DELETE /accounts/{id}/sessions/{sessionId}': 'admin',
  'GET /invites': 'admin',
  'POST /invites': 'admin',
  'DELETE /invites/{id}': 'admin',
  'POST /accounts/{id}/reset-link': 'admin',
  'DELETE /accounts/{id}/second-factor': 'admin',
  'GET /organisation': 'moderator',
  'PATCH /organisation': 'admin',
  'POST /organisation/check': 'admin',
  'GET /organisation/keeping-laws': 'moderator',
  'GET /organisation/licence': 'moderator',
  'POST /organisation/licence/look-ups': 'admin',
  'GET /organisation/closing': 'moderator',
  'POST /organisation/closing': 'admin',
  'DELETE /organisation/closing': 'admin',
  'GET /organisation/logo/{sha256}': 'public',
  'PUT /organisation/logo': 'admin',
  'GET /consent-recordings': 'public',
  'GET /consent-recordings/{id}': 'public',
  'PUT /consent-recordings/{purpose}/{language}': 'admin',
  'DELETE /consent-recordings/{purpose}/{language}': 'admin',
  'DELETE /organisation/logo': 'admin',
  'GET /organisation/office/{sha256}': 'public',
  'PUT /organisation/office': 'admin',
  'DELETE /organisation/office': 'admin',
  'GET /notices': 'public',
  'GET /notices/{id}': 'public',
  'GET /notices/{id}/images/{place}': 'public',
  'POST /notices': 'admin',
  'PATCH /notices/{id}': 'admin',
  'DELETE /notices/{id}': 'admin',
  'PUT /notices/{id}/images/{place}': 'admin',
  'POST /notices/{id}/publish': 'admin',
  'POST /notices/{id}/withdraw': 'admin',
  'GET /managed-notices': 'admin',
  'GET /managed-notices/{id}': 'admin',
  'GET /managed-notices/{id}/images/{place}': 'admin',
  'POST /concerns': 'public',
  'POST /access-code-requests': 'public',
  'GET /concerns': 'admin',
  'GET /concerns/{id}': 'admin',
  'PATCH /concerns/{id}': 'admin',
  'GET /code-alerts': 'admin',
  'POST /code-alerts/{id}/dismiss': 'admin',
  'GET /counts': 'signed-in',
  'GET /audit-events': 'admin',
  'GET /audit-events/export': 'admin',
  'GET /audit-events/{sequence}/proof': 'admin',
  'POST /audit-events/verify': 'admin',
  'POST /transparency-log/verify': 'admin',
  'GET /classes': 'admin',
  'POST /classes': 'admin',
  'GET /classes/{id}': 'admin',
  'PUT /classes/{id}': 'admin',
  'POST /classes/{id}/state': 'admin',
  'POST /classes/{id}/members': 'admin',
  'DELETE /classes/{id}/members/{accountId}': 'admin',
  'GET /taught-classes': 'moderator',
  'GET /taught-classes/{id}': 'moderator',
  'PUT /taught-classes/{id}/sessions/{sessionId}/attendance': 'moderator',
  'GET /payments': 'admin',
  'GET /payments.csv': 'admin',
  'POST /payments': 'admin',
  'POST /charges': 'admin',
  'POST /refunds': 'admin',
  'POST /payments/{id}/refunds': 'admin',
  'POST /payments/{id}/correction': 'admin',
  'POST /disputes/{id}/answer': 'admin',
  'GET /my/catalogue': 'signed-in',
  'GET /my/classes': 'signed-in',
  'POST /my/classes/{id}': 'signed-in',
  'DELETE /my/classes/{id}': 'signed-in',
  'POST /my/messages/{id}/read': 'signed-in',
  'GET /my/payments': 'signed-in',
  'POST /my/payments/{id}/disputes': 'signed-in',
  'GET /api-keys': 'admin',
  'POST /api-keys': 'admin',
  'DELETE /api-keys/{id}': 'admin',
}
const rank: Record<Level, number> = { public: 0, 'signed-in': 1, moderator: 2, admin: 3 }
const ranks = { anonymous: 0, student: 1, moderator: 2, admin: 3 }
type Who = keyof typeof ranks
const nameOf = (each: AnyEndpoint) => `${each.method} ${each.path}`

const states = ['pending', 'returned', 'approved', 'hidden', 'trashed'] as const
type State = (typeof states)[number]

describe('every endpoint × caller × state of the record', () => {
  let app: TestApp
  let keys: Record<Who, string | undefined>
  let sessions: Record<Who, string | undefined>
  const own = {} as Record<State, CandidateRecord>
  const others = {} as Record<State, CandidateRecord>
  const documents = new Map<string, string>()

  beforeAll(async () => {
    app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    await app.addPerson('student', 'sadia@padma.example')
    await app.addPerson('moderator', 'mita@padma.example')
    keys = {
      anonymous: undefined,
      student: await app.key('student'),
      moderator: await app.key('moderator'),
      admin: await app.key('admin'),
    }
    sessions = {
      anonymous: undefined,
      student: await app.signIn('sadia@padma.example'),
      moderator: await app.signIn('mita@padma.example'),
      admin: await app.signIn('amina@padma.example'),
    }
    const mita = await actorOf(sessions.moderator as string)
    const nurul: Actor = {
      kind: 'account',
      id: 'nurul',
      role: 'moderator',
      name: 'Nurul',
      sessionId: '',
    }
    for (const state of states) {
      own[state] = await recordIn(state, mita)
      others[state] = await recordIn(state, nurul)
    }
  })
  afterAll(() => app.close())

  const actorOf = (cookie: string) => app.accounts.authenticate(new Headers({ cookie }))

  async function recordIn(state: State, author: Actor): Promise<CandidateRecord> {
    const record = await actAs(app.runtime, author).write((ctx) => addRecord(ctx, candidate()))
    const document = await uploadDocument(actAs(app.runtime, author), {
      recordId: record.id,
      kind: 'work-permit',
      originalName: 'permit.png',
      source: bytesOf(await paperPng(state)),
    })
    documents.set(record.id, document.id)
    const target = { recordId: record.id, version: 2 }
    return app.system.write(async (ctx) => {
      if (state === 'pending') return { ...record, version: 2 }
      if (state === 'returned') return returnRecord(ctx, { ...target, reason: 'Too dark' })
      const approved = await approveRecord(ctx, target)
      if (state === 'hidden') return hideRecord(ctx, { recordId: record.id, version: 3 })
      if (state === 'trashed') return deleteRecord(ctx, { recordId: record.id, version: 3 })
      return approved
    })
  }

  /** A request as this caller would send it, valid in form but with a version that is never current. */
  function send(each: AnyEndpoint, record: CandidateRecord, credentials: Record<string, string>) {
    const id = each.path.startsWith('/documents') ? documents.get(record.id) : record.id
    const path = each.path
      .replace('{id}', id as string)
      .replace('{kind}', 'photo')
      .replace('{place}', '1')
      .replace(/{(accountId|sessionId|shareId)}/, record.id)
    const note = each.path.endsWith('/notes') ? { text: 'A note' } : {}
    const told = { reason: 'a reason', issuedOn: null, validUntil: null, ...note }
    const body = each.method === 'GET' ? undefined : JSON.stringify(told)
    return app.request(`/api/v1${path}`, {
      method: each.method,
      headers: { 'if-match': '"999"', 'content-type': 'application/json', ...credentials },
      ...(body === undefined ? {} : { body }),
    })
  }

  test('the table names exactly the endpoints that exist', () => {
    expect(endpoints.map(nameOf).toSorted()).toEqual(Object.keys(whoMay).toSorted())
  })

  test.each((endpoints as readonly AnyEndpoint[]).map((each) => [nameOf(each), each] as const))(
    '%s',
    async (name, each) => {
      const needed = rank[whoMay[name] as Level]
      const targets = each.path.includes('{id}')
        ? states.flatMap((state) => [own[state], others[state]])
        : [own.pending]
      for (const who of Object.keys(ranks) as Who[])
        for (const credentials of credentialsOf(who, name))
          for (const record of targets) {
            const response = await send(each, record, credentials)
            const label = `${name} ${who} ${record.state}`
            if (ranks[who] < needed) {
              const refusal = who === 'anonymous' ? 401 : refusedStatus(name)
              expect(`${label} ${response.status}`).toBe(`${label} ${refusal}`)
            } else if (!narrowed.includes(name)) {
              const code = `${label} ${await codeOf(response)}`
              expect(code).not.toMatch(/session\.(forbidden|required)$/)
            }
          }
    },
  )

  /** Pictures are public in form (a viewing opens them), so who is nobody's staff finds nothing. */
  const refusedStatus = (name: string) => (name === 'GET /documents/{id}/image' ? 404 : 403)

  /** Whose permission depends on more than the role: tests of their own below and beside them. */
  const narrowed = [
    'GET /documents/{id}/original',
    'GET /records/{id}/file.pdf',
    'GET /records/{id}/originals.zip',
    'GET /other-contracts/{id}/photo',
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

  test("for a moderator, other people's records and papers do not exist, whatever their state", async () => {
    const cookie = { cookie: sessions.moderator as string, 'sec-fetch-site': 'same-origin' }
    const reachable = (endpoints as readonly AnyEndpoint[]).filter(
      (each) =>
        /^\/(records|documents)\/{id}/.test(each.path) && whoMay[nameOf(each)] === 'moderator',
    )
    expect(reachable).toHaveLength(14)
    for (const each of reachable)
      for (const state of states) {
        const response = await send(each, others[state], cookie)
        expect(`${nameOf(each)} ${state} ${response.status}`).toBe(`${nameOf(each)} ${state} 404`)
      }
  })

  test('a moderator changes the own record only while it is pending or returned', async () => {
    const cookie = { cookie: sessions.moderator as string, 'sec-fetch-site': 'same-origin' }
    const patch = endpoints.find((each) => nameOf(each) === 'PATCH /records/{id}') as AnyEndpoint
    const put = endpoints.find(
      (each) => nameOf(each) === 'PUT /records/{id}/documents/{kind}',
    ) as AnyEndpoint
    const codes = async (each: AnyEndpoint) => {
      const found: Record<string, string> = {}
      for (const state of states) {
        const response = await send(each, own[state], cookie)
        found[state] = ((await response.json()) as { code: string }).code
      }
      return found
    }
    const closed = {
      approved: 'record.not_editable',
      hidden: 'record.not_editable',
      trashed: 'record.not_found',
    }
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
      expect(
        await statuses({ cookie: sessions.moderator as string, 'sec-fetch-site': 'same-origin' }),
      ).toEqual([200, 403, 403, 403, 404])
    },
  )

  test('a refused call of a known person is in the audit log', async () => {
    const response = await app.call('GET', '/audit-events?limit=100', { key: keys.admin as string })
    const { events } = (await response.json()) as { events: { action: string }[] }
    expect(events.some(({ action }) => action === 'request.refused')).toBe(true)
  })

  test('a role change and disabling count on the next request', async () => {
    await app.addPerson('moderator', 'nurul@padma.example')
    const cookie = await app.signIn('nurul@padma.example')
    const mayList = async () =>
      (await app.request('/api/v1/records', { headers: { cookie } })).status
    expect(await mayList()).toBe(200)
    const { accounts } = (await (
      await app.call('POST', '/accounts/search', {
        key: keys.admin as string,
        body: { search: 'nurul' },
      })
    ).json()) as { accounts: { id: string }[] }
    const change = (body: object) =>
      app.call('PATCH', `/accounts/${accounts[0]?.id}`, { key: keys.admin as string, body })
    expect((await change({ role: 'student' })).status).toBe(200)
    expect([401, 403]).toContain(await mayList())
    await change({ role: 'moderator' })
    const again = await app.signIn('nurul@padma.example')
    const mayListAgain = async () =>
      (await app.request('/api/v1/records', { headers: { cookie: again } })).status
    expect(await mayListAgain()).toBe(200)
    await change({ disabled: true })
    expect(await mayListAgain()).toBe(401)
  })
})

describe('deny by default', () => {
  /** Addresses that are neither an endpoint nor a page, each for a reason. */
  const known = [
    '/healthz',
    '/readyz',
    '/api/v1/openapi.json',
    // For whoever checks the log: hashes, and nothing of an event.
    // What attestations are checked with.
    '/.well-known/did.json',
    '/.well-known/jwt-vc-issuer',
    // By which wallets take them, with a code and a PIN of the candidate.
    '/.well-known/openid-credential-issuer',
    '/.well-known/oauth-authorization-server',
    '/wallet/token',
    '/wallet/nonce',
    '/wallet/credential',
    '/contexts/held-copy/v1',
    '/contexts/comparison-receipt/v1',
    '/types/held-copy/v1',
    '/status/:list',
    '/status/:list/token',
    '/log/checkpoint',
    '/log/key',
    '/log/opening',
    '/log/tile/*',
    // Sent only to signed-in people; what they see there comes from the API.
    '/dashboard',
    '/dashboard/*',
    // The program itself, the same for everybody.
    '/assets/:name',
    '/dashboard/assets/*',
    // Headers, origins and limits, before every address.
    '/*',
  ]

  function openRoutes(hono: Hono): string[] {
    const declared = new Set([
      ...endpoints.map(({ path }) => `/api/v1${path}`),
      ...pages.map(({ path }) => path),
      ...oldAddresses.map(([from]) => from),
    ])
    return (
      hono.routes
        .map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
        // The same with a slash at the end leads to the address without it, and shows nothing itself.
        .map((path) => path.replace(/(?<=.)\/$/, ''))
        .filter((path) => !/^\/(assets|islands)\/[\w-]+\.\w+$/.test(path))
        .filter((path) => !declared.has(path) && !known.includes(path.replace(/\{(\w+)\}/g, ':$1')))
    )
  }

  test('no address is served that declares no permission', async () => {
    const app = await startTestApp()
    expect(openRoutes(app.hono)).toEqual([])
    app.hono.get('/api/v1/planted', (c) => c.text('open'))
    expect(openRoutes(app.hono)).toEqual(['/api/v1/planted'])
    await app.close()
  })

  test('an endpoint that got past the compiler without a permission is not mounted', async () => {
    const app = await startTestApp()
    const planted = { ...endpoints[0], permission: undefined } as unknown as AnyEndpoint
    expect(() => mountEndpoints(new Hono(), '', app, [planted], () => '')).toThrow('no permission')
    await app.close()
  })
})
