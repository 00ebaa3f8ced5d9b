import type { caseAnswerProblems } from '#modules/cases/schema'
import { ofArea } from '../said.ts'

/** The server's refusals about cases. */
const refusals = {
  'case.not_found': 'এই নম্বরে কিছু নেই। পাতাটি আবার লোড করে দেখুন।',
  'case.answered_already': 'অন্য কেউ এর উত্তর দিয়েছেন। পাতাটি আবার লোড করে দেখুন।',
  'case.not_answered': 'এটি প্রথম উত্তরের অপেক্ষায় আছে। পাতাটি আবার লোড করে দেখুন।',
  'case.not_staff': 'তিনি আর কর্মী নন। অন্য কাউকে বেছে নিন।',
  'case.not_corrected': 'এর পর কিছুই ঠিক করা হয়নি। আগে রেকর্ড ঠিক করুন, তারপর জানান।',
  'case.second_person': 'যিনি এটি লিখেছিলেন, তিনি নিজে ঠিক করে তা জানাতে পারেন না। একজন সহকর্মীকে বলুন।',
}

export const words = {
  texts: {
    ...refusals,
    ...ofArea<typeof caseAnswerProblems>('cases')({
      noAnswerNote: 'কী উত্তর দেওয়া হয়েছে, তা লিখুন।',
      longAnswerNote: 'লেখাটি {most} অক্ষরের বেশি। ছোট করুন।',
      noReason: 'প্রার্থীর জন্য কারণ লিখুন।',
      longReason: 'কারণটি {most} অক্ষরের বেশি। ছোট করুন।',
    }),
  },
}
