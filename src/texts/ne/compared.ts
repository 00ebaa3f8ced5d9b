import type { Words } from '../words.ts'
import { count } from './numbers.ts'

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
