/** The scripts in which public texts are written, as a refusal lists them. */
export const acceptedScripts = ['Latin', 'Bengali', 'Devanagari', 'Arabic'] as const
type Script = (typeof acceptedScripts)[number]
const ofScript = acceptedScripts.map(
  (script) => [script, new RegExp(`^\\p{Script=${script}}`, 'u')] as const,
)

/** What is wrong with the characters of a text, and which they are. */
export interface CharacterFault {
  code: 'hidden' | 'script' | 'marks' | 'mixed' | 'spaced'
  words: string
}

/** Punctuation and symbols that every script uses, currencies among them. */
const shared = /[\p{Nd}\p{P}\p{Zs}\p{Sc}\n\r\t+=<>|~^`°©®™№×÷−•·✓✔→←]/u
/** Pictures of everyday life; none of states, papers, seals, scales or ticks. */
const everyday = new Set(
  '📞📱☎✉📧📍📌🕐🕘⏰⏳📅🗓📣📢🎉🌙⭐✨🙏😊🙂👋🤝❤💐✈🧳📝📚🏠⚠❗❓👉👇🎓🍽🌧☀💰💵🩺👷🚌🖐',
)
const hidden = /\u034F|[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u

type Nature = Script | 'digit' | 'shared' | 'inherited' | 'joiner' | 'hidden' | 'other'
const natures = new Map<string, Nature>()

function natureOf(character: string): Nature {
  const known = natures.get(character)
  if (known) return known
  const nature = foundNature(character)
  if (natures.size < 20_000) natures.set(character, nature)
  return nature
}

function foundNature(character: string): Nature {
  if (/[A-Za-z]/.test(character)) return 'Latin'
  if (/\p{Nd}/u.test(character)) return isOurs(character) ? 'digit' : 'other'
  if (/[\u200C\u200D]/.test(character)) return 'joiner'
  if (/[\n\r\t]/.test(character)) return 'shared'
  if (hidden.test(character)) return 'hidden'
  if (everyday.has(character)) return 'shared'
  if (character === '\uFE0F') return 'shared'
  if (!/[\p{L}\p{M}]/u.test(character)) return shared.test(character) ? 'shared' : 'other'
  const script = ofScript.find(([, pattern]) => pattern.test(character))?.[0]
  if (script === 'Latin') return isPlainLatin(character) ? script : 'other'
  return script ?? (/\p{Script=Inherited}/u.test(character) ? 'inherited' : 'other')
}

const isOurs = (digit: string) =>
  /[0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF]/.test(digit)

/** As languages are written; not phonetic letters, small capitals or letters in circles. */
function isPlainLatin(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return code < 0x180 || (code >= 0x1e00 && code <= 0x1eff) || /[ȘșȚțƠơƯưƏə]/.test(character)
}

/**
 * Returns the first fault of a text's characters, null when it has none: letters of four scripts, one script within a
 * word (UTS 39), no control or format characters, at most two marks in a row, no words with gaps between their letters.
 */
export function characterFault(text: string): CharacterFault | null {
  let word = ''
  let script: Script | null = null
  let marks = 0
  let singles = 0
  for (const character of text) {
    const nature = natureOf(character)
    // The dot below a Bengali or Devanagari letter makes it another letter.
    if (!/[\u093C\u09BC]/.test(character)) marks = /^\p{M}/u.test(character) ? marks + 1 : 0
    if (marks > 2) return { code: 'marks', words: word }
    if (nature === 'hidden') return { code: 'hidden', words: word }
    if (nature === 'other') return { code: 'script', words: character }
    if (nature === 'shared') {
      if (word !== '') singles = word.replace(/\p{M}/gu, '').length === 1 ? singles + 1 : 0
      if (singles > 4) return { code: 'spaced', words: word }
      word = ''
      script = null
    } else if (nature === 'joiner' || nature === 'inherited') {
      // Where these scripts need them: inside a word, never elsewhere.
      if (script === null || (nature === 'joiner' && script === 'Latin'))
        return { code: nature === 'joiner' ? 'hidden' : 'marks', words: word }
    } else if (nature !== 'digit') {
      if (word.length < 40) word += character
      if (script !== null && script !== nature) return { code: 'mixed', words: word }
      script = nature
    }
  }
  // "ﷺ" is eighteen letters: one is a word, a page of them would be a flood.
  if (text.normalize('NFKC').length <= 2 * text.length + 200) return null
  return { code: 'script', words: [...text].find((one) => one.normalize('NFKC').length > 3) ?? '' }
}
