import { expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyEndpoint, endpoints } from '#api'
import { type KeyScope, keyScopes } from '#modules/accounts/schema'
import { type Described, sampleOf } from '#test/extremes'
import { startTestApp } from '#test/test-app'

/** Everything that asks a person for the password again, by the route table. */
const asking = (endpoints as readonly AnyEndpoint[]).filter(({ recentSignIn }) => recentSignIn)

/** What has to be sent where any sample of the schema does not ask, or is refused before. */
const weighty: Record<string, object> = {
  '/organisation': { legalName: 'Padma Overseas Ltd' },
  '/organisation/closing': { lastDay: '2030-01-05', typedName: 'Padma Overseas Ltd' },
  '/due-removals/remove': {
    removals: [
      { recordId: crypto.randomUUID(), what: 'record', since: '2026-01-05T00:00:00.000Z' },
    ],
  },
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
      const answer = await app.call(each.method, path, { key, body, version: 1 })
      const isRefused = answer.status === 403 && (await codeOf(answer)) === 'api_key.scope_missing'
      if (!isRefused) open.push(`${each.method} ${each.path} ${scope}`)
    }
  await app.close()
  expect(open).toEqual(
    asking.flatMap(({ method, path, recentSignIn }) =>
      recentSignIn?.scope ? [`${method} ${path} ${recentSignIn.scope}`] : [],
    ),
  )
})

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

test('no scope makes or revokes a key', async () => {
  const scopes = asking.filter(({ path }) => path.startsWith('/api-keys'))
  expect(scopes.map(({ recentSignIn }) => recentSignIn?.scope)).toEqual([null, null])
})

test('a key with a scope is made by a person who gave the password just now', async () => {
  const app = await startTestApp()
  const cookie = await app.signIn('amina@padma.example')
  const make = () =>
    app.call('POST', '/api-keys', {
      cookie,
      body: { name: 'Nightly', role: 'admin', scope: 'exports' },
    })
  const { key } = (await (await make()).json()) as { key: string }
  expect((await app.call('GET', '/exports/records', { key })).status).toBe(200)
  app.clock.move(6 * 60_000)
  expect(await codeOf(await make())).toBe('session.confirm_required')
})
