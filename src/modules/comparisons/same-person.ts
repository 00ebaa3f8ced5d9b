import { findAccount } from '#modules/accounts'
import type { ReadContext } from '#platform/context'
import type { ComparisonRow } from './comparisons.store.ts'

/** Who notes something, and the staff accounts that their browser had been signed in to. */
export interface Noting {
  by: string
  browserAccounts: readonly string[]
}

/**
 * Whether two accounts may be one person's: the same browser has signed in to both, or their mail goes
 * to one mailbox. Two browsers and two mailboxes of one person cannot be told apart from two people's
 * (docs/decisions/0042).
 */
export async function mayBeSamePerson(
  { tx }: Pick<ReadContext, 'tx'>,
  first: Pick<ComparisonRow, 'notedBy' | 'browserAccounts'>,
  { by, browserAccounts }: Noting,
): Promise<boolean> {
  if (first.notedBy === by || browserAccounts.includes(first.notedBy)) return true
  if ((JSON.parse(first.browserAccounts) as string[]).includes(by)) return true
  const mailboxes = [await findAccount(tx, first.notedBy), await findAccount(tx, by)]
  const [one, other] = mailboxes.map((account) => account && mailboxOf(account.email))
  return one !== undefined && one === other
}

/** `amina+2@padma.example` is delivered to `amina@padma.example`. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+', 1)
  return `${name}${email.slice(at)}`.toLowerCase()
}
