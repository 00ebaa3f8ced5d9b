import type { Organisation } from '#modules/organisation'
import type { SettingsDraft } from '#modules/organisation/schema'
import type { Place, SentenceKey } from '#modules/speech/catalogue.schema'
import type { Sentence } from '#modules/speech/compose.schema'
import { offersFor } from '#modules/speech/offers.schema'
import type { FieldProblem } from '#platform/errors'
import { type Language, languages } from '#platform/languages.schema'
import { unsaidIn } from './said-notice.ts'
import { speakerOf } from './speaker.ts'

/** Returns the settings; `unfit` lists the sentences too that can no longer be said. */
export function withUnsaid(organisation: Organisation): Organisation {
  const speaker = speakerOf(organisation)
  const unsaid = sentencesAt(organisation).flatMap(([path, sentences]) =>
    unsaidIn(sentences, path, speaker),
  )
  if (unsaid.length === 0) return organisation
  return { ...organisation, unfit: [...organisation.unfit, ...unsaid] }
}

/** Returns every list of sentences in the settings, with its path. */
function sentencesAt(value: unknown, path: readonly string[] = []): [string, Sentence[]][] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]): [string, Sentence[]][] => {
    const here = [...path, name]
    const isList = Array.isArray(part) && /^(?:sentences|returnReasons)$/.test(name)
    return isList ? [[here.join('.'), part as Sentence[]]] : sentencesAt(part, here)
  })
}

/** Where the texts of a setting stand. */
const placesOf: Readonly<Record<string, Place>> = {
  ...{ welcome: 'welcome', legal: 'legal', stages: 'stage', scanReasons: 'reason' },
  ...{ tiles: 'tile', menu: 'tile', footerGroups: 'tile' },
}

/** Returns a problem of a draft with the word that is refused, and the sentences that say it honestly. */
export function withOffers(
  problem: FieldProblem,
  draft: SettingsDraft,
  organisation: Organisation,
): FieldProblem & { word?: string; offers?: SentenceKey[] } {
  const keys = problem.path.split('.')
  const text = keys.reduce<unknown>((part, key) => (part as SettingsDraft | null)?.[key], draft)
  if (typeof text !== 'string') return problem
  const language = languages.find((each) => each === keys.at(-1)) ?? 'en'
  const place = placesOf[keys[0] ?? '']
  const offered = offersIn(text, place ?? 'welcome', language, organisation)
  if (!offered) return problem
  return { ...problem, word: offered.word, offers: place ? offered.keys : [] }
}

const offersIn = (text: string, place: Place, language: Language, organisation: Organisation) =>
  offersFor(text, place, language, speakerOf(organisation))
