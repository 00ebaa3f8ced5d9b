import { type ComparisonFinding, examineComparisons } from '#modules/comparisons'
import type { ActionContext } from '#platform/context'

const sentences = {
  screenshot: (id) => `Comparison: the screenshot of ${id} is missing or not as it was sent.`,
  document: (id) => `Comparison: ${id} is of a scan that is not on file.`,
  'same-person': (id) => `Comparison: one account answered twice in the round of ${id}.`,
  shown: (id) =>
    `Comparison: an authority showed something else (${id}), nobody decided to show the document again, and the public sees it.`,
} as const satisfies Record<ComparisonFinding['problem'], (subject: string) => string>

/** Returns what the doctor finds about comparisons. */
export async function comparisonFindings(ctx: ActionContext): Promise<string[]> {
  const found: string[] = []
  for await (const { problem, subject } of examineComparisons(ctx))
    found.push(sentences[problem](subject))
  return found
}
