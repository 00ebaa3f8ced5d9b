/** Texts of another language, each under the English sentence of the same name: sentences are reworded, names stay. */
export function byEnglish<Name extends string>(
  english: Readonly<Record<Name, string>>,
  texts: Readonly<Record<Name, string>>,
): Readonly<Record<string, string>> {
  const names = Object.keys(texts) as Name[]
  return Object.fromEntries(names.map((name) => [english[name], texts[name]]))
}
