import type { paymentProblems } from '#modules/training/problems.schema'
import { ofArea } from '../said.ts'

/** The server's refusals about money that changed hands, on the pages of a record and of the ledger, in Bengali. */
const refusals = {
  'ledger.already_corrected': 'এই হিসাব আগেই সংশোধন করা হয়েছে।',
  'ledger.not_found': 'এমন কোনো হিসাব নেই।',
  'payment.in_future': 'দিনটি এখনো আসেনি। টাকা হাতবদল হলে তবেই হিসাব লিখুন।',
  'payment.not_staff': 'কোন অ্যাডমিন বা মডারেটর টাকা নিয়েছেন, তা বলুন।',
  'account.not_found': 'এমন কোনো অ্যাকাউন্ট নেই।',
}

/** The messages at fields of a form. */
const ofMoney = ofArea<typeof paymentProblems>('training')({
  badCurrency: 'তালিকা থেকে মুদ্রা বেছে নিন।',
  otherCurrency: 'এই ক্লাসের ফি {currency} মুদ্রায়। সেই মুদ্রায় পেমেন্ট লিখুন।',
  noAmount: 'শূন্যের চেয়ে বড় পরিমাণ লিখুন।',
  largeAmount: 'পরিমাণটি অস্বাভাবিক বড়। শূন্যগুলো দেখুন।',
  aboveCredit: 'এই মুদ্রায় যত টাকা জমা আছে, এটি তার বেশি।',
  aboveLeft: 'এই টাকার যতটুকু বাকি আছে, এটি তার বেশি।',
  noStudent: 'তালিকা থেকে একজন শিক্ষার্থী বেছে নিন।',
  noClass: 'তালিকা থেকে ক্লাস বেছে নিন।',
  noPurpose: 'টাকা কীসের জন্য, তা জানান: একটি ক্লাস, অথবা ফির নাম।',
  noFee: 'ফির নাম লিখুন।',
  longFee: 'ফির নাম {most} অক্ষরের বেশি। ছোট করুন।',
  noItem: 'টাকা কীসের জন্য, তা বেছে নিন।',
  noPayer: 'কে টাকা দিয়েছেন, তা বেছে নিন।',
  noMethod: 'টাকা কীভাবে দেওয়া হয়েছে, তা বেছে নিন।',
  longReference: 'রেফারেন্সটি {most} অক্ষরের বেশি। ছোট করুন।',
  noDay: 'যেদিন টাকা দেওয়া হয়েছে, সেই দিন লিখুন।',
  impossibleDay: 'দিনটি এমন হতে পারে না। সালটি দেখুন।',
  dayAhead: 'দিনটি এখনো আসেনি।',
  beforePayment: 'দিনটি টাকা দেওয়ার আগের।',
  noReceiver: 'টাকা কে নিয়েছেন, তা বেছে নিন।',
  notStaff: 'একজন অ্যাডমিন বা মডারেটর বেছে নিন।',
  noRefunder: 'টাকা কে দিয়েছেন, তা বেছে নিন।',
  noRefundReason: 'টাকা কেন ফেরত দেওয়া হচ্ছে, তা লিখুন।',
  noCorrection: 'হিসাবে কী ভুল ছিল, তা লিখুন।',
  longReason: 'কারণটি {most} অক্ষরের বেশি। ছোট করুন।',
})

export const words = { texts: { ...refusals, ...ofMoney } }
