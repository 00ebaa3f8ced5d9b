import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemParts, partsOf } from '#platform/problems.schema'
import { type SaidGaps, type SaidTexts, saidBy } from '#texts/said'

interface Said {
  said?: { texts: SaidTexts; gaps?: SaidGaps }
}

const folder = join(import.meta.dirname, '../../src/texts/bn')
const files = readdirSync(folder).filter((name) => name.startsWith('desk-'))
const all = await Promise.all(files.map((name): Promise<Said> => import(join(folder, name))))

/**
 * Returns what the modules or the server say to staff in Bengali: from the texts of all pages, or of some
 * jobs.
 * @param said the code of a refusal, the text of a problem, or its parts
 */
export function saidInBengali(
  said: string | Pick<ProblemParts, 'code' | 'values'>,
): string | undefined {
  const parts = typeof said === 'string' ? { code: said, ...partsOf(said) } : said
  for (const { said: { texts, gaps = {} } = { texts: {} } } of all) {
    const text = saidBy(parts, texts, {
      gaps,
      number,
      within: saidInBengali,
    })
    if (text !== undefined) return text
  }
}

const number = (value: number) => value.toLocaleString('bn', { useGrouping: false })
