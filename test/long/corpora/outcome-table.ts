import type { Outcome } from './send-files.ts'

/** How many files came to each end, by the sentence that was said, and the longest that one of them took. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const groups = Map.groupBy(outcomes, ({ end, sentence }) => [end, sentence].join('  ').trimEnd())
  const rows = [...groups].map(([what, some]) => {
    const longest = Math.max(...some.map(({ milliseconds }) => milliseconds))
    return { what, count: some.length, longest }
  })
  return rows
    .sort((a, b) => b.count - a.count)
    .map(
      ({ what, count, longest }) =>
        `${String(count).padStart(7)}  ${`${longest} ms`.padStart(10)}  ${what}`,
    )
    .join('\n')
}
