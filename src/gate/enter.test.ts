import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mayRole, type Permission } from '#modules/accounts/permissions.schema'
import { listEvents } from '#modules/audit'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { pages } from '../site/pages.ts'

let app: TestApp
const open = async () => {
  app = await startTestApp()
  await app.addPerson('student', 'sadia@padma.example')
  await app.addPerson('moderator', 'mita@padma.example')
}

const closed = pages.filter(({ permission }) => permission !== 'public')
const at = (path: string) => path.replace(/\{\w+\}/g, '018f6b3e-0000-7000-8000-000000000000')

const roles = [
  ['student', 'sadia'],
  ['moderator', 'mita'],
] as const

const cookieOf = async (person: 'sadia' | 'mita' | 'amina') => ({
  cookie: await app.signIn(`${person}@padma.example`),
  'sec-fetch-site': 'same-origin',
})

const events = () => app.system.read((ctx) => listEvents(ctx, { limit: 100 }))

describe('pages that not everybody may open', () => {
  beforeAll(open)
  afterAll(() => app.close())

  /** What is asked meanwhile, and which pages the audit log then names as refused, newest first. */
  const refusedBy = async (ask: () => Promise<void>) => {
    const before = new Set((await events()).map(({ id }) => id))
    await ask()
    return (await events())
      .filter(({ id }) => !before.has(id))
      .filter(({ action }) => action === 'request.refused')
      .map(({ details }) => (details as { route: string }).route)
  }

  test('there are some for everybody who is signed in, and some for admins', () => {
    expect(closed.some(({ permission }) => permission === 'signed-in')).toBe(true)
    expect(closed.some(({ permission }) => permission === 'organisation:manage')).toBe(true)
  })

  test.each(closed.map((page) => [`${page.method} ${page.path}`, page] as const))(
    '%s leads a visitor to sign in, and refuses who has not the role',
    async (name, { method, path, permission }) => {
      const visitor = await app.request(at(path), { method })
      const toLogin = `/login?return=${encodeURIComponent(at(path))}`
      if (method === 'GET') expect(visitor.headers.get('location')).toBe(toLogin)
      expect(visitor.status).toBe(method === 'GET' ? 303 : 401)
      if (permission === 'signed-in') return
      const without = roles.filter(([role]) => !mayRole(role, permission as Permission))
      expect(without.map(([role]) => role)).toContain('student')
      const refused = await refusedBy(async () => {
        for (const [, person] of without) {
          const answer = await app.request(at(path), { method, headers: await cookieOf(person) })
          expect(`${person} ${answer.status}`).toBe(`${person} 403`)
        }
      })
      expect(refused).toEqual(without.map(() => name))
    },
  )
})

describe('the document of the dashboard', () => {
  beforeAll(open)
  afterAll(() => app.close())

  test('leads a visitor to sign in, and back', async () => {
    const answer = await app.request('/dashboard/records?page=2')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/login?return=%2Fdashboard%2Frecords%3Fpage%3D2')
  })
})

describe('pictures', () => {
  beforeEach(open)
  afterEach(() => app.close())

  async function document() {
    const record = await approvedRecord(app)
    const amina = app.as(people.amina)
    const { id } = await uploadScan(amina, record.id, 'visa-paper')
    const accessCode = await amina.write((ctx) => issueAccessCode(ctx, record.id))
    const body = { passportNumber: record.passportNumber, accessCode }
    const opened = await app.call('POST', '/lookups', { body })
    const { viewing } = (await opened.json()) as { viewing: { token: string } }
    const address = `/api/v1/documents/${id}/image?width=480`
    return (headers: Record<string, string>) =>
      app.request(address, { headers }).then(async (answer) => ({ answer, token: viewing.token }))
  }

  test('open for a viewing and for staff, for nobody else', async () => {
    const see = await document()
    const { answer, token } = await see({})
    expect(answer.status).toBe(401)
    expect((await see({ authorization: `Bearer ${token}` })).answer.status).toBe(200)
    expect((await see(await cookieOf('amina'))).answer.status).toBe(200)
    expect((await see(await cookieOf('mita'))).answer.status).toBe(404)
    expect((await see(await cookieOf('sadia'))).answer.status).toBe(404)
  })

  test.each(['viewings', 'records', 'documents'])(
    'a failure of the database (%s) is told as one, not as a closed file or a missing document',
    async (table) => {
      const see = await document()
      const { token } = await see({})
      const staff = await cookieOf('amina')
      await app.runtime.database.write((tx) =>
        sql`alter table ${sql.table(table)} rename to away`.execute(tx).then(() => undefined),
      )
      const failing = [
        { authorization: `Bearer ${token}` },
        ...(table === 'viewings' ? [] : [staff]),
      ]
      for (const headers of failing) expect((await see(headers)).answer.status).toBe(503)
    },
  )
})
