import type { Actor } from '#platform/context'
import { refusal } from './refusals.ts'
import { mayRole, type Permission } from './schema.ts'

/**
 * Refuses unless the actor has the permission: `session.required` when nobody is signed in, `session.forbidden`
 * otherwise. The command line and the server's timers may do everything.
 */
export function refuseUnlessMay(actor: Actor, permission: Permission): void {
  if (actor.kind === 'system') return
  const role = actor.kind === 'anonymous' ? null : actor.role
  if (mayRole(role, permission)) return
  throw refusal(role === null ? 'session.required' : 'session.forbidden')
}
