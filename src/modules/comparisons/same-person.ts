import { findAccount } from '#modules/accounts'
import type { ReadContext } from '#platform/context'
import type { ComparisonRow } from './comparisons.store.ts'

/** The person who notes something, and the staff accounts that have signed in with their browser. */
export interface Noting {
  by: string
  browserAccounts: readonly string[]
}

/**
 * Tells whether two accounts may belong to one person: the same browser has signed in to both, or their mail goes to
 * one mailbox. One person with two browsers and two mailboxes cannot be told from two people (docs/decisions/0021).
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

/** Returns the mailbox: `amina+2@padma.example` is delivered to `amina@padma.example`. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+', 1)
  return `${name}${email.slice(at)}`.toLowerCase()
}
