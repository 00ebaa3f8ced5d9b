/** What the forms of the public pages and those of staff say alike, in Bengali. */
export const sharedProblemSentences = {
  'Password is required': 'পাসওয়ার্ড লিখতে হবে',
  'This is longer than 100,000 characters. Shorten it.': 'লেখাটি ১,০০,০০০ অক্ষরের বেশি। ছোট করুন।',
  'The note is longer than 2,000 characters. Shorten it.': 'লেখাটি ২,০০০ অক্ষরের বেশি। ছোট করে লিখুন।',
} as const
