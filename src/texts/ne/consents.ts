import { consentWords } from '#modules/consents/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { consentPageWords as english } from '../en/consents.ts'

export const consentPageWords: InAnyLanguage<typeof english> = {
  link: 'तपाईंको मञ्जुरी',
  title: 'तपाईंको मञ्जुरी',
  lead: 'हरेकको जवाफ छुट्टाछुट्टै दिनुहोस्। जवाफ जुनसुकै बेला बदल्न सकिन्छ, र तुरुन्तै लागू हुन्छ। जवाफ जे दिए पनि तपाईंले आफ्नो फाइल हेर्न पाउनुहुन्छ।',
  purposes: {
    keeping: consentWords.keeping.ne,
    sharing: consentWords.sharing.ne,
    asking: consentWords.asking.ne,
    messages: consentWords.messages.ne,
    handover: consentWords.handover.ne,
  },
  yes: 'हुन्छ',
  no: 'हुँदैन',
  changeTo: { given: 'जवाफ फेरेर “हुन्छ” बनाउनुहोस्', withdrawn: 'जवाफ फेरेर “हुँदैन” बनाउनुहोस्' },
  ends: {
    keeping: 'अबदेखि हामी अरू कागज थप्दैनौँ। ३० दिनपछि राख्नु नपर्ने कुरा हामी हटाउँछौँ, र त्यो फर्कँदैन।',
    sharing: 'तपाईंका सबै सेयर तुरुन्तै सकिन्छन्। पछि फेरि हुन्छ भन्नुभयो भने पनि ती फर्कँदैनन्।',
  },
  answers: {
    none: 'तपाईंले अहिलेसम्म जवाफ दिनुभएको छैन।',
    given: (date) => `तपाईंले ${date} मा हुन्छ भन्नुभयो।`,
    withdrawn: (date) => `तपाईंले ${date} मा हुँदैन भन्नुभयो।`,
  },
  read: 'त्यतिबेला तपाईंले पढेको',
  messagesOneByOne: 'हरेक सन्देश छुट्टाछुट्टै छान्नुहोस्',
  takeAlong: 'पहिले आफ्नो सबै जानकारी डाउनलोड गर्नुहोस्',
  saved: 'राखियो। अबदेखि यही लागू हुन्छ।',
  back: 'फाइलमा फर्कनुहोस्',
}
