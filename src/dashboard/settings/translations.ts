import {
  isUsualStage,
  type LegalPage,
  legalPages,
  type Settings,
  siteLanguages,
  type Translation,
  translatable,
} from '#modules/organisation/schema'

export type TextLanguage = Settings['wordsLanguage']
type Translations = Settings['translations']
/** The form's values in the organisation's own words. */
type Values = Pick<
  Settings,
  'welcomeText' | 'tiles' | 'menu' | 'footerGroups' | 'wordsLanguage' | 'translations'
> & { legalTexts: Record<LegalPage, string>; stages: readonly string[] }
type Languages = Pick<Settings, 'languages' | 'wordsLanguage' | 'translations'>

/** The settings that can be translated. */
export const translatedFields = [
  'welcomeText',
  'tiles',
  'menu',
  'footerGroups',
  'wordsLanguage',
  'translations',
  'legalTexts',
  'stages',
] as const satisfies readonly (keyof Values)[]

export type Dictionary = 'labels' | 'tileTexts'

const nothing: Translation = { welcomeText: '', labels: {}, tileTexts: {}, legalTexts: {} }

export function translationOf(translations: Translations, language: TextLanguage): Translation {
  return translations[language] ?? nothing
}

/** Returns every own text of the form that can be translated; the usual stages exist in each language. */
export function toTranslate(values: Values) {
  const stages = values.stages.filter((stage) => !isUsualStage(stage.trim()))
  return {
    welcomeText: values.welcomeText.trim(),
    ...translatable({ ...values, stages }),
    legalPages: legalPages.filter((page) => values.legalTexts[page].trim() !== ''),
  }
}

/** Returns how many of them exist in a language, and how many there are. */
export function progress(values: Values, language: TextLanguage) {
  const { welcomeText, labels, tileTexts, legalPages: pages } = toTranslate(values)
  const own = translationOf(values.translations, language)
  const entered = [
    ...(welcomeText === '' ? [] : [own.welcomeText]),
    ...labels.map((text) => own.labels[text]),
    ...tileTexts.map((text) => own.tileTexts[text]),
    ...pages.map((page) => own.legalTexts[page]),
  ]
  return { done: entered.filter((text) => text?.trim()).length, all: entered.length }
}

/** Returns the languages to translate into: those offered, and those with entered texts. */
export function languagesToEnter({ languages, wordsLanguage, translations }: Languages) {
  return siteLanguages.filter(
    (one) => one !== wordsLanguage && (languages.includes(one) || translations[one] !== undefined),
  )
}

/** Returns the translations of words that no longer exist. */
export function unusedIn(values: Values, language: TextLanguage) {
  const used = toTranslate(values)
  const own = translationOf(values.translations, language)
  const names = ['labels', 'tileTexts'] as const
  return names.flatMap((of) =>
    Object.entries(own[of])
      .filter(([text]) => !used[of].includes(text))
      .map(([text, translation]) => ({ of, text, translation })),
  )
}

/** Sets another text in a dictionary; an empty one removes the entry. */
export function withEntry(
  own: Translation,
  { of, text, translation }: { of: Dictionary; text: string; translation: string },
): Translation {
  const { [text]: _before, ...others } = own[of]
  return { ...own, [of]: translation === '' ? others : { ...others, [text]: translation } }
}

export function withLegalText(own: Translation, page: LegalPage, text: string): Translation {
  const { [page]: _before, ...others } = own.legalTexts
  return { ...own, legalTexts: text === '' ? others : { ...others, [page]: text } }
}

/** Sets another translation; a language without texts is left out, as in the saved settings. */
export function withTranslation(
  translations: Translations,
  language: TextLanguage,
  own: Translation,
): Translations {
  const { [language]: _before, ...others } = translations
  return saysNothing(own) ? others : { ...others, [language]: own }
}

function saysNothing({ welcomeText, labels, tileTexts, legalTexts }: Translation): boolean {
  const parts = [labels, tileTexts, legalTexts]
  return welcomeText === '' && parts.every((part) => Object.keys(part).length === 0)
}

/** Returns them as the API takes them: without blank texts. */
export function sentTranslations(translations: Translations): Translations {
  const filled = <Texts extends object>(texts: Texts) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim())) as Texts
  const each = Object.entries(translations) as [TextLanguage, Translation][]
  return each.reduce<Translations>(
    (sent, [language, own]) =>
      withTranslation(sent, language, {
        welcomeText: own.welcomeText.trim(),
        labels: filled(own.labels),
        tileTexts: filled(own.tileTexts),
        legalTexts: filled(own.legalTexts),
      }),
    {},
  )
}
