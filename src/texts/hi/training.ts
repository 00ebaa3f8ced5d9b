import { importUndone } from '#modules/training/problems.schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { trainingWords as english } from '../en/training.ts'
import { receiptWords } from './receipt.ts'

/** Classes and the ledger of payments, in Hindi. An entry of the ledger is a “हिसाब”, named by its number. */
export const trainingWords: InAnyLanguage<typeof english> = {
  states: {
    draft: 'अभी तय नहीं',
    open: 'खुली',
    full: 'सीटें भर गईं',
    running: 'चल रही है',
    finished: 'पूरी हुई',
    cancelled: 'रद्द',
  },
  kinds: { payment: 'भुगतान', charge: 'फ़ीस', refund: 'पैसे वापस', correction: 'सुधार' },
  methods: receiptWords.methods,
  credit: 'जमा',
  free: 'मुफ़्त',
  facts: {
    teacher: 'शिक्षक',
    place: 'जगह',
    link: 'लिंक',
    sessions: (timeZone) => `क्लास का समय (${timeZone})`,
    noSessions: 'अभी तय नहीं',
    allSessions: (all) => `सभी क्लास (${all})`,
    fee: 'फ़ीस',
    seats: 'सीटें',
    attended: 'हाज़िरी',
    attendedOf: (attended, all) => `${all} में से ${attended} क्लास`,
  },
  reasons: { [importUndone]: 'जिस तालिका से यह भुगतान आया था, उसे वापस ले लिया गया है।' },
  ledger: {
    entries: 'हिसाब, नया पहले',
    entry: 'हिसाब',
    purpose: 'किस बात का',
    amount: 'रक़म',
    received: 'लेन-देन',
    actions: 'आप क्या कर सकते हैं',
    numbered: (sequence, kind) => `नं. ${sequence} · ${kind}`,
    receiptNumber: (number) => `रसीद ${number}`,
    corrects: (sequence, reason) => `${sequence} का सुधार: ${reason}`,
    refunds: (sequence, reason) => `${sequence} के पैसों में से लौटाए: ${reason}`,
    correctedBy: (sequence) => `${sequence} में सुधारा गया`,
    noMoney: 'पैसे का लेन-देन नहीं हुआ',
    receivedBy: (name) => `${name} ने लिए`,
    handedOutBy: (name) => `${name} ने दिए`,
    receipt: 'रसीद',
    receiptWhich: (number) => `रसीद ${number}`,
  },
}
