import { leavingWords, stayingWords } from '#modules/leavings/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { leavingPageWords as english } from '../en/leaving.ts'

export const leavingPageWords: InAnyLanguage<typeof english> = {
  link: 'यो एजेन्सी छोड्नुहोस्',
  title: 'यो एजेन्सी छोड्नुहोस्',
  lead: 'तपाईं जुनसुकै बेला छोड्न सक्नुहुन्छ। कारण भन्नुपर्दैन।',
  happens: 'छोडेपछि के हुन्छ',
  points: leavingWords.ne,
  leave: 'म यो एजेन्सी छोड्छु',
  leaveText:
    'तपाईंका सबै सेयर तुरुन्तै सकिन्छन्। पछि यहीँ बस्नुभयो भने पनि ती फर्कँदैनन्। ३० दिनपछि राख्नु नपर्ने कुरा हामी हटाउँछौँ।',
  leaveYes: 'हो, छोड्छु',
  left: (date) => `तपाईंले ${date} मा छोड्छु भन्नुभयो।`,
  due: (date) => `हामीले राख्नु नपर्ने कुरा ${date} देखि हटाउँछौँ।`,
  inHand:
    'तपाईंका सक्कल कागज अझै हामीसँग छन्। तपाईंले फिर्ता माग्नुभएको छ; कुन दिनसम्ममा दिने, फाइलमा लेखिएको छ।',
  stay: 'म छोड्दिनँ, यहीँ बस्छु',
  stayed: stayingWords.ne,
  consents: 'तपाईंको मञ्जुरी',
  back: 'फाइलमा फर्कनुहोस्',
}
