/** What the forms of the public pages and those of staff say alike, in Bengali. */
export const sharedProblems = {
  noPassword: 'পাসওয়ার্ড লিখতে হবে',
  longest: 'লেখাটি ১,০০,০০০ অক্ষরের বেশি। ছোট করুন।',
} as const
