import { isolating } from '#messages/isolated'
import { directionOf, type InEachLanguage } from '#platform/languages/schema'

/** Texts that are printed for candidates, in each of their languages; what is put into one is isolated. */
export function printed<Texts>(texts: InEachLanguage<Texts>): InEachLanguage<Texts> {
  const isolatedTexts = Object.entries<Texts>(texts).map(([language, one]) => [
    language,
    isolating(one, directionOf(language)),
  ])
  return Object.fromEntries(isolatedTexts) as InEachLanguage<Texts>
}
