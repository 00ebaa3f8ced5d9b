import { beforeEach, describe, expect, test } from 'vitest'
import { mayRole, type Permission } from '#modules/accounts/forms.schema'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { pages } from '../site/pages.ts'

const app = forEachTest(() => startTestApp())
beforeEach(async () => {
  await app.addPerson('student', 'sadia@padma.example')
  await app.addPerson('moderator', 'mita@padma.example')
})

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

test('each page that not everybody may open leads a visitor to sign in, and refuses who has not the role', async () => {
  expect(closed.some(({ permission }) => permission === 'signed-in')).toBe(true)
  expect(closed.some(({ permission }) => permission === 'organisation:manage')).toBe(true)
  const headers = { sadia: await cookieOf('sadia'), mita: await cookieOf('mita') }
  const faults: string[] = []
  /** The pages that the audit log names as refused, the latest first. */
  const refused = async () =>
    (await app.events()).flatMap(({ action, details }) =>
      action === 'request.refused' ? [(details as { route: string }).route] : [],
    )
  for (const { method, path, permission } of closed) {
    const visitor = await app.request(at(path), { method })
    const toLogin = `/login?return=${encodeURIComponent(at(path))}`
    if (visitor.status !== (method === 'GET' ? 303 : 401)) faults.push(`${path} ${visitor.status}`)
    if (method === 'GET' && visitor.headers.get('location') !== toLogin) faults.push(path)
    if (permission === 'signed-in') continue
    const without = roles.filter(([role]) => !mayRole(role, permission as Permission))
    if (!without.some(([role]) => role === 'student')) faults.push(`${path} is open to students`)
    for (const [, person] of without) {
      const answer = await app.request(at(path), { method, headers: headers[person] })
      const [noted] = await refused()
      if (answer.status !== 403 || noted !== `${method} ${path}`)
        faults.push(`${method} ${path}, ${person}: ${answer.status}, ${noted}`)
    }
  }
  expect(faults).toEqual([])
  const answer = await app.request('/dashboard/records?page=2')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/login?return=%2Fdashboard%2Frecords%3Fpage%3D2',
  ])
})

describe('pictures', () => {
  async function document() {
    const record = await approvedRecord(app)
    const { id } = await uploadScan(app.as(people.amina), record.id, 'visa-paper')
    const token = await app.open(record, await app.code(record.id))
    const address = `/api/v1/documents/${id}/image?width=480`
    return (headers: Record<string, string>) =>
      app.request(address, { headers }).then((answer) => ({ answer, token }))
  }

  test.each(['viewings', 'records', 'documents'])(
    'a failure of the database (%s) is told as one, not as a closed file or a missing document',
    async (table) => {
      const see = await document()
      const { token } = await see({})
      const staff = await cookieOf('amina')
      await app.tamper(`alter table "${table}" rename to "away"`)
      const failing = [
        { authorization: `Bearer ${token}` },
        ...(table === 'viewings' ? [] : [staff]),
      ]
      for (const headers of failing) expect((await see(headers)).answer.status).toBe(503)
    },
  )
})
