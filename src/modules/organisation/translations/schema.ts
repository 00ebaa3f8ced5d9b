import { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import { filled } from '#platform/gaps/schema'
import { languages } from '#platform/languages/schema'
import { type LegalPage, legalTextsSchema } from '../legal-pages/schema.ts'
import { filledLine, shortLine } from '../lines/schema.ts'
import type { LinkGroup, Tile } from '../links/schema.ts'
import { lineLabels, settingProblems as problems } from '../problems/schema.ts'

/** Translations by the text that they replace, so that one can never end up on another link. */
const dictionary = <Translated extends z.ZodType<string>>(most: number, translated: Translated) =>
  z
    .record(filledLine(lineLabels.translatedText, 120), translated)
    .refine((texts) => Object.keys(texts).length <= most, {
      error: filled(problems.manyTranslations, { most }),
    })
    .default({})

/** The organisation's own texts in a language other than that of its main texts. */
const translationSchema = z.object({
  welcomeText: publicly('text', shortLine(lineLabels.welcomeText, 600)).default(''),
  /** Titles of tiles and groups, labels of links, and names of stages. */
  labels: dictionary(200, publicly('title', filledLine(lineLabels.translation, 60))),
  /** The text below a tile's title. */
  tileTexts: dictionary(20, publicly('text', filledLine(lineLabels.translation, 120))),
  legalTexts: legalTextsSchema.default({}),
})
export type Translation = z.output<typeof translationSchema>

/** In characters, for all languages together: everything that is saved has to fit into one request. */
const mostOfAll = 200_000

export const translationsSchema = z
  .partialRecord(z.enum(languages), translationSchema)
  .refine((all) => JSON.stringify(all).length <= mostOfAll, {
    error: filled(problems.longTranslations, { most: mostOfAll }),
  })

/** The settings that contain the organisation's own texts. */
export interface OwnWords {
  welcomeText: string
  tiles: readonly Tile[] | null
  menu: readonly LinkGroup[] | null
  footerGroups: readonly LinkGroup[] | null
  legalTexts: Partial<Record<LegalPage, string | null>>
  stages: readonly string[] | null
}

/** Returns the texts that a translation can replace, each once, in the order of the settings. */
export function translatable({ tiles, menu, footerGroups, stages }: OwnWords) {
  const ofGroups = (groups: readonly LinkGroup[] | null) =>
    (groups ?? []).flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)])
  const once = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '')
  return {
    labels: once([
      ...(tiles ?? []).map(({ title }) => title),
      ...ofGroups(menu),
      ...ofGroups(footerGroups),
      ...(stages ?? []),
    ]),
    tileTexts: once((tiles ?? []).map(({ text }) => text)),
  }
}

/** Returns everything that the organisation says in the language of its main texts. */
function textsOf(words: OwnWords): string[] {
  const { labels, tileTexts } = translatable(words)
  const legal = Object.values(words.legalTexts).filter((text) => text != null)
  return [words.welcomeText, ...legal, ...labels, ...tileTexts].filter((text) => text !== '')
}

/** Tells whether an organisation has any text of its own, in any language. */
export function saysAnything(words: OwnWords & { translations: object }): boolean {
  return textsOf(words).length > 0 || Object.keys(words.translations).length > 0
}
