import type { Actor } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import { type DocumentKind, documentKinds } from './schema.ts'

/**
 * Refuses with `document.kind_of_admins` when a moderator puts on file, or takes off, a kind that
 * the moderator's form does not have, whichever face asks.
 */
export function refuseUnlessOwnKind(actor: Actor, kind: DocumentKind): void {
  const isModerator = 'role' in actor && actor.role === 'moderator'
  refuseUnless(!isModerator || documentKinds[kind].moderatorForm, 'document.kind_of_admins')
}
