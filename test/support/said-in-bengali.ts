import { type ProblemParts, partsOf } from '#platform/problems.schema'
import { n_bn as n } from '#texts/each/_'
import { type SaidGaps, type SaidTexts, saidBy } from '#texts/said'
import { inBengali } from '#words/loaders'

interface Said {
  said?: SaidTexts
  gaps?: SaidGaps
}

const all: readonly Said[] = await Promise.all(
  Object.values<() => Promise<object>>(inBengali).map((load) => load()),
)

/** The codes for which a page of staff has a text in Bengali. */
export const codesInBengali = all.flatMap(({ said = {} }) => Object.keys(said))

/**
 * Returns what the modules or the server say to staff in Bengali: from the texts of all pages, or of some
 * jobs.
 * @param said the code of a refusal, the text of a problem, or its parts
 */
export function saidInBengali(
  said: string | Pick<ProblemParts, 'code' | 'values'>,
): string | undefined {
  const parts = typeof said === 'string' ? { code: said, ...partsOf(said) } : said
  for (const { said: texts = {}, gaps = {} } of all) {
    const text = saidBy(parts, texts, { gaps, number: n, within: saidInBengali })
    if (text !== undefined) return text
  }
}
