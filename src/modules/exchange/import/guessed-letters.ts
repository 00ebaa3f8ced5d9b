import { type ChosenEncoding, encodingName } from '../encodings.schema.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { decoderOf } from '../tables/decoders.ts'
import { beginsSmall, looksRight } from '../tables/latin-encoding.ts'

/** For a guessed encoding: those of other languages or systems in which the same bytes make words as well. */
const alike: Partial<Record<ChosenEncoding, readonly ChosenEncoding[]>> = {
  'windows-1252': ['windows-1254', 'windows-1250', 'windows-1257', 'macintosh', 'ibm850'],
}
/** Those that differ in too many letters to be named for every word: what tells one of theirs, as it was read and as it is. */
const signsOfOne: Partial<Record<ChosenEncoding, (own: string, other: string) => boolean>> = {
  'windows-1257': (own, other) =>
    /[ÐÞðþïò]/.test(own) && /^[a-ząčęėįšųūžāēģīķļņõäöü]+$/iu.test(other),
  macintosh: (own, other) => beginsSmall(own) && /^\p{Lu}/u.test(other),
  ibm850: (own, other) => beginsSmall(own) && /^\p{Lu}/u.test(other),
}

const upperBytes = Array.from({ length: 128 }, (_, at) => Uint8Array.of(at + 128))

/**
 * Reports the first word that another encoding would read as a different word: only a reader can tell which is meant.
 * Returns null where all encodings agree.
 * @param guessed the encoding that was chosen because it fits best
 */
export function problemOfLetters(text: string, guessed: ChosenEncoding): Note | null {
  if (!/[^\0-\x7f]/.test(text)) return null
  const found = (alike[guessed] ?? []).flatMap((encoding) => {
    const other = readAs(text, guessed, encoding)
    const words = [...other.matchAll(/[\p{L}\p{M}]{2,}/gu)].map(({ 0: word, index }) => ({
      ...{ encoding, word, index },
      own: text.slice(index, index + word.length),
    }))
    const isOne = signsOfOne[encoding] ?? (() => true)
    return words.filter(({ word, own }) => word !== own && looksRight(word) && isOne(own, word))
  })
  const first = found.toSorted((one, other) => one.index - other.index)[0]
  if (!first) return null
  const others = found.filter(({ index }) => index === first.index)
  return say('letterGuessed', {
    word: first.own,
    readings: others
      .map(({ word, encoding }) => `“${word}” (${encodingName(encoding)})`)
      .join(' / '),
  })
}

/** Reads the bytes of a text again in another encoding; each encoding has one byte for a letter. */
function readAs(text: string, encoding: ChosenEncoding, other: ChosenEncoding): string {
  const [from, to] = [signsOf(encoding), signsOf(other)]
  return Array.from(text, (sign) => to[from.indexOf(sign)] ?? sign).join('')
}

const known = new Map<ChosenEncoding, readonly string[]>()
function signsOf(encoding: ChosenEncoding): readonly string[] {
  const signs = known.get(encoding) ?? upperBytes.map((byte) => decoderOf(encoding).decode(byte))
  known.set(encoding, signs)
  return signs
}
