import { importUndone } from '#modules/training/problems.schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { trainingWords as english } from '../en/training.ts'
import { count } from './numbers.ts'
import { receiptWords } from './receipt.ts'

/** Classes and the ledger of payments, in Bengali. An entry of the ledger is a “হিসাব”, named by its number. */
export const trainingWords: InAnyLanguage<typeof english> = {
  states: {
    draft: 'খসড়া',
    open: 'খোলা',
    full: 'আসন পূর্ণ',
    running: 'চলছে',
    finished: 'শেষ',
    cancelled: 'বাতিল',
  },
  kinds: { payment: 'টাকা জমা', charge: 'ফি', refund: 'টাকা ফেরত', correction: 'সংশোধন' },
  methods: receiptWords.methods,
  credit: 'জমা',
  free: 'বিনা মূল্যে',
  facts: {
    teacher: 'শিক্ষক',
    place: 'জায়গা',
    link: 'লিংক',
    sessions: (timeZone) => `সেশন (${timeZone})`,
    noSessions: 'এখনো ঠিক হয়নি',
    allSessions: (all) => `সব সেশন (${count(all)})`,
    fee: 'ফি',
    seats: 'আসন',
    attended: 'উপস্থিতি',
    attendedOf: (attended, all) => `${count(all)}টি সেশনের ${count(attended)}টিতে`,
  },
  reasons: { [importUndone]: 'যে টেবিল থেকে এই পেমেন্ট এসেছিল, তার ইমপোর্ট ফিরিয়ে নেওয়া হয়েছে।' },
  ledger: {
    entries: 'হিসাবের তালিকা, নতুনটি আগে',
    entry: 'হিসাব',
    purpose: 'কীসের জন্য',
    amount: 'পরিমাণ',
    received: 'লেনদেন',
    actions: 'যা করতে পারেন',
    numbered: (sequence, kind) => `${count(sequence)} · ${kind}`,
    receiptNumber: (number) => `রসিদ ${number}`,
    corrects: (sequence, reason) => `${count(sequence)} নম্বরের সংশোধন: ${reason}`,
    refunds: (sequence, reason) => `${count(sequence)} নম্বরের টাকা থেকে ফেরত: ${reason}`,
    correctedBy: (sequence) => `${count(sequence)} নম্বরে সংশোধন হয়েছে`,
    noMoney: 'টাকার লেনদেন হয়নি',
    receivedBy: (name) => `নিয়েছেন ${name}`,
    handedOutBy: (name) => `দিয়েছেন ${name}`,
    receipt: 'রসিদ',
    receiptWhich: (number) => `রসিদ ${number}`,
  },
}
