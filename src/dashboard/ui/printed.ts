import { directionOf, type InEachLanguage } from '#platform/languages.schema'
import { isolating } from '#texts/isolated'

/** Returns texts that are printed for candidates, in each of their languages; inserted values are isolated. */
export function printed<Texts>(texts: InEachLanguage<Texts>): InEachLanguage<Texts> {
  const isolatedTexts = Object.entries<Texts>(texts).map(([language, one]) => [
    language,
    isolating(one, directionOf(language)),
  ])
  return Object.fromEntries(isolatedTexts) as InEachLanguage<Texts>
}
