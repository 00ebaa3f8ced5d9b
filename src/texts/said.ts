import type { ProblemParts, ProblemValues } from '#platform/problems.schema'

/** Writes a value of a problem by the name of its gap. */
type Gap = (name: string) => string

/**
 * What a refusal or a problem is called in a language: a text, or what writes it with what stands in its gaps. English
 * itself is said where it is refused.
 */
export type SaidText = string | ((gap: Gap, values: ProblemValues) => string)
/** Texts by the codes of refusals and problems. */
export type SaidTexts = Readonly<Record<string, SaidText>>

type Value = ProblemValues[string]
/** How a value reads in a gap, by the gap's name; undefined where nobody translated it. */
export type SaidGaps = Readonly<
  Record<string, (value: Value, values: ProblemValues) => string | undefined>
>

interface Ways {
  gaps?: SaidGaps
  /** How a number reads. */
  number?: (value: number) => string
  /** Says a problem that stands in another one: its code in the gap `problem`, its values among the others. */
  within?: (problem: Problem) => string | undefined
}
type Problem = Pick<ProblemParts, 'code' | 'values'>

/** Returns a problem by its code in a language; undefined unless all of it is translated. */
export function saidBy(
  { code, values = {} }: Problem,
  texts: SaidTexts,
  { gaps = {}, number = String, within }: Ways = {},
): string | undefined {
  const text = code === undefined ? undefined : texts[code]
  if (typeof text !== 'function') return text
  let isWhole = true
  const said = text((gap) => {
    const value = values[gap]
    const inWords =
      gaps[gap] ??
      (gap === 'problem' && within
        ? (inner: Value) => within({ code: String(inner), values: { ...values, problem: '' } })
        : (given: Value) => wordOf(given, number))
    const word = value === undefined ? undefined : inWords(value, values)
    isWhole &&= word !== undefined
    return word ?? ''
  }, values)
  return isWhole && said !== '' ? said : undefined
}

/** What somebody entered stays as it is. */
const wordOf = (value: Value, number: (value: number) => string) =>
  typeof value === 'number' ? number(value) : String(value)

/** Returns texts under codes that begin with a word, beside others by their codes. */
export const under = (word: string, texts: SaidTexts): SaidTexts =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [`${word}.${code}`, text]))

/** Returns why something was done: the text of a reason that is a code, and any other as somebody wrote it. */
export const reasonBy = (texts: Readonly<Record<string, string>>, reason: string | null): string =>
  texts[reason ?? ''] ?? reason ?? ''
