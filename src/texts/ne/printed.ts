import type * as english from '../en/printed.ts'
import { privateCompany } from '../private-company.ts'
import type { InAnyLanguage } from '../words.ts'
import { count } from './numbers.ts'

/** Who issues a printed sheet, and what it is not (H1). */
export const letterheadWords: InAnyLanguage<typeof english.letterheadWords> = {
  isPrivate: privateCompany.ne,
  licence: (number, authority) => `लाइसेन्स ${number} (${authority})।`,
  licenceByOwnAccount: (number, authority) =>
    `लाइसेन्स ${number} (${authority}, एजेन्सीको आफ्नै भनाइमा)।`,
  notGovernment: 'यो सरकारी कागज होइन।',
}

export const originalsWords: InAnyLanguage<typeof english.originalsWords> = {
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
  haveIt: 'मैले फिर्ता पाएँ',
  yours: 'पासपोर्ट जसको नाममा छ, उसैको हो। फिर्ता नदिए अरूले मद्दत गर्न सक्छन्।',
}

export const originalReceiptWords: InAnyLanguage<typeof english.originalReceiptWords> = {
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

/** Says how many sessions of how many, and no more (H4). */
export const attendanceWords: InAnyLanguage<typeof english.attendanceWords> = {
  ...letterheadWords,
  title: 'हाजिरी',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `${organisation} को भनाइ: ${name} “${title}” का ${count(sessions)} कक्षामध्ये ${count(attended)} मा आउनुभयो। पढाउने: ${teacher}।`,
  from: (first, last, timeZone) => `पहिलो कक्षा: ${first}। अन्तिम कक्षा: ${last} (${timeZone})।`,
  limits: 'यसले को आयो भन्ने मात्र बताउँछ। परीक्षा, भाषाको तह, भिसा वा परमिटबारे यसले केही भन्दैन।',
}

/** The printed receipt of a payment. */
export const receiptWords: InAnyLanguage<typeof english.receiptWords> = {
  ...letterheadWords,
  title: 'रसिद',
  number: 'नम्बर',
  check: 'जाँच कोड',
  qrOf: (address) => `${address} को QR कोड`,
  amount: 'रकम',
  received: 'पैसा पाएको मिति',
  from: 'कसबाट पाएको',
  purpose: 'केका लागि',
  method: 'कसरी तिरेको',
  methods: {
    cash: 'नगद',
    bank: 'बैंकबाट',
    'mobile-wallet': 'मोबाइल वालेट',
    other: 'अरू',
  },
  reference: 'रेफरेन्स',
  by: 'लिने',
  refund: {
    title: 'फिर्ता दिइएको पैसाको रसिद',
    received: 'फिर्ता दिएको मिति',
    from: 'कसलाई फिर्ता',
    by: 'फिर्ता दिने',
    reason: 'कारण',
  },
  corrected: 'यो रसिदको हिसाब एजेन्सीले सच्याएको छ। सही हिसाब भुक्तानीको सूचीमा छ।',
  confirm: (address) =>
    `यो रसिद हामीले दिएको हो कि होइन, जसले पनि ${address} मा हेर्न सक्छ। त्यहाँ नम्बर, रकम र मिति देखिन्छ, नाम देखिँदैन।`,
}

/** The printed slip with the access code that the candidate takes home. */
export const slipWords: InAnyLanguage<typeof english.slipWords> = {
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
