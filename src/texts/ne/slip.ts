import type { InAnyLanguage } from '../any-language.ts'
import type { slipWords as english } from '../en/slip.ts'
import { letterheadWords } from './letterhead.ts'

/** The printed slip with the access code that the candidate takes home. */
export const slipWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'आफ्नो फाइल कसरी खोल्ने',
  open: 'जुनसुकै फोन वा कम्प्युटरमा यो ठेगाना खोल्नुहोस्, वा QR कोड स्क्यान गर्नुहोस्:',
  number: 'आफ्नो पासपोर्ट नम्बर लेख्नुहोस्। त्यसको अन्त्यमा छ',
  code: 'यो एक्सेस कोड लेख्नुहोस्:',
  keep: (organisation) =>
    `यो स्लिप आफूसँग मात्र राख्नुहोस्: तपाईंको नम्बर र यो कोड हुने जसले पनि तपाईंको फाइल खोल्न सक्छ। ${organisation} ले यो कोड कहिल्यै माग्दैन। हरायो भने हामीसँग नयाँ माग्नुहोस्; त्यसपछि पुरानो चल्दैन।`,
  reference: (reference) => `फाइलको रेफरेन्स ${reference}`,
  printed: (day) => `छापिएको मिति ${day}`,
}
