import type { Language } from '#platform/languages/schema'
import type { LegalPage } from '../legal-pages/schema.ts'
import type { LinkGroup, Tile } from '../links/schema.ts'
import { isUsualStage, stageIn } from '../stages/schema.ts'
import type { OwnWords, Translation } from '../translations/schema.ts'

/** A text and its language. */
export interface Phrase {
  text: string
  language: Language
}

export interface TileIn {
  title: Phrase
  /** Null where the tile has none. */
  text: Phrase | null
  url: string
}

export interface GroupIn {
  title: Phrase
  links: readonly { label: Phrase; url: string }[]
}

interface Own extends OwnWords {
  wordsLanguage: Language
  translations: Partial<Record<Language, Translation>>
}

/**
 * Returns the welcome text for a reader: in the reader's language, else in that of the main texts; null without one.
 */
export function welcomeIn(own: Own, reader: Language): Phrase | null {
  return longPhrase(own, reader, own.welcomeText, translationFor(own, reader)?.welcomeText)
}

/** Returns the organisation's own legal text for a reader; null: the default one. */
export function legalTextIn(own: Own, page: LegalPage, reader: Language): Phrase | null {
  const translated = translationFor(own, reader)?.legalTexts[page]
  return longPhrase(own, reader, own.legalTexts[page], translated)
}

export function tileIn(own: Own, { title, text, url }: Tile, reader: Language): TileIn {
  const texts = translationFor(own, reader)?.tileTexts
  return {
    title: labelIn(own, title, reader),
    text: text === '' ? null : phraseOf(own, text, { reader, texts }),
    url,
  }
}

export function groupIn(own: Own, { title, links }: LinkGroup, reader: Language): GroupIn {
  return {
    title: labelIn(own, title, reader),
    links: links.map(({ label, url }) => ({ label: labelIn(own, label, reader), url })),
  }
}

/**
 * Returns a stage for a reader: translated by the organisation, else a default one in the reader's language, else by
 * its name.
 */
export function stagePhrase(own: Own, stage: string, reader: Language): Phrase {
  const phrase = labelIn(own, stage, reader)
  if (phrase.text !== stage || !isUsualStage(stage)) return phrase
  return { text: stageIn(stage, reader), language: reader }
}

function labelIn(own: Own, label: string, reader: Language): Phrase {
  return phraseOf(own, label, { reader, texts: translationFor(own, reader)?.labels })
}

/** Finds the translation; one for the present language of the main texts does not count. */
function translationFor(own: Own, reader: Language): Translation | undefined {
  return reader === own.wordsLanguage ? undefined : own.translations[reader]
}

interface Translated {
  reader: Language
  texts: Record<string, string> | undefined
}

function phraseOf(own: Own, text: string, { reader, texts }: Translated): Phrase {
  const translated = texts && Object.hasOwn(texts, text) ? texts[text] : undefined
  return translated === undefined
    ? { text, language: own.wordsLanguage }
    : { text: translated, language: reader }
}

function longPhrase(
  { wordsLanguage }: Own,
  reader: Language,
  main: string | null | undefined,
  translated: string | null | undefined,
): Phrase | null {
  if (translated) return { text: translated, language: reader }
  return main ? { text: main, language: wordsLanguage } : null
}
