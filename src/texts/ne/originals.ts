import type { InAnyLanguage } from '../any-language.ts'
import type {
  originalsWords as english,
  originalReceiptWords as englishReceipt,
} from '../en/originals.ts'
import { letterheadWords } from './letterhead.ts'

export const originalsWords: InAnyLanguage<typeof english> = {
  title: 'तपाईंका सक्कल कागज कहाँ छन्?',
  none: (organisation) =>
    `${organisation} ले तपाईंको पासपोर्ट वा प्रमाणपत्र आफूसँग छ भनी लेखेको छैन। कार्यालयसँग छ भने आजै रसिद माग्नुहोस्।`,
  since: (date, purpose) => `यो ${date} देखि हामीसँग छ। केका लागि: ${purpose}।`,
  due: (date) => `हामी यो ${date} सम्ममा फिर्ता दिन्छौँ।`,
  overdue: (date) => `ढिलो भयो: ${date} सम्ममा फिर्ता दिनुपर्ने थियो।`,
  asked: (date) => `तपाईंले यो ${date} मा फिर्ता माग्नुभयो।`,
  notAgreed: 'तपाईंले यो अहिलेसम्म मान्नुभएको छैन।',
  agreed: {
    code: (date) => `तपाईंले ${date} मा आफ्नो कोड हालेर यो मान्नुभयो।`,
    signature: (date) => `तपाईंले यसका लागि सही गर्नुभयो भनी हामीले ${date} मा लेख्यौँ।`,
  },
  returned: (date) => `यो ${date} मा फिर्ता दियौँ भनी हामीले लेखेका छौँ।`,
  notThere: 'त्यसपछि तपाईंले फेरि माग्नुभयो, त्यसैले यो सूचीमा रहन्छ।',
  returnAgreed: {
    code: (date) => `यो आफूसँग छ भनी तपाईंले ${date} मा भन्नुभयो।`,
    signature: (date) => `फिर्ता पाएर तपाईंले सही गर्नुभयो भनी हामीले ${date} मा लेख्यौँ।`,
  },
  confirm: 'हो, मैले यसैका लागि दिएको हुँ',
  giveBack: 'फिर्ता दिनुहोस्',
  haveIt: 'मैले फिर्ता पाएँ',
  yours: 'पासपोर्ट जसको नाममा छ, उसैको हो। फिर्ता नदिए अरूले मद्दत गर्न सक्छन्।',
}

export const originalReceiptWords: InAnyLanguage<typeof englishReceipt> = {
  ...letterheadWords,
  title: 'हामीसँग रहेको कागजको रसिद',
  candidate: 'उम्मेदवार',
  reference: 'फाइलको रेफरेन्स',
  kind: 'कागज',
  purpose: 'केका लागि',
  received: 'लिएको मिति',
  due: 'फिर्ता दिने मिति',
  returned: 'फिर्ता दिएको मिति',
  agree: 'मैले यो कागज यही कामका लागि, यही मितिसम्म दिएको हुँ। म यो जुनसुकै बेला फिर्ता माग्न सक्छु।',
  back: 'मैले यो फिर्ता पाएँ।',
  signature: 'उम्मेदवारको सही, मिति',
  staff: 'एजेन्सीको तर्फबाट सही, मिति',
  ask: (address) => `फिर्ता माग्न ${address} मा आफ्नो फाइल खोल्नुहोस् र “फिर्ता दिनुहोस्” थिच्नुहोस्।`,
}
