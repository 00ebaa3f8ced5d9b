import { keepsScansOf, readSettings } from '#modules/organisation'
import type { Actor, ReadContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import { type DocumentKind, documentKinds } from './schema.ts'

/**
 * Refuses with `document.kind_of_admins` when a moderator uploads, or removes, a kind that the moderator's form does
 * not have, through the form or the API.
 */
export function refuseUnlessOwnKind(actor: Actor, kind: DocumentKind): void {
  const isModerator = 'role' in actor && actor.role === 'moderator'
  refuseUnless(!isModerator || documentKinds[kind].moderatorForm, 'document.kind_of_admins')
}

/**
 * Refuses with `document.scan_not_kept` a scan of health or criminal records, unless the organisation states why it
 * keeps scans of this kind. Earlier scans stay until they are removed.
 */
export async function refuseUnlessScanKept(
  { tx }: Pick<ReadContext, 'tx'>,
  kind: DocumentKind,
): Promise<void> {
  refuseUnless(keepsScansOf(await readSettings(tx), kind), 'document.scan_not_kept')
}
