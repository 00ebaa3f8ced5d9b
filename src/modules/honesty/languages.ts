import { keysOf } from './lexicon.ts'
import { isMet } from './likeness/met.ts'
import { is, type Token } from './tokens.ts'
import { foreignCommon } from './words/names-elsewhere.ts'

let foreign: ReadonlySet<string> | undefined
const foreignWords = () => {
  foreign ??= new Set(foreignCommon.split(',').flatMap((word) => keysOf(word.trim())))
  return foreign
}

/** Letters that only other languages of the same script have: Assamese, Urdu, Persian, Pashto, Sindhi. */
const otherLetters = /[ৰৱ]|[ٹڈڑںےۂہپچژگڤټډړږښګڼېۍڙڪ]/u
/** "ویزا", with the letter that Urdu and Persian use in the middle; Arabic has another word, and another letter. */
const visaInUrdu = /^ویز/u
/** Small words of Persian, with the Arabic letters or its own. */
const persian = /^(?:است|هست|هستند|این|شما|برای|که|شده|نیست|کنید|می)$/u
const marathi = /^(?:आहे|आणि|नाही|आहेत|तुमचा|तुमची|आम्ही|आपण|साठी|झाला)$/u

/**
 * Tells whether a running text is in a language that the rules cover. Names, addresses and short titles have no
 * language: only a text of several words is checked for the small words of its language.
 */
export function isInCoveredLanguage(sentence: readonly Token[]): boolean {
  const latin = sentence.filter(({ text }) => /^\p{Script=Latin}/u.test(text))
  const indic = sentence.filter(({ text }) => /^\p{Script=Devanagari}/u.test(text))
  const otherwise = sentence.filter(({ text }) => otherLetters.test(text))
  if (otherwise.length > 0 && otherwise.length * 10 >= sentence.length) return false
  if (sentence.some(({ text }) => visaInUrdu.test(text))) return false
  if (sentence.some(({ text }) => persian.test(text))) return false
  if (indic.filter(({ text }) => marathi.test(text)).length > 0) return false
  if (indic.length >= 8 && share(indic) < 0.1 && !indic.some(endsAsNepali)) return false
  if (latin.some(({ text }) => arabizi.test(text))) return false
  if (isUnheardOf(latin)) return false
  const isShouted = latin.every(({ text }) => text === text.toUpperCase())
  const running = isShouted
    ? latin
    : latin.filter(({ capital, word }) => !capital && !ofMeasure.test(word))
  const strange = running.filter(isStrange).length
  const ours = running.filter(isOurs).length
  // "Sob visa original": next to a state's matter the first word counts too, whose capital comes from the sentence.
  if (ours === 0 && latin.some(isOfState) && startsStrange(latin)) return false
  const isFirst = strange > 0 && isStrangeFirst(latin)
  if (strange + Number(isFirst) >= 2 && strange + Number(isFirst) >= ours) return false
  // "ei site ta sorkari": one small word is enough where no small word of a covered language is with it.
  if (strange === 1 && ours === 0 && running.length >= 3) return false
  // "Free food, shared room, health insurance card": a list has no small words, but its words are in the corpus.
  const unknown = running.filter((token) => token.classes.size === 0 && !isMet(token)).length
  // "Visa dijamin lolos …": a state's matter, in words that are mostly unknown and never small words of ours.
  const isTelling = sentence.some((token) => is(token, 'authority', 'credential', 'official'))
  if (
    isTelling &&
    !isShouted &&
    running.length >= (strange > 0 ? 3 : 4) &&
    unknown >= running.length * 0.6 &&
    !running.some(({ word }) => word === "'s") &&
    (ours === 0 || (strange > 0 && strange >= ours))
  )
    return false
  return (
    running.length < 6 || isShouted || unknown < running.length * 0.75 || share(running) >= 0.12
  )
}

/**
 * "Visto garantido", "Biztos vizum": tells whether a text is a few words, one of them a state's, half of which no
 * English or Filipino text had so far. Longer texts have small words, and the words of trades and things are too many
 * to know them all.
 */
function isUnheardOf(latin: readonly Token[]): boolean {
  // Two letters, as in "gov.au", mean something only among more words.
  const isNew = (token: Token) =>
    token.key.length > 2 ? !isMet(token) || isStrange(token) : latin.length > 2 && isStrange(token)
  if (!latin.some(isOfState)) return false
  const running = latin.filter(({ capital }, at) => !capital || at === 0)
  // "Visto Garantido": all of it may be a name, but not one of ours for a state's matter.
  if (running.every(({ capital }) => capital)) return latin.length >= 2 && latin.every(isNew)
  const unheard = running.filter((token) => isNew(token) && !isVisaElsewhere(token)).length
  const all = running.filter(({ word }) => word.length > 1).length
  return unheard >= 1 && unheard * 2 >= all && running.length <= mostUnheard
}
const mostUnheard = 4

/** "35 x 45 mm" */
const ofMeasure = /^(?:x|mm|cm|kg|km)$/

const isOfState = (token: Token) =>
  is(token, 'authority', 'credential', 'official', 'topic') || isVisaElsewhere(token)

/** "Vizeniz", "visayingiz": an unknown word that means a visa, with the endings of its language. */
const isVisaElsewhere = (token: Token) =>
  /^(?:visa|visum|vist[oi]|viz[aeuy]|wiz[aey]|viis)/.test(token.key) && !isMet(token)

/** Tells whether one word is small in another language only; the first may be a name that others continue. */
const startsStrange = (latin: readonly Token[]) =>
  latin.length > 1 &&
  latin.some(
    (token, at) =>
      isStrange(token) &&
      (latin.length > 2 || token.key.length > 2) &&
      (!token.capital || (at === 0 && isStrangeFirst(latin))),
  )

/** "Pasti dapat …": the first word's capital comes from the sentence, and the second has none. */
const isStrangeFirst = ([first, second]: readonly Token[]) =>
  first?.capital === true && second?.capital === false && isStrange(first)

/** Nepali attaches its small words to others, so few are words of their own. */
const endsAsNepali = ({ text }: Token) =>
  /(?:हरू|लाई|बाट|देखि|मा|छ|छन्|छैन|छौं|नुस्|नुहोस्|भएको|िएको)$/u.test(text)

/** A small word of another language, or a letter that English or Filipino words hardly use. */
const isStrange = (token: Token) =>
  !is(token, 'common') &&
  !token.text.includes(' ') &&
  (token.word.length > 1 || token.word > '\u007F') &&
  (foreignWords().has(token.key) ||
    (/\P{ASCII}/u.test(token.text) &&
      /[^\p{ASCII}ñ’]/u.test(token.text.replace(/é$|é(?=e?s?$)/u, ''))))

/** Arabic in Latin letters writes some sounds as digits: "ta2shira", "mawqi3". */
const arabizi = /^\p{Ll}+[235679](?:\p{Ll}|$)\p{Ll}*$/u

const share = (tokens: readonly Token[]) => tokens.filter(isOurs).length / tokens.length

/** A small word of a covered language, or a phrase of one. */
const isOurs = (token: Token) => is(token, 'common') || token.text.includes(' ')
