import { filled, type GapsIn, valuesIn } from '#platform/gaps.schema'

/**
 * Returns texts of another language under the English sentences of the same names: sentences are reworded,
 * names stay.
 */
export function byEnglish<Name extends string>(
  english: Readonly<Record<Name, string>>,
  texts: Readonly<Record<Name, string>>,
): Readonly<Record<string, string>> {
  const names = Object.keys(texts) as Name[]
  return Object.fromEntries(names.map((name) => [english[name], texts[name]]))
}

/** For each sentence of a table its text in another language, with the same gaps, or a function of their values. */
export type TextsOf<English extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof English]:
    | string
    | ((values: Readonly<Record<GapsIn<English[Name]>, string>>) => string | undefined)
}

/**
 * Finds the text of another language for a sentence made from a table, by its name there.
 * @param shown how a value reads within such a text, such as a number in other digits
 * @returns a function that translates a sentence; undefined where the table has none like it
 */
export function saying<const English extends Readonly<Record<string, string>>>(
  english: English,
  texts: TextsOf<English>,
  shown = (value: string) => value,
): (sentence: string) => string | undefined {
  type Name = keyof English & string
  const names = Object.keys(texts) as Name[]
  const whole = new Map(names.map((name) => [english[name] as string, name]))
  const withGaps = names.filter((name) => english[name]?.includes('{'))
  const say = (name: Name, values: Readonly<Record<string, string>>) => {
    const text = texts[name] as string | ((found: typeof values) => string | undefined)
    if (typeof text === 'function') return text(values)
    const entries = Object.entries(values).map(([gap, value]) => [gap, shown(value)])
    return filled(text, Object.fromEntries(entries))
  }
  return (sentence) => {
    const known = whole.get(sentence)
    if (known) return say(known, {})
    for (const name of withGaps) {
      const values = valuesIn(english[name] as string, sentence)
      const said = values && say(name, values)
      if (said) return said
    }
  }
}
