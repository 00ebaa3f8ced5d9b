import type { reasonProblems, viewProblems } from '#modules/records/problems.schema'
import { ofArea } from '../said.ts'

/** The server's refusals about actions on records and lists of them, which the forms do not use. */
const refusals = {
  'bulk_change.not_found': 'এখন আর আগের মতো করা যায় না। রেকর্ডগুলো একটি একটি করে বদলান।',
  'saved_view.name_taken': 'এই নামের সাজানো তালিকা আপনার আগে থেকেই আছে। অন্য নাম দিন।',
  'saved_view.too_many': 'আপনার ৫০টি সাজানো তালিকা আছে। যেটি দরকার নেই, সেটি মুছুন।',
  'saved_view.not_found': 'এমন কোনো সাজানো তালিকা নেই।',
  'record.wrong_state': 'রেকর্ডটি যে অবস্থায় আছে তাতে এটি করা যায় না। পাতাটি আবার লোড করে দেখুন।',
  'record.second_person':
    'রেকর্ডটি আপনি যোগ করেছেন, বা শেষ অনুমোদনের পরে বদলেছেন। অন্য একজন অ্যাডমিনকে অনুমোদন করতে হবে।',
  'record.under_age': 'জন্মতারিখ অনুযায়ী প্রার্থীর বয়স ১৮ বছরের কম। ১৮ বছর হওয়ার পরে রেকর্ড অনুমোদন করা যায়।',
  'record.already_hidden': 'রেকর্ডটি আগে থেকেই লুকানো।',
  'record.already_visible': 'রেকর্ডটি আগে থেকেই দেখা যায়।',
  'original.in_office':
    'এই প্রার্থীর একটি আসল কাগজ এখনো অফিসে আছে। আগে সেটি ফেরত দিন, আর রেকর্ডের পাতায় তা লিখুন।',
  'record.not_in_trash': 'রেকর্ডটি ট্র্যাশে নেই।',
}

export const words = {
  texts: {
    ...refusals,
    ...ofArea<typeof reasonProblems & typeof viewProblems>('records')({
      noName: 'নাম লিখতে হবে।',
      longName: 'নামটি {most} অক্ষরের বেশি। ছোট করুন।',
      noReason: 'কারণ লিখতে হবে।',
      longReason: 'কারণটি {most} অক্ষরের বেশি। ছোট করুন।',
    }),
  },
}
