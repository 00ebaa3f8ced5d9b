import { z } from 'zod'

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

// Apart from the texts of problems: every page of the dashboard reads those, and only some load zod.
export const problemValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string())]),
)

/** The members beside a message that say its permanent name, and what stands in it by the names of its gaps. */
export const problemName = {
  code: z.string().optional(),
  values: problemValues.optional(),
}

/**
 * What is wrong with an input, as it travels through a schema: zod keeps one text of an issue, so the permanent code of a
 * problem and the values in it stand in that text, before its English. Answers, pages and forms take it apart again:
 * other languages find their text by the code.
 */

/** Between the parts of a problem; no text that somebody typed holds it (`visibleText`). */
const apart = '\u001F'
type Apart = typeof apart

/** What fills the gaps of a problem; a list where a gap takes several words. */
export type ProblemValues = Record<string, string | number | string[]>

export interface ProblemParts {
  /** In English, complete. */
  message: string
  code?: string | undefined
  values?: ProblemValues | undefined
}

/** A table of problems: each name with its code, `accounts.noEmail`, and its sentence. */
export type Problems<Area extends string, Sentences extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Sentences & string]: `${Area}.${Name}${Apart}${Apart}${Sentences[Name]}`
}

/**
 * Gives each sentence of a table its code: the area and its name, both permanent.
 * @__NO_SIDE_EFFECTS__
 */
export function problems<
  Area extends string,
  const Sentences extends Readonly<Record<string, string>>,
>(area: Area, sentences: Sentences): Problems<Area, Sentences> {
  const coded = Object.entries(sentences).map(([name, message]) => [
    name,
    problemText({ message, code: `${area}.${name}` }),
  ])
  return Object.fromEntries(coded) as Problems<Area, Sentences>
}

/** Puts the parts of a problem into one text. */
export function problemText({ message, code, values }: ProblemParts): string {
  if (code === undefined) return message
  return [code, values === undefined ? '' : JSON.stringify(values), message].join(apart)
}

/** Takes the text of a problem apart; any other text is a message without a code. */
export function partsOf(text: string): ProblemParts {
  const [code, values, message] = text.split(apart, 3)
  if (message === undefined) return { message: text }
  return {
    message,
    code,
    ...(values ? { values: JSON.parse(values) as ProblemValues } : {}),
  }
}

/** Returns a problem of a field with its parts, wherever its message is the text of a problem. */
export function withParts<Problem extends { message: string }>(problem: Problem) {
  return { ...problem, ...partsOf(problem.message) }
}
