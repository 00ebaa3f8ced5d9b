import type { InAnyLanguage } from '../any-language.ts'
import type { receiptWords as english } from '../en/receipt.ts'
import { letterheadWords } from './letterhead.ts'

/** The printed receipt of a payment. */
export const receiptWords: InAnyLanguage<typeof english> = {
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
