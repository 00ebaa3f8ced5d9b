import type { ReadContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'

/** Returns the signed-in person's account; refuses with `account.not_a_person` an API key, which attends no class. */
export function ownAccountId({ actor }: Pick<ReadContext, 'actor'>): string {
  refuseUnless(actor.kind === 'account', 'account.not_a_person')
  return actor.id
}
