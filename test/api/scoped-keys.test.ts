import { expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyEndpoint, endpoints } from '#api'
import { type KeyScope, keyScopes } from '#modules/accounts/schema'
import { type Described, sampleOf } from '#test/extremes'
import { startTestApp } from '#test/test-app'

/** Everything that asks a person for the password again, by the route table. */
const asking = (endpoints as readonly AnyEndpoint[]).filter(({ recentSignIn }) => recentSignIn)

const due = { what: 'record', since: '2026-01-05T00:00:00.000Z' }
/** What has to be sent where any sample of the schema does not ask, or is refused before. */
const weighty: Record<string, object> = {
  '/organisation': { legalName: 'Padma Overseas Ltd' },
  '/organisation/closing': { lastDay: '2030-01-05', typedName: 'Padma Overseas Ltd' },
  '/due-removals/remove': { removals: [{ recordId: crypto.randomUUID(), ...due }] },
  '/exports/records': {},
}

function bodyOf({ path, body }: AnyEndpoint): object {
  if (weighty[path]) return weighty[path]
  return body ? (sampleOf(z.toJSONSchema(body, { io: 'input' }) as Described) as object) : {}
}

test('a key does what asks a person for the password again only with the one scope for it', async () => {
  const app = await startTestApp()
  const keys = new Map<KeyScope | null, string>()
  for (const scope of [null, ...keyScopes]) keys.set(scope, await app.key('admin', scope))
  const open: string[] = []
  for (const each of asking)
    for (const [scope, key = ''] of keys) {
      const path = each.path.replace('{id}', crypto.randomUUID())
      const body = each.method === 'GET' ? undefined : bodyOf(each)
      const { status, code } = await app.told(each.method, path, { key, body, version: 1 })
      const isRefused = status === 403 && code === 'api_key.scope_missing'
      if (!isRefused) open.push(`${each.method} ${each.path} ${scope}`)
    }
  await app.close()
  const ofKeys = asking.filter(({ path }) => path.startsWith('/api-keys'))
  expect(ofKeys.map(({ recentSignIn }) => recentSignIn?.scope)).toEqual([null, null])
  expect(open).toEqual(
    asking.flatMap(({ method, path, recentSignIn }) =>
      recentSignIn?.scope ? [`${method} ${path} ${recentSignIn.scope}`] : [],
    ),
  )
})

test('a key with a scope is made by a person who gave the password just now', async () => {
  const app = await startTestApp()
  const cookie = await app.signIn('amina@padma.example')
  const make = () =>
    app.told('POST', '/api-keys', {
      ...{ cookie, body: { name: 'Nightly', role: 'admin', scope: 'exports' } },
    })
  const { key } = await make()
  expect((await app.call('GET', '/exports/records', { key })).status).toBe(200)
  app.clock.move(6 * 60_000)
  expect((await make()).code).toBe('session.confirm_required')
})
