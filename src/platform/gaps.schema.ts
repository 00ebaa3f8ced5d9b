/** The names of the gaps `{name}` in a sentence. */
export type GapsIn<Sentence extends string> =
  Sentence extends `${string}{${infer Gap}}${infer Rest}` ? Gap | GapsIn<Rest> : never

/** The values for the gaps of a sentence, by their names. Numbers get commas between thousands. */
export type Values<Sentence extends string> = Readonly<Record<GapsIn<Sentence>, string | number>>

const gap = /\{(\w+)\}/g

/** Fills the gaps of a sentence: `{most} seats` with `{ most: 1000 }` is `1,000 seats`. */
export function filled<Sentence extends string>(
  sentence: Sentence,
  values: Values<Sentence>,
): string {
  const known = values as Readonly<Record<string, string | number>>
  return sentence.replace(gap, (_, name: string) => {
    const value = known[name]
    return typeof value === 'number' ? withCommas(value) : String(value)
  })
}

/** The first number that Intl writes costs 20 ms of each start. */
const withCommas = (value: number) =>
  Number.isInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : value.toLocaleString('en')

/** Returns the values in the gaps if `text` is the sentence, filled; else null. The reverse of `filled`. */
export function valuesIn<Sentence extends string>(
  sentence: Sentence,
  text: string,
): Readonly<Record<GapsIn<Sentence>, string>> | null {
  const found = patternOf(sentence).exec(text)
  return found && ({ ...found.groups } as Record<GapsIn<Sentence>, string>)
}

const patterns = new Map<string, RegExp>()

function patternOf(sentence: string): RegExp {
  const known = patterns.get(sentence)
  if (known) return known
  const parts = sentence
    .split(gap)
    .map((part, index) =>
      index % 2 === 1 ? `(?<${part}>.*)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
  const pattern = new RegExp(`^${parts.join('')}$`, 's')
  patterns.set(sentence, pattern)
  return pattern
}

/** The message for a text with too many characters, with a gap for how many it may have. */
export const tooLong = <What extends string>(what: What) =>
  `${what} is longer than {most} characters. Shorten it.` as const
