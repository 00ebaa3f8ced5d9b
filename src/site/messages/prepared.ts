import type { Words } from './words.ts'

type Some<Text> = Text extends string | ((...given: never[]) => string) | readonly unknown[]
  ? Text
  : { readonly [Key in keyof Text]?: Some<Text[Key]> }

/** Some texts of a language whose catalogue is not complete yet. A list is whole or absent. */
export type Prepared = Some<Words>

/** The prepared texts, and English for each one that is missing. */
export function preparedOver(english: Words, texts: Prepared): Words {
  return over(english, texts) as Words
}

function over(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isGroup(below) || !isGroup(above)) return above
  return Object.fromEntries(
    Object.entries(below).map(([key, text]) => [key, over(text, above[key])]),
  )
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
