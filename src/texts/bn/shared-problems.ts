/** The messages that the forms of the public pages and of staff share, in Bengali. */
export const sharedProblems = {
  noPassword: 'পাসওয়ার্ড লিখতে হবে',
  longest: 'লেখাটি ১,০০,০০০ অক্ষরের বেশি। ছোট করুন।',
} as const
