import { is, type Token } from './tokens.ts'

const pointing =
  /^(?:that|it|they|he|she|তা|সেটা|ওটা|वह|वे|ये|त्यो|ती|ذلك|هو|هي|هم|iyon|iyan|sila|siya|kami)$/u
const filling =
  /^(?:do|does|did|is|are|true|right|correct|so|সত্য|সত্যি|ঠিক|सच|सही|सत्य|ठीक|صحيح|حقيقي|totoo|tama)$/u
/** Phrases against the sentence of H1 that the lexicon treats as one word. */
const untrue = /(?:false|untrue|not true|সত্য নয়|सच नहीं|सत्य होइन|غير صحيح|hindi totoo)$/u

/**
 * Tells whether what others say is denied by a sentence that does nothing else: "Some think that we grant visas. We do
 * not." "Not wrong!", "Why not?", "That is not all." and "Nobody doubts that." deny nothing.
 */
export function isDenied(sentence: readonly Token[], next: readonly Token[] | undefined): boolean {
  if (!next || next.length > 5 || next.at(-1)?.asks) return false
  if (!sentence.some((token) => is(token, 'say'))) return false
  const isWrong = next.some((token) => is(token, 'mistaken') || untrue.test(token.word))
  const isNot = next.some((token) => is(token, 'not') && !is(token, 'mistaken'))
  const points = (token: Token) => is(token, 'we', 'this') || pointing.test(token.word)
  return (
    isWrong !== isNot &&
    next.some(points) &&
    next.every(
      (token) =>
        points(token) ||
        is(token, 'not', 'mistaken', 'copula') ||
        untrue.test(token.word) ||
        filling.test(token.word),
    )
  )
}
