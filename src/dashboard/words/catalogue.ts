import { beforeLanguageChanges, type Language, languageNow } from '../look/language.ts'

/** Texts of one part of the dashboard, as they are when they have come. */
export interface Catalogue<Words> {
  /** Has the browser load the texts of a language, usually the chosen one; for the loader of a route. */
  load: (language?: Language) => Promise<void>
  /** The texts of a language. Throws when they are not loaded: a route forgot to. */
  in: (language: Language) => Words
}

/**
 * The texts of one part of the dashboard, of which a browser loads the chosen language's alone. A
 * route loads them beside its page. Where some are on the screen, those of another language are
 * there before the language changes.
 */
export function catalogueOf<Words>(
  loaders: Record<Language, () => Promise<Words>>,
): Catalogue<Words> {
  const loaded = new Map<Language, Words>()
  const load = async (language: Language = languageNow()) => {
    if (!loaded.has(language)) loaded.set(language, await loaders[language]())
  }
  beforeLanguageChanges(async (language) => {
    if (loaded.size > 0) await load(language)
  })
  return {
    load,
    in: (language) => {
      const words = loaded.get(language)
      if (words === undefined) throw new Error(`The texts are not loaded: ${language}`)
      return words
    },
  }
}
