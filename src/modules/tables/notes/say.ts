import { filled, type GapsIn, type ProblemValues } from '#platform/problems.schema'
import { exchange as sentences } from '#texts/problems/notes-tables'
import type { Note } from './reading.schema.ts'

type Sentences = Readonly<Record<string, string>>

/** How each gap that is no mere text or number is written in English, by the gap's name. */
export type Words<Given> = { readonly [Gap in keyof Given]: (value: Given[Gap]) => string }

type GivenFor<Sentence extends string, Given> = {
  readonly [Gap in GapsIn<Sentence>]: Gap extends keyof Given ? Given[Gap] : string | number
}
/** The values that a sentence needs: those of its gaps. */
export type ValuesOf<Sentence extends string, Given> =
  GapsIn<Sentence> extends never ? [] : [values: GivenFor<Sentence, Given>]

/** Returns what says these sentences: in English, and by their names with the values of their gaps. */
export function sayerOf<All extends Sentences, Given>(sentences: All, inEnglish: Words<Given>) {
  const wordsOf = (gap: string, value: unknown): string | number => {
    const say = inEnglish[gap as keyof Given] as ((value: unknown) => string) | undefined
    return say ? say(value) : (value as string | number)
  }
  function say<Name extends keyof All & string>(
    name: Name,
    ...[values]: ValuesOf<All[Name], Given>
  ): Note {
    const given: Readonly<Record<string, unknown>> = values ?? {}
    const words = Object.entries(given).map(([gap, value]) => [gap, wordsOf(gap, value)])
    return {
      message: filled(sentences[name] as string, Object.fromEntries(words)),
      code: `exchange.${name}`,
      ...(values === undefined ? {} : { values: kept(given) }),
    }
  }
  /** Returns the details of a refusal that says this. */
  function saying<Name extends keyof All & string>(
    name: Name,
    ...rest: ValuesOf<All[Name], Given>
  ) {
    const { message, code, values } = say(name, ...rest)
    return { message, reason: { code: code as string, values } }
  }
  return { say, saying }
}

/**
 * Returns values as they are stored: a sentence within a sentence by its code, with its values among the others; one
 * without a code whole.
 */
function kept({ problem, ...values }: Readonly<Record<string, unknown>>): ProblemValues {
  if (problem === undefined) return values as ProblemValues
  const { message, code, values: within } = problem as Note
  return { ...within, ...(values as ProblemValues), problem: code ?? message }
}

const delimiterNames: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'upright bars',
}

/** What fills a gap of a sentence about a table. */
interface Given {
  delimiter: string
  row: number
  line: number
  entry: number
}

/** The name of a sentence about a table. */
export type TableSaying = keyof typeof sentences
export type TableRest<Name extends TableSaying> = ValuesOf<(typeof sentences)[Name], Given>

export const { say, saying } = sayerOf(sentences, {
  delimiter: (sign: string) => delimiterNames[sign] ?? `“${sign}”`,
  // They name a position, so they have no thousands separators.
  row: String,
  line: String,
  entry: String,
} satisfies Words<Given>)
