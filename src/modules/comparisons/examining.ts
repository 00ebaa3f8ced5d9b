import { findAccount } from '#modules/accounts'
import { selectDocument } from '#modules/documents'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { asideKey, clearAway } from '#platform/storage'
import { type ComparisonRow, deleteOfKind, selectAfter } from './comparisons.store.ts'
import { hasItsScreenshot, screenshotKey } from './screenshot.ts'

/** What the doctor found wrong with a comparison. */
export interface ComparisonFinding {
  problem: 'screenshot' | 'shown' | 'document' | 'same-person'
  /** The comparison's id. */
  subject: string
}

/**
 * Looks for screenshots that are missing or replaced, comparisons of scans that are gone, rounds that one account
 * answered twice, and public documents for which an authority showed something else.
 */
export async function* examineComparisons(ctx: ActionContext): AsyncIterable<ComparisonFinding> {
  const firsts = new Map<string, string>()
  for (let after = ''; ; ) {
    const rows = await ctx.read(({ tx }) => selectAfter(tx, after, 200))
    if (rows.length === 0) break
    for (const row of rows) {
      after = row.id
      const round = `${row.documentId} ${row.checkId} ${row.round}`
      if (firsts.get(round) === row.notedBy) yield { problem: 'same-person', subject: row.id }
      firsts.set(round, row.notedBy)
      const problem = await problemOf(ctx, row)
      if (problem) yield { problem, subject: row.id }
    }
  }
}

async function problemOf(
  ctx: ActionContext,
  row: ComparisonRow,
): Promise<ComparisonFinding['problem'] | null> {
  const document = await ctx.read(({ tx }) => selectDocument(tx, row.documentId))
  if (!document) return 'document'
  const isHidden = row.showed === 'other' && row.answer !== 'shown'
  if (isHidden && document.withheldAt === null) return 'shown'
  return (await hasItsScreenshot(ctx, row)) ? null : 'screenshot'
}

/**
 * Deletes what authorities showed about a kind of document, in the transaction that purges it. Returns a function that
 * then removes the screenshots; if a stop comes in between, the next sweep does.
 */
export async function forgetComparisons(
  { tx }: WriteContext,
  about: { recordId: string; kind: string },
): Promise<(ctx: ActionContext) => Promise<void>> {
  const { recordId } = about
  const ids = await deleteOfKind(tx, about)
  return (ctx) =>
    clearAway(ctx, async () => {
      for (const id of ids) {
        const key = screenshotKey({ recordId, id })
        for (const one of [key, asideKey(key)]) await ctx.storage.remove(one)
      }
    })
}

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
