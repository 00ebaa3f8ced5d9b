import type { Language } from '#platform/languages.schema'
import { loaders } from '#texts/each/sentence-loaders'
import { sentences } from '#texts/en/sentences'
import { choices, holidays, hours, mentions } from '#texts/en/sentences-gaps'
import { stages } from '#texts/en/sentences-stages'
import type * as all from './wordings.schema.ts'

interface Wordings {
  sentences: typeof sentences
  stages: typeof stages
  choices: typeof choices
  holidays: typeof holidays
  mentions: typeof mentions
  hours: typeof hours
}
const kept: Partial<Record<Language, Partial<Wordings>>> = {}

const whole = new Set<Language>(['en'])
/** Keeps texts of a language that came with others; until then English stands in their place. */
export function keepWordings(language: Language, loaded: Partial<Wordings>): void {
  kept[language] = { ...kept[language], ...loaded }
}

/** Loads what is not here yet of these languages. */
export async function loadWordings(wanted: readonly Language[]): Promise<void> {
  const missing = wanted.filter((each) => each !== 'en' && !whole.has(each))
  await Promise.all(
    missing.map(async (language) => {
      keepWordings(language, await loaders[language as keyof typeof loaders]())
      whole.add(language)
    }),
  )
}

export const sentencesIn: typeof all.sentencesIn = (language) =>
  kept[language]?.sentences ?? sentences

export const stagesIn: typeof all.stagesIn = (language) => kept[language]?.stages ?? stages

export const choicesIn: typeof all.choicesIn = (language) => ({
  ...(kept[language]?.choices ?? choices),
  holiday: kept[language]?.holidays ?? holidays,
})

export const mentionsIn: typeof all.mentionsIn = (language) => kept[language]?.mentions ?? mentions

export const hoursIn: typeof all.hoursIn = (language) => kept[language]?.hours ?? hours
