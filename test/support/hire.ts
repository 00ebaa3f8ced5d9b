import type { Actor, Role } from '#platform/context'
import type { TestRuntime } from '#test/test-runtime'

/** Gives somebody of the staff an account without a password, since making a hash takes most of a test's time. */
export async function hire({ system, clock }: TestRuntime, id: string, role: Role = 'admin') {
  const now = clock.now()
  const account = {
    ...{ id, name: id, email: `${id}@padma.example`, emailVerified: 1, photo: null, role },
    ...{ createdAt: now, updatedAt: now, disabledAt: null, lastSignInAt: null },
  }
  await system.write(({ tx }) => tx.insertInto('accounts').values(account).execute())
  return { kind: 'account', id, role, name: id, sessionId: '' } satisfies Actor
}
