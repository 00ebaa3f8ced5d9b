/**
 * What no public page may say in the texts that Candor ships (H2, H4). Case-insensitive. What organisations
 * write themselves is checked when they save it (#modules/organisation).
 */
export const forbiddenWords: readonly RegExp[] = [
  /\bofficial\b/i,
  /\bgovernment[- ](?:portal|approved|verified|authori[sz]ed|certified)\b/i,
  /\bgovernment verified id\b/i,
  /\bid card\b/i,
  /\bon behalf of the (?:government|embassy|ministry)\b/i,
  /\b(?:your|this|the) (?:visa|permit|work permit) (?:is|has been|was) (?:valid|granted|verified|genuine|approved)\b/i,
  /\bverified by (?:the )?(?:government|embassy|authority)\b/i,
  /\bguaranteed?\b/i,
  /\bcrown copyright\b/i,
  /\b(?:maple leaf|coat of arms|wordmark)\b/i,
]

/** Addresses that no page links to: services that look-alike sites copy or send people to. */
export const forbiddenLinks: readonly RegExp[] = [
  /^http:\/\//i,
  /\bvfsglobal\b/i,
  /\b(?:bit\.ly|tinyurl\.com|t\.me|wa\.me|goo\.gl)\b/i,
  /^https?:\/\/[^/]*\b(?:embassy|consulate|highcommission)\b/i,
  /googletagmanager|google-analytics|doubleclick|facebook\.(?:com|net)/i,
]

/** What a sentence may not claim in a language, and what makes the same words honest. */
interface Claims {
  claims: readonly RegExp[]
  /** Before the claim, in its sentence: "whether", "nobody can say that". */
  honestBefore: RegExp
  /** After the claim: Bengali puts the negation and the question at the end. */
  honestAfter: RegExp
}

const never = /(?!)/
const paper =
  '(?:visas?|permits?|papers?|documents?|letters?|certificates?|contracts?|offers?|copy|copies|files?)'
const state =
  '(?:valid|genuine|authentic|real|granted|approved|verified|legitimate|legal|certified|true)'

/**
 * Statements that no page, mail, receipt or PDF makes about a document (H4), by language. What was
 * compared, and on which day, is not such a statement.
 */
const claimsByLanguage: readonly Claims[] = [
  {
    claims: [
      new RegExp(`\\b${paper} (?:is|are|was|were|has been|have been) (?:now )?${state}\\b`, 'i'),
      new RegExp(`\\b(?:a|an|the|your|this) (?:genuine|authentic|valid|verified) ${paper}\\b`, 'i'),
      /\b(?:it|this) is (?:valid|genuine|authentic)\b/i,
      /\b(?:verified|certified|authenticated|guaranteed) by\b/i,
      /\b(?:confirmed|approved) by (?:the )?(?:government|embassy|authority|ministry)\b/i,
      new RegExp(
        `\\b(?:proves?|guarantees?|certif(?:y|ies)) that (?:you (?:may|can)|(?:a|an|the|this|your) ${paper})\\b`,
        'i',
      ),
      /\b(?:is|as) proof (?:of|that)\b/i,
    ],
    honestBefore:
      /\b(?:whether|if|not|never|no|nobody|none|nothing|cannot|without|only the authority|whoever|claim\w*|they tell you)\b|n’t|n't/i,
    honestAfter: never,
  },
  {
    claims: [
      /(?:ভিসা|পারমিট|কাগজ|নথি|চিঠি|সনদ|চুক্তি|কপি|ফাইল)\S*\s+(?:\S+\s+)?(?:বৈধ|আসল|খাঁটি|যাচাইকৃত|অনুমোদিত|সত্য)(?=[\s।,]|$)/,
      /(?:সরকার|দূতাবাস|কর্তৃপক্ষ)\S*\s+(?:দ্বারা|কর্তৃক)\s+(?:যাচাই|অনুমোদি|প্রত্যয়)/,
      /(?:প্রমাণ|নিশ্চয়তা) (?:করে|দেয়) যে/,
    ],
    honestBefore: /(?:শুধু|কেবল|কেউ)/,
    honestAfter: /(?:কি না|কিনা|কি-না|নয়|নেই|না(?=[\s।,:;]|$)|হলে|যদি)/,
  },
  // Hindi and Nepali, without the dots below letters, which writers use or omit.
  {
    claims: [
      /(?:वीजा|भिसा|परमिट|अनुमति|कागज|दस्तावेज|पत्र|अनुबंध|सम्झौता|कॉपी|प्रति|फाइल)\S*\s+(?:\S+\s+)?(?:वैध|असली|सक्कली|सच्च|मान्य|मंजूर|स्वीकृत|सत्यापित|प्रमाणित)/,
      /(?:सरकार|दूतावास|प्राधिकरण|निकाय)\S*\s+(?:\S+\s+)?(?:प्रमाणित|सत्यापित|मंजूर|स्वीकृत)/,
    ],
    honestBefore: /(?:केवल|सिर्फ|कोई|मात्र|कसैले)/,
    honestAfter: /(?:नहीं|अगर|यदि|होइन|छैन|हुँदैन|भने)/,
  },
  {
    claims: [
      /(?:تأشير|تصريح|ورق|وثيق|مستند|رسال|شهاد|عقد|نسخ|ملف)\S*\s+(?:\S+\s+)?(?:صالح|أصلي|حقيقي|ساري|سارية|معتمد|موثق|ممنوح)/,
      /(?:معتمد|موثق|مصدق)\S*\s+من\s+(?:ال)?(?:حكوم|سفار|سلط)/,
    ],
    honestBefore: /(?:هل|إذا|إن كان|لا|ليس|لم|فقط|وحده)/,
    honestAfter: /(?:أم لا)/,
  },
  {
    claims: [
      /\b(?:visa|permit|papel|dokumento|kontrata|kopya|sertipiko)(?: mo| ninyo| na ito)? ay (?:valid|tunay|totoo|lehitimo|aprobado)\b/i,
      /\b(?:valid|tunay|totoo|lehitimo|aprobado|beripikado)(?: na)? ang (?:\S+ )?(?:visa|permit|papel|dokumento|kontrata|kopya|sertipiko)\b/i,
    ],
    honestBefore: /\b(?:kung|hindi|wala|walang|baka)\b/i,
    honestAfter: never,
  },
]

/** Normalises Devanagari to the one form in which the claims above are written. */
function withoutPoints(text: string): string {
  return text.replace(/[\u0958-\u095f]/g, (sign) => sign.normalize('NFD')).replaceAll('\u093c', '')
}

/** Finds the sentences of a text that claim about a document what only its authority can know. */
export function claimsIn(text: string): string[] {
  const sentences = withoutPoints(text).split(/(?<=[.!?।\n])\s*/u)
  return sentences.filter((sentence) =>
    claimsByLanguage.some(({ claims, honestBefore, honestAfter }) =>
      claims.some((claim) => {
        const found = claim.exec(sentence)
        if (!found) return false
        const before = sentence.slice(0, found.index)
        const after = sentence.slice(found.index + found[0].length)
        return !honestBefore.test(before) && !honestAfter.test(after)
      }),
    ),
  )
}
