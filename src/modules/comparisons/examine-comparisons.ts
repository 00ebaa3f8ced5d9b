import { selectDocument } from '#modules/documents'
import type { ActionContext } from '#platform/context'
import { type ComparisonRow, selectAfter } from './comparisons.store.ts'
import { hasItsScreenshot } from './screenshot.ts'

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
