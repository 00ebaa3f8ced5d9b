import type { Note } from '#modules/exchange/notes.schema'
import type { GapsIn } from '#platform/gaps.schema'
import { saying, type TextsOf } from '../by-english.ts'
import { count } from './numbers.ts'

/** Returns a whole number in Bengali digits; anything else was entered, and stays. */
export const shown = (value: string) =>
  /^\d[\d,]*$/.test(value) ? count(Number(value.replaceAll(',', ''))) : value

/** Returns a function that translates the sentences of a table into Bengali, by their names. */
export const inBengali = <const English extends Readonly<Record<string, string>>>(
  english: English,
  texts: TextsOf<English>,
) => saying(english, texts, shown)

type SameGaps<English extends string, Text extends string> = [
  GapsIn<English>,
  GapsIn<Text>,
] extends [GapsIn<Text>, GapsIn<English>]
  ? Text
  : never

/**
 * Types texts by a table's names, each with exactly the gaps of its sentence. Only the English types are
 * needed: the English stays where it is used.
 */
export const byName =
  <English extends Readonly<Record<string, string>>>() =>
  <const Texts extends Readonly<Record<keyof English, string>>>(
    texts: Texts & {
      readonly [Name in keyof Texts]: Name extends keyof English
        ? SameGaps<English[Name], Texts[Name]>
        : never
    },
  ): Readonly<Record<keyof English & string, string>> =>
    texts

type Say = (sentence: string) => string | undefined

/**
 * Returns a note in Bengali by its code, with its values; undefined unless all of it is translated.
 * @param others returns what the words of other jobs have for a name within this note
 */
export type Noted = (code: string, values?: Note['values'], others?: Noted) => string | undefined

/** Returns the words of a job: for refusals by their codes, and for messages of its forms and modules. */
export function saidOf(
  refusals: Readonly<Record<string, string>>,
  ...tables: readonly Say[]
): { say: Say } {
  return {
    say(sentence) {
      const known = refusals[sentence]
      if (known) return known
      for (const say of tables) {
        const said = say(sentence)
        if (said) return said
      }
    },
  }
}
