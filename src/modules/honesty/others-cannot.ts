import { isUs } from './clauses.ts'
import { has, isDenial } from './forms.ts'
import { plainly } from './framed-words.ts'
import { is, type Token } from './tokens.ts'

/** "We can", "আমরা পারি": that we do it, and nothing else; what it is was said before. */
const weCan = new RegExp(
  `^(?:${[
    '(?:but |only |whereas |while |yet |here )?(?:only )?(?:we|ours|our \\p{L}+|this \\p{L}+) (?:alone )?(?:can|do|does|will|are|could|may|always can|always do)(?: so| it| that)?',
    '(?:কিন্তু |তবে |শুধু |একমাত্র )?(?:আমরা|আমরাই) (?:পারি|পারব|দিই|দেই|করি|দিতে পারি|করতে পারি|দিয়ে থাকি)',
    '(?:लेकिन |पर |मगर |सिर्फ |केवल )?(?:हम|हम ही) (?:सकते|दे सकते|कर सकते|देते|करते|दिला सकते|दिलाते)(?: हैं)?',
    '(?:तर )?(?:हामी|हामीले)(?: मात्र| चाहिँ)? (?:दिन |गर्न )?(?:सक्छौं|सक्छौँ|दिन्छौं|दिन्छौँ|गर्छौं|गर्छौँ)',
    '(?:لكن |بل |اما )?(?:لكننا|نحن|وحدنا|اما نحن) ?(?:ف)?(?:نستطيع|نقدر|نفعل|نضمن|نمنح)(?: ذلك| هذا)?',
    '(?:pero |ngunit |subalit )?(?:kami |kami ay |kami po )?(?:kaya namin|kaya|oo|puwede|pwede|makakaya namin|nagagawa namin)(?: ito| iyan| iyon)?',
  ]
    .map(plainly)
    .join('|')})$`,
  'u',
)
const longestAnswer = 6

/**
 * "No other agency can promise a visa. We can.": tells whether what others are said to be unable to do for a visa is
 * claimed for us by the few words behind it, in a sentence of their own or at the end of the same one.
 */
export function isOursInstead(before: readonly Token[], sentence: readonly Token[]): boolean {
  if (sentence.at(-1)?.asks) return false
  if (sentence.length <= longestAnswer) return isOfState(before) && saysWeCan(sentence)
  for (let at = sentence.length - 1; at >= sentence.length - longestAnswer; at -= 1)
    if (isBorder(sentence[at]) && saysWeCan(sentence.slice(at)))
      return isOfState(sentence.slice(Math.max(0, at - longest), at))
  return false
}
const longest = 32

const isBorder = (token: Token | undefined) =>
  token !== undefined &&
  (token.gap !== 'space' ||
    token.isApart ||
    /^(?:but|কিন্তু|लेकिन|पर|तर|لكن|لكننا|pero|ngunit)$/u.test(token.word))

const saysWeCan = (tokens: readonly Token[]) =>
  weCan.test(plainly(tokens.map(({ word }) => word).join(' ')))

/** Others cannot give a visa, or promise one. */
const isOfState = (tokens: readonly Token[]) =>
  !tokens.at(-1)?.asks &&
  !isUs(tokens[0]) &&
  tokens.some((token) => isDenial(token) || /^no /.test(token.word)) &&
  tokens.some((token) => is(token, 'credential') || isApproval.test(token.word)) &&
  (has(tokens, 'attest', 'surely', 'certain', 'decide', 'verdict') ||
    tokens.some(({ word }) => isGiving.test(word))) &&
  !has(tokens, 'ask') &&
  !tokens.some(({ word }) => isOfCopies.test(word))
const isApproval = /^(?:approvals?|অনুমোদন|मंजूरी|मंज़ूरी|स्वीकृति|موافقة|الموافقة|pag apruba)$/u
const isGiving =
  /^(?:promis\p{L}*|gives?|gets?|obtains?|secures?|deliver\p{L}*|দিতে|পাইয়ে|देती?|दे|दिला|दिलाने|दिन|दिलाउन|يعطي|يمنح|يعد|تعد|\p{L}*pangako|\p{L}*bigay)$/u
const isOfCopies =
  /^(?:cop(?:y|ies)|scans?|receipts?|photos?|spelling|translations?|forms?|appointments?|কপি|রসিদ|কপির|प्रतिलिपि|कॉपी|रसीद|نسخة|نسخ|إيصال|kopya|resibo)$/u
