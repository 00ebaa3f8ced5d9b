import { concernAnswerProblems } from '#modules/concerns/problems/schema'
import { contestAnswerProblems } from '#modules/contests/problems/schema'
import { inBengali, saidOf } from './saying.ts'

/** The server's refusals where the office answers people, besides those of a record's page. */
const refusals = {
  'concern.not_found': 'এমন কোনো খবর নেই।',
  'concern.wrong_state': 'এই খবর নিয়ে অন্য কেউ কাজ করেছেন। পাতাটি আবার লোড করে দেখুন।',
  'contest.not_found': 'প্রার্থী ভুল বলেছেন, এমন কিছু এখানে নেই।',
  'contest.not_corrected': 'এর পর কিছুই ঠিক করা হয়নি। আগে রেকর্ড ঠিক করুন, তারপর জানান।',
  'contest.second_person':
    'যিনি এটি লিখেছিলেন, তিনি নিজে ঠিক করে তা জানাতে পারেন না। একজন সহকর্মীকে বলুন।',
  'complaint.not_found': 'এই নম্বরের কোনো অভিযোগ নেই। পাতাটি আবার লোড করে দেখুন।',
  'complaint.answered_already': 'এই অভিযোগের উত্তর আগেই দেওয়া হয়েছে। উত্তর যেমন দেওয়া হয়েছে তেমনই থাকে।',
}

export const words = saidOf(
  refusals,
  inBengali(concernAnswerProblems, {
    noAnswerNote: 'কী উত্তর দেওয়া হয়েছে, তা লিখুন।',
    longAnswerNote: 'লেখাটি {most} অক্ষরের বেশি। ছোট করুন।',
  }),
  inBengali(contestAnswerProblems, {
    noReason: 'প্রার্থীর জন্য কারণ লিখুন।',
    longReason: 'কারণটি {most} অক্ষরের বেশি। ছোট করুন।',
  }),
)
