import { partsOf, problemText } from './problems.schema.ts'

/** The names of the gaps `{name}` in a sentence. */
export type GapsIn<Sentence extends string> =
  Sentence extends `${string}{${infer Gap}}${infer Rest}` ? Gap | GapsIn<Rest> : never

/** A value that other languages say in their own words: as it is known, and in the words of the English sentence. */
interface Named {
  value: string | number | string[]
  words: string
}

/** The values for the gaps of a sentence, by their names. Numbers get commas between thousands. */
export type Values<Sentence extends string> = Readonly<
  Record<GapsIn<Sentence>, string | number | Named>
>

const gap = /\{(\w+)\}/g

/**
 * Fills the gaps of a sentence: `{most} seats` with `{ most: 1000 }` is `1,000 seats`. A problem keeps its values
 * beside its sentence.
 */
export function filled<Sentence extends string>(
  sentence: Sentence,
  values: Values<Sentence>,
): string {
  const known = values as Readonly<Record<string, string | number | Named>>
  const { code, message } = partsOf(sentence)
  const text = message.replace(gap, (_, name: string) => wordsOf(known[name]))
  if (code === undefined) return text
  const kept = [...message.matchAll(gap)].map(([, name = '']) => {
    const value = known[name]
    return [name, typeof value === 'object' ? value.value : value]
  })
  return problemText({ message: text, code, values: Object.fromEntries(kept) })
}

/** The first number that Intl writes costs 20 ms of each start. */
const withCommas = (value: number) =>
  Number.isInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : value.toLocaleString('en')

function wordsOf(value: string | number | Named | undefined): string {
  if (typeof value === 'object') return value.words
  return typeof value === 'number' ? withCommas(value) : String(value)
}

/** The message for a text with too many characters, with a gap for how many it may have. */
export const tooLong = <What extends string>(what: What) =>
  `${what} is longer than {most} characters. Shorten it.` as const
