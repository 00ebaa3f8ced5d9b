import { isDenial } from './forms.ts'
import { is, type Token } from './tokens.ts'

const pointing =
  /^(?:that|it|they|he|she|তা|সেটা|ওটা|वह|वे|ये|त्यो|ती|ذلك|هو|هي|هم|iyon|iyan|sila|siya|kami)$/u
const filling =
  /^(?:do|does|did|is|are|true|right|correct|so|সত্য|সত্যি|ঠিক|सच|सही|सत्य|ठीक|صحيح|حقيقي|totoo|tama)$/u
/** Phrases against the sentence of H1 that the lexicon treats as one word. */
const untrue =
  /(?:fraud|scam|trick|hoax|swindle|false|untrue|not true|সত্য নয়|सच नहीं|सत्य होइन|غير صحيح|hindi totoo)$/u

/**
 * Tells whether what others say is denied by a sentence that does nothing else: "Some think that we grant visas. We do
 * not." "Not wrong!", "Why not?", "That is not all." and "Nobody doubts that." deny nothing.
 */
export function isDenied(sentence: readonly Token[], next: readonly Token[] | undefined): boolean {
  if (isSaidToBeUntrue(sentence)) return true
  if (!next || next.length > 5 || next.at(-1)?.asks) return false
  if (!sentence.some((token) => is(token, 'say'))) return false
  const isWrong = next.some((token) => is(token, 'mistaken') || untrue.test(token.word))
  const isNot = next.some(
    (token) => is(token, 'not') && !is(token, 'mistaken') && !untrue.test(token.word),
  )
  const points = (token: Token) => is(token, 'we', 'this') || pointing.test(token.word)
  return (
    isWrong !== isNot &&
    next.some(points) &&
    next.every(
      (token) =>
        points(token) ||
        is(token, 'not', 'mistaken', 'copula') ||
        untrue.test(token.word) ||
        /^(?:an?|the)$/.test(token.word) ||
        filling.test(token.word),
    )
  )
}

/** "It is a lie that we work for the ministry"; a second denial behind it would turn that around. */
export const isSaidToBeUntrue = (tokens: readonly Token[]) => {
  const that = tokens.findIndex(({ word }) => word === 'that')
  return (
    that >= 2 &&
    that <= 5 &&
    tokens[0]?.word === 'it' &&
    is(tokens[1], 'copula') &&
    tokens
      .slice(2, that)
      .some(({ word }) => /^(?:lie|untrue|false|falsehood|myth|rumour)$/.test(word)) &&
    !tokens.slice(1, that).some(({ word }) => /^(?:not|no|never)$/.test(word)) &&
    !tokens.slice(that + 1).some((token) => isDenial(token) || is(token, 'private', 'only'))
  )
}
