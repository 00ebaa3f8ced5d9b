import { importUndone } from '#modules/training/problems.schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { trainingWords as english } from '../en/training.ts'
import { count } from './numbers.ts'
import { receiptWords } from './receipt.ts'

/** Classes and the ledger of payments, for students. */
export const trainingWords: InAnyLanguage<typeof english> = {
  states: {
    draft: 'मस्यौदा',
    open: 'खुला',
    full: 'भरियो',
    running: 'चलिरहेको',
    finished: 'सकियो',
    cancelled: 'रद्द भयो',
  },
  kinds: { payment: 'भुक्तानी', charge: 'शुल्क', refund: 'फिर्ता', correction: 'सच्याइएको' },
  methods: receiptWords.methods,
  credit: 'जम्मा पैसा',
  free: 'निःशुल्क',
  facts: {
    teacher: 'शिक्षक',
    place: 'ठाउँ',
    link: 'लिंक',
    sessions: (timeZone) => `कक्षाको समय (${timeZone})`,
    noSessions: 'अहिलेसम्म छैन',
    allSessions: (all) => `सबै कक्षा (${count(all)})`,
    fee: 'शुल्क',
    seats: 'सिट',
    attended: 'हाजिरी',
    attendedOf: (attended, all) => `${count(all)} मध्ये ${count(attended)} कक्षामा`,
  },
  reasons: { [importUndone]: 'यो भुक्तानी आएको तालिका फिर्ता लिइएको छ।' },
  ledger: {
    entries: 'हिसाब, नयाँ पहिले',
    entry: 'हिसाब',
    purpose: 'केका लागि',
    amount: 'रकम',
    received: 'पाएको',
    actions: 'के गर्ने',
    numbered: (sequence, kind) => `${count(sequence)} · ${kind}`,
    receiptNumber: (number) => `रसिद ${number}`,
    corrects: (sequence, reason) => `${count(sequence)} लाई सच्याएको: ${reason}`,
    refunds: (sequence, reason) => `${count(sequence)} को पैसाबाट फिर्ता: ${reason}`,
    correctedBy: (sequence) => `${count(sequence)} ले सच्याएको`,
    noMoney: 'पैसा लेनदेन भएन',
    receivedBy: (name) => `लिने: ${name}`,
    handedOutBy: (name) => `दिने: ${name}`,
    receipt: 'रसिद',
    receiptWhich: (number) => `रसिद ${number}`,
  },
}
