import type { CodeOf, GapsIn, ProblemParts, ProblemValues } from '#platform/problems.schema'

/**
 * What a refusal or a problem is called in a language: a text with the gaps of the English, or a function of what stands
 * in them. English itself is said where it is refused.
 */
export type SaidText = string | ((values: ProblemValues) => string | undefined)
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
  if (typeof text !== 'string') return text?.(values)
  let isWhole = true
  const said = text.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const value = values[gap]
    const inWords =
      gaps[gap] ??
      (gap === 'problem' && within
        ? (inner: Value) => within({ code: String(inner), values: { ...values, problem: '' } })
        : (given: Value) => wordOf(given, number))
    const word = value === undefined ? undefined : inWords(value, values)
    isWhole &&= word !== undefined
    return word ?? ''
  })
  return isWhole ? said : undefined
}

/** What somebody entered stays as it is. */
const wordOf = (value: Value, number: (value: number) => string) =>
  typeof value === 'number' ? number(value) : String(value)

/** Returns why something was done: the text of a reason that is a code, and any other as somebody wrote it. */
export const reasonBy = (texts: Readonly<Record<string, string>>, reason: string | null): string =>
  texts[reason ?? ''] ?? reason ?? ''

type SameGaps<English extends string, Text> = Text extends string
  ? [GapsIn<English>, GapsIn<Text>] extends [GapsIn<Text>, GapsIn<English>]
    ? Text
    : never
  : Text

type AreaOf<Table> = [CodeOf<Table[keyof Table] & string>] extends [never]
  ? string
  : CodeOf<Table[keyof Table] & string> extends `${infer Area}.${string}`
    ? Area
    : never

/**
 * Types texts by a table's names, each with exactly the gaps of its sentence, and returns them by their codes. Only the
 * English types are needed: the English stays where it is used.
 */
export const ofArea =
  <English extends Readonly<Record<string, string>>>(area: AreaOf<English>) =>
  <const Texts extends Readonly<Record<keyof English, SaidText>>>(
    texts: Texts & {
      readonly [Name in keyof Texts]: Name extends keyof English
        ? SameGaps<English[Name], Texts[Name]>
        : never
    },
  ): SaidTexts =>
    Object.fromEntries(
      Object.entries(texts as SaidTexts).map(([name, text]) => [`${area}.${name}`, text]),
    )
