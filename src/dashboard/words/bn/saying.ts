import { count } from '#messages/bn/numbers'
import { saying, type TextsOf } from '#messages/by-english'
import type { Note } from '#modules/exchange/notes/schema'
import type { GapsIn } from '#platform/gaps/schema'

/** A whole number in the digits of Bengali; anything else was entered, and stays. */
export const shown = (value: string) =>
  /^\d[\d,]*$/.test(value) ? count(Number(value.replaceAll(',', ''))) : value

/** What says the sentences of a table in Bengali, by their names there. */
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
 * Texts of a table by its names, each with just the gaps of its sentence. Only the types of the English are needed: it
 * stays where it is said.
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
 * A note in Bengali by its code, with what stands in it; nothing where nobody translated all of it.
 * @param others says what the words of other jobs have for a name, where one stands within this note
 */
export type Noted = (code: string, values?: Note['values'], others?: Noted) => string | undefined

/** The words of a job: of refusals by their codes, and of what its forms and modules say. */
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
