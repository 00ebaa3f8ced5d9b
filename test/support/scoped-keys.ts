import { createApiKey } from '#modules/accounts'
import type { KeyScope } from '#modules/accounts/forms.schema'
import type { Role } from '#platform/context'
import { operationOf } from '#test/described-answers'
import type { TestRuntime } from '#test/test-runtime'

/**
 * The API keys of a test. A program has one for each scope that it needs, and sends the one that a call asks for: so
 * does `withScope` for a key that was made without naming a scope.
 */
export function scopedKeys({ system }: TestRuntime) {
  const roleOf = new Map<string, Role>()
  const made = new Map<string, Promise<string>>()

  /** @param scope null: the key stays a plain one, which is refused what a person is asked the password for */
  async function key(role: Role, scope?: KeyScope | null): Promise<string> {
    const { key } = await system.write((ctx) =>
      createApiKey(ctx, { role, scope: scope ?? null, name: `test ${role}` }),
    )
    if (scope === undefined) roleOf.set(key, role)
    return key
  }

  async function withScope(path: string, init: RequestInit): Promise<RequestInit> {
    const headers = new Headers(init.headers)
    const [, plain = ''] = headers.get('authorization')?.split(' ') ?? []
    const role = roleOf.get(plain)
    const scope = role && operationOf(init.method ?? 'GET', path)?.['x-key-scope']
    if (!role || !scope) return init
    const name = `${plain} ${scope}`
    const sent = made.get(name) ?? key(role, scope)
    made.set(name, sent)
    headers.set('authorization', `Bearer ${await sent}`)
    return { ...init, headers }
  }

  return { key, withScope }
}
