import { type ComparisonFinding, examineComparisons } from '#modules/comparisons'
import type { ActionContext } from '#platform/context'

const sentences = {
  screenshot: (id) => `Comparison: the screenshot of ${id} is missing or not as it was sent.`,
  document: (id) => `Comparison: ${id} is of a scan that is not on file.`,
  'same-person': (id) => `Comparison: one account answered twice in the round of ${id}.`,
  shown: (id) =>
    `Comparison: an authority showed something else (${id}), nobody decided to show the document again, and the public sees it.`,
  orphan: (key, fate) => `Orphan file: no comparison names ${key}. ${fate}`,
} as const satisfies Record<ComparisonFinding['problem'], (subject: string, fate: string) => string>

/** Returns what the doctor finds about comparisons; `fateOf` says what happens to a file that no row refers to. */
export async function comparisonFindings(
  ctx: ActionContext,
  fateOf: (key: string) => string,
): Promise<string[]> {
  const found: string[] = []
  for await (const { problem, subject } of examineComparisons(ctx))
    found.push(sentences[problem](subject, fateOf(subject)))
  return found
}
