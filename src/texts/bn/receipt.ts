import type { InAnyLanguage } from '../any-language.ts'
import type { receiptWords as english } from '../en/receipt.ts'
import { letterheadWords } from './letterhead.ts'

/** The printed receipt of a payment, in Bengali. */
export const receiptWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'রসিদ',
  number: 'নম্বর',
  check: 'যাচাই কোড',
  qrOf: (address) => `এই ঠিকানার QR কোড: ${address}`,
  amount: 'টাকার পরিমাণ',
  received: 'গ্রহণের তারিখ',
  from: 'যাঁর কাছ থেকে',
  purpose: 'কীসের জন্য',
  method: 'কীভাবে',
  methods: {
    cash: 'নগদ',
    bank: 'ব্যাংক',
    'mobile-wallet': 'মোবাইল ওয়ালেট',
    other: 'অন্য উপায়ে',
  },
  reference: 'রেফারেন্স',
  by: 'গ্রহণ করেছেন',
  refund: {
    title: 'ফেরত দেওয়া টাকার রসিদ',
    received: 'ফেরত দেওয়ার তারিখ',
    from: 'যাঁকে ফেরত',
    by: 'ফেরত দিয়েছেন',
    reason: 'কারণ',
  },
  corrected: 'এজেন্সি এই রসিদের হিসাব সংশোধন করেছে। কোনটি ঠিক, তা পেমেন্টের হিসাবে দেখুন।',
  confirm: (address) =>
    `রসিদটি আমরা দিয়েছি কি না, যে কেউ ${address}-এ দেখতে পারেন: নম্বর, পরিমাণ ও তারিখ, কোনো নাম নয়।`,
}
