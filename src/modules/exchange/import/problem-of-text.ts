import type { Control } from '#modules/records/fields.schema'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { isOfOldFont } from './old-letters.ts'
import { isReadWrongly } from './read-wrongly.ts'

/** What people write for "the same as in the row above": `-do-` and the ditto mark, with any punctuation. */
const ditto =
  /^[^\p{L}\p{N}]*(do|ditto|(the )?same( as (above|before))?|as above|ঐ)[^\p{L}\p{N}]*$/iu
const dittoSign = /^["'“”″〃]+$/

/** What a cell shows that is ticked or not, and a program that has nothing to write. */
const truth = /^(true|false|yes)$/i

/** HTML as web pages write it: character references with their semicolon, and elements. */
const markup = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d?);|<\/?[a-z]{1,10}\d?(?: [^<>]*)?\/?>/i

/** Returns why a filled cell cannot be the words, or the country, that it should be; null when it may be. */
export function problemOfText(control: Control['control'], text: string): Note | null {
  const isWords = control === 'line' || control === 'text'
  if (!isWords && control !== 'country') return null
  // The Dominican Republic has the code DO.
  const isCode = control === 'country' && text === 'DO'
  if (!isCode && (ditto.test(text) || dittoSign.test(text))) return say('ditto')
  if (!isWords) return null
  if (truth.test(text)) return say('onlyTruth')
  if (/\?{2,}|\p{L}\?+\p{L}/u.test(text)) return say('questionMarks')
  if (isReadWrongly(text)) return say('mixedLetters')
  if (isOfOldFont(text, control === 'line')) return say('oldFont')
  if (markup.test(text)) return say('markup')
  // A line has to be a name; an address may be a number.
  const word = control === 'line' ? /\p{L}/u : /[\p{L}\p{N}]/u
  return word.test(text) ? null : say('noWord')
}
