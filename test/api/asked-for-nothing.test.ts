import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyEndpoint, endpoints, mountEndpoints } from '#api'
import { enter } from '#gate'
import { readOriginal } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { type Described, sampleOf } from '#test/extremes'
import { adminCredentials, startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

/** Every endpoint that asks for a recent sign-in; in the second list it was forgotten. */
const asking = (endpoints as readonly AnyEndpoint[]).filter((each) => each.recentSignIn)
const forgotten = asking.map(({ recentSignIn: _, ...each }): AnyEndpoint => each)

/** What tells in the log that an original, a whole file or a key to one left. */
const left =
  /^(?:access_code\.issued|document\.original_downloaded|record\.copied|export\.\w+|audit\.exported)$/

describe('a route that forgets to ask for a recent sign-in', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const headers = new Headers({ cookie: await app.signIn(adminCredentials.email) })
  headers.set('content-type', 'application/json')
  const recordId = (await approvedRecord(app)).id
  const documentId = (await uploadScan(app.as(people.amina), recordId, 'visa-paper')).id

  const events = async () => (await app.events({ limit: 1000 })).map(({ action }) => action)

  /** Calls each rightly, reads its answer to the end, and tells after which of them something had left. */
  async function handedOut(list: readonly AnyEndpoint[]) {
    const hono = new Hono()
    hono.onError((_, c) => c.text('', 500))
    mountEndpoints(hono, '', app, list, () => '198.51.100.7')
    const handed: string[] = []
    // What ends accounts, sessions or files comes last.
    const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
    for (const { method, path, body } of list.toSorted(
      (a, b) => order.indexOf(a.method) - order.indexOf(b.method),
    )) {
      if (/purge|closing|remove/.test(path)) continue
      const before = (await events()).filter((action) => left.test(action)).length
      const id = path.startsWith('/documents') ? documentId : recordId
      const sample =
        body && (sampleOf(z.toJSONSchema(body, { io: 'input' }) as Described) as object)
      const sent = path === '/slip-runs' ? { recordIds: [recordId], replaces: true } : sample
      const init = sent === undefined ? {} : { body: JSON.stringify(sent) }
      const answer = await hono.request(path.replace('{id}', id), { method, headers, ...init })
      await answer.arrayBuffer().catch(() => null)
      const after = (await events()).filter((action) => left.test(action)).length
      if (after > before) handed.push(`${method} ${path} ${answer.status}`)
    }
    return handed
  }

  test('hands nothing out that the same route hands out when it asks', async () => {
    expect(await handedOut(forgotten)).toEqual([])
    const handed = await handedOut(asking)
    for (const route of [
      'GET /documents/{id}/original 200',
      'GET /records/{id}/originals.zip 200',
      'GET /records/{id}/file.pdf 200',
      'GET /exports/everything 200',
      'POST /records/{id}/access-code 200',
      'POST /slip-runs 200',
    ])
      expect(handed).toContain(route)
  })

  test('nor does a page, whether it knows who is there or asks for it, nor to a key that may all', async () => {
    const entrance = { method: 'GET', path: '/forgetful' }
    const byKey = new Headers({ authorization: `Bearer ${await app.key('admin')}` })
    for (const permission of ['records:all', 'public'] as const)
      for (const who of permission === 'public' ? [headers] : [headers, byKey]) {
        const request = { headers: who, method: 'GET' }
        const asIs = { ...entrance, permission }
        const codes = enter(app, asIs, request, async ({ identify }) =>
          (await identify()).write((ctx) => issueAccessCode(ctx, recordId)),
        )
        await expect(codes).rejects.toThrow('access_code.issued without a recent sign-in')
        const originals = enter(app, asIs, request, async ({ identify }) =>
          readOriginal(await identify(), documentId),
        )
        await expect(originals).rejects.toThrow('original_downloaded without a recent sign-in')
      }
  })
})
