import type { InAnyLanguage } from '../any-language.ts'
import type { contractWords as english } from '../en/contract.ts'
import { count } from './numbers.ts'

export const contractWords: InAnyLanguage<typeof english> = {
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
