import { keeping } from '#platform/kept.schema'
import type { acceptedScripts } from './fold.schema.ts'

type Script = (typeof acceptedScripts)[number]
/** What is wrong with the characters of a text, and which they are. */
interface CharacterFault {
  code: 'hidden' | 'script' | 'marks' | 'mixed' | 'spaced'
  words: string
}

/** Pictures of everyday life; none of states, papers, seals, scales or ticks. */
const everyday =
  /[📞📱☎✉📧📍📌🕐🕘⏰⏳📅🗓📣📢🎉🌙⭐✨🙏😊🙂👋🤝❤💐✈🧳📝📚🏠⚠❗❓👉👇🎓🍽🌧☀💰💵🩺👷🚌🖐]/u

type Nature = Script | 'digit' | 'shared' | 'inherited' | 'joiner' | 'hidden' | 'other'
/** What a character is, by the first that it is of. Latin as languages are written: no phonetic letters or small capitals. */
const natures: readonly (readonly [Nature, RegExp])[] = [
  ['Latin', /[A-Za-z]/],
  ['digit', /[0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF]/],
  ['other', /\p{Nd}/u],
  ['joiner', /[\u200C\u200D]/],
  ['shared', /[\n\r\t]|\uFE0F/],
  ['hidden', /\u034F|[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u],
  ['shared', everyday],
  ['shared', /(?![\p{L}\p{M}])[\p{P}\p{Zs}\p{Sc}+=<>|~^`°©®™№×÷−•·✓✔→←]/u],
  ['Latin', /(?=\p{Script=Latin})[\u0080-\u017F\u1E00-\u1EFFȘșȚțƠơƯưƏə]/u],
  ...(['Bengali', 'Devanagari', 'Arabic'] as const).map(
    (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
  ),
  ['inherited', /\p{Script=Inherited}/u],
]
const natureOf = keeping(
  (character): Nature => natures.find(([, pattern]) => pattern.test(character))?.[0] ?? 'other',
)

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
