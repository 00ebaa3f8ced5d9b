import type { InAnyLanguage } from '../any-language.ts'
import type { receiptWords as english } from '../en/receipt.ts'
import { letterheadWords } from './letterhead.ts'

export const receiptWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'रसीद',
  number: 'नंबर',
  check: 'जाँच कोड',
  qrOf: (address) => `इस पते का QR कोड: ${address}`,
  amount: 'रक़म',
  received: 'पैसे मिलने की तारीख़',
  from: 'किससे मिले',
  purpose: 'किस बात के',
  method: 'कैसे दिए',
  methods: {
    cash: 'नक़द',
    bank: 'बैंक ट्रांसफ़र',
    'mobile-wallet': 'मोबाइल वॉलेट',
    other: 'किसी और तरीक़े से',
  },
  reference: 'रेफ़रेंस',
  by: 'किसने लिए',
  refund: {
    title: 'लौटाए गए पैसों की रसीद',
    received: 'लौटाने की तारीख़',
    from: 'किसे लौटाए',
    by: 'किसने लौटाए',
    reason: 'वजह',
  },
  corrected: 'एजेंसी ने इस रसीद का हिसाब ठीक किया है। भुगतानों की सूची में सही हिसाब है।',
  confirm: (address) =>
    `यह रसीद हमने दी है या नहीं, यह कोई भी ${address} पर देख सकता है। वहाँ नंबर, रक़म और तारीख़ दिखती है, नाम नहीं।`,
}
