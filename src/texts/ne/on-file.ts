import type { InAnyLanguage } from '../any-language.ts'
import type * as english from '../en/on-file.ts'
import type { Words } from '../words.ts'
import { count } from './numbers.ts'

export const sightingWords: InAnyLanguage<typeof english.sightingWords> = {
  text: 'कागज कुन दिन हेर्‍यौँ, कसले हेर्‍यो र त्यसको नम्बर मात्र लेख्छौँ। तस्बिर राख्दैनौँ, र भित्र के लेखिएको छ भन्ने पनि राख्दैनौँ।',
  seen: (date, person) => `${date} मा ${person} ले हेर्नुभयो।`,
  number: (number) => `कागजको नम्बर: ${number}।`,
  keptText:
    'एजेन्सीले मेडिकल फारम वा पुलिस क्लियरेन्सको स्क्यान कारण बताएर मात्र राख्छ। उसले बताएको कारण यो हो।',
}

/** What was shown, on which day, and that it can change (H4), in Nepali as in English. */
export const comparedWords: Words['compared'] = {
  both: (first, second) => `${first} र ${second}`,
  nobody: (authority) => `${authority} लाई हाम्रा कसैले अहिलेसम्म सोधेको छैन।`,
  one: (authority, day) =>
    `हाम्रा एक जना कर्मचारीले ${authority} लाई ${day} मा सोधे। दोस्रो मान्छेले सोध्न बाँकी छ, त्यसैले के देखियो हामी भन्दैनौँ।`,
  same: (authority, days) =>
    `हाम्रा दुई कर्मचारीले ${authority} लाई ${days} मा सोधे; त्यतिबेला देखिएको कुरा यो कपीसँग मिल्यो। त्यो जुनसुकै दिन बदलिन सक्छ।`,
  unclear: (authority, days) =>
    `हाम्रा दुई कर्मचारीले ${authority} लाई ${days} मा सोधे। कम्तीमा एक जनालाई यो कागजबारे केही देखाइएन, वा जवाफ आएन।`,
  other: (authority, days) =>
    `हाम्रा कर्मचारीले ${authority} लाई ${days} मा सोधे। एक जनालाई यो कपीभन्दा फरक कुरा देखाइयो। यहाँको अर्को मान्छेले कपी फेरि देखाउने निर्णय गरे।`,
  old: (days) => `यो ${count(days)} दिनभन्दा पुरानो कुरा हो।`,
  askYourself: 'आफैँ कसरी सोध्ने',
  withheld: {
    asked: (authority, day) =>
      `हामीले ${authority} लाई ${day} मा सोध्यौँ। उसको जवाफ हाम्रो कपीसँग मिलेन।`,
    askedBefore: 'यो कागजबारे हामीले एउटा निकायलाई सोध्यौँ। उसको जवाफ हाम्रो कपीसँग मिलेन।',
    open: 'हामी यसबारे बुझ्दै छौँ। थप थाहा नहुँदासम्म यो कागज कसैलाई देखाउँदैनौँ।',
    decided: (day) => `हामीले यसबारे बुझ्यौँ, र ${day} देखि यो कागज देखाएका छैनौँ।`,
    notSaid: 'कारण धेरै हुन सक्छन्। के गलत छ वा तपाईंले केही गलत गर्नुभयो भन्ने यसले भन्दैन।',
    next: 'हाम्रो कार्यालयमा सोध्नुहोस्। निकायलाई आफैँ पनि सोध्न सक्नुहुन्छ।',
  },
}

export const contractWords: InAnyLanguage<typeof english.contractWords> = {
  title: 'तपाईंको सम्झौता',
  lead: 'हामीसँग रहेको तपाईंको सम्झौताबाट हाम्रा कर्मचारीले यी शर्त सारेका हुन्। हरेक लाइन कागजसँग दाँज्नुहोस्।',
  link: 'आफ्नो सम्झौता पढ्नुहोस्',
  linkText: 'शर्त पढ्नुहोस्, र थाहा छ कि छैन भन्नुहोस्।',
  none: 'तपाईंको सम्झौताका शर्त अहिलेसम्म कसैले हालेको छैन। हाम्रो कार्यालयमा सोध्नुहोस्।',
  received: (days, flight) => `तपाईंले यो ${flight} को उडानभन्दा ${count(days)} दिन अघि पाउनुभयो।`,
  receivedSameDay: (flight) => `तपाईंले यो उडानकै दिन, ${flight} मा पाउनुभयो।`,
  receivedAfter: (flight) => `तपाईंले यो ${flight} को उडानपछि पाउनुभयो।`,
  available: (date) => `तपाईंले यो ${date} देखि हेर्न सक्नुहुन्छ।`,
  changed: (date) =>
    `यी शर्त ${date} मा बदलिए। पहिलेका शर्तबारे तपाईंले भनेको कुरा यिनमा गनिँदैन। चाहनुहुन्छ भने फेरि भन्नुहोस्।`,
  silent: 'सम्झौतामा छैन, वा हालिएको छैन',
  readTitle: 'यी शर्त तपाईंलाई थाहा छ?',
  readText: 'बटन थिच्नै पर्छ भन्ने छैन। यो सही गरेको होइन, र यसले तपाईंको कुनै अधिकार बदल्दैन।',
  ways: { read: 'मैले पढेँ', heard: 'मलाई पढेर सुनाइयो' },
  said: {
    read: (moment) => `तपाईंले ${moment} मा “मैले पढेँ” भन्नुभयो।`,
    heard: (moment) => `तपाईंले ${moment} मा “मलाई पढेर सुनाइयो” भन्नुभयो।`,
  },
  back: 'फाइलमा फर्कनुहोस्',
}

export const otherContractWords: InAnyLanguage<typeof english.otherContractWords> = {
  link: 'मलाई अर्कै सम्झौता दिइयो',
  reported: 'तपाईंले खबर गरेका अरू सम्झौता',
  on: (moment) => `${moment} मा खबर गरिएको`,
  term: 'शर्त',
  first: 'पहिलो सम्झौता',
  other: 'अर्को सम्झौता',
  silent: 'भनिएको छैन',
  photoAlt: (page) => `अर्को सम्झौताको फोटो, पाना ${count(page)}`,
}
