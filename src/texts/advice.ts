import { checkTexts } from '#modules/organisation/check-texts.schema'

type Name = keyof typeof checkTexts

/** Returns what a language says for each text of the official checks, which answers hold in English. */
export const adviceBy = (texts: Readonly<Record<Name, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Object.keys(checkTexts) as Name[]).map((name) => [checkTexts[name], texts[name]]),
  )
