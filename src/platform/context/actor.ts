/** What an account or an API key may do in general; modules/accounts derives permissions from it. */
export const roles = ['student', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/** Who acts: nobody known, a signed-in person, an integration, or the command line and timers. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'account'; id: string; role: Role; name: string; sessionId: string }
  /** `scope`: what it may do of that which asks a person for the password again; null: nothing. */
  | { kind: 'api_key'; id: string; role: Role; name: string; scope: string | null }
  | { kind: 'system' }

/** The command line on the server's own machine, and the server's timers. */
export const system: Actor = { kind: 'system' }

/** Returns the id for "created by" and the audit log; null for an unknown person. */
export function actorId(actor: Actor): string | null {
  if (actor.kind === 'system') return 'system'
  return actor.kind === 'anonymous' ? null : actor.id
}
