/** What the modules and the server say where the office answers what people sent, beside what a record's page says too. */
const sentences: Readonly<Record<string, string>> = {
  'concern.not_found': 'এমন কোনো খবর নেই।',
  'concern.wrong_state': 'এই খবর নিয়ে অন্য কেউ কাজ করেছেন। পাতাটি আবার লোড করে দেখুন।',
  'Write down what was answered.': 'কী উত্তর দেওয়া হয়েছে, তা লিখুন।',
  'The note is longer than 4,000 characters. Shorten it.': 'লেখাটি ৪,০০০ অক্ষরের বেশি। ছোট করুন।',
  'contest.not_found': 'প্রার্থী ভুল বলেছেন, এমন কিছু এখানে নেই।',
  'contest.not_corrected': 'এর পর কিছুই ঠিক করা হয়নি। আগে রেকর্ড ঠিক করুন, তারপর জানান।',
  'contest.second_person':
    'যিনি এটি লিখেছিলেন, তিনি নিজে ঠিক করে তা জানাতে পারেন না। একজন সহকর্মীকে বলুন।',
  'Give the candidate a reason.': 'প্রার্থীর জন্য কারণ লিখুন।',
  'The reason is longer than 1,000 characters. Shorten it.': 'কারণটি ১,০০০ অক্ষরের বেশি। ছোট করুন।',
  'complaint.not_found': 'এই নম্বরের কোনো অভিযোগ নেই। পাতাটি আবার লোড করে দেখুন।',
  'complaint.answered_already': 'এই অভিযোগের উত্তর আগেই দেওয়া হয়েছে। উত্তর যেমন দেওয়া হয়েছে তেমনই থাকে।',
}

export const words = {
  say: (sentence: string): string | undefined => sentences[sentence],
}
