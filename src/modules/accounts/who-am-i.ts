import type { ReadContext } from '#platform/context'
import { candorVersion } from '#platform/worker'
import { findAccount, findPhoto } from './accounts.store.ts'
import { firstPageOf } from './first-page.ts'
import { refusal } from './refusals.ts'
import type { WhoAmI } from './schema.ts'

/** Returns the person or API key that acts. Refuses with `session.required` when it is neither. */
export async function whoAmI({ actor, tx }: ReadContext): Promise<WhoAmI> {
  if (actor.kind === 'api_key') {
    const { id, name, role } = actor
    const version = versionFor(role)
    return { id, name, email: null, role, hasPhoto: false, firstPage: null, version }
  }
  const account = actor.kind === 'account' ? await findAccount(tx, actor.id) : undefined
  if (!account) throw refusal('session.required')
  const { id, name, email, role } = account
  const hasPhoto = (await findPhoto(tx, id)) !== null
  const firstPage = await firstPageOf(tx, account)
  return { id, name, email, role, hasPhoto, firstPage, version: versionFor(role) }
}

/** Withheld from students: anybody may register as one, also to look for faults of an older version. */
const versionFor = (role: WhoAmI['role']) => (role === 'student' ? null : candorVersion())
