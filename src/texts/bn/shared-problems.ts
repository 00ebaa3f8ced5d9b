/** What the forms of the public pages and of staff say alike, in Bengali. */
export const sharedProblems = {
  'accounts.noPassword': 'পাসওয়ার্ড লিখতে হবে',
  'text.longest': 'লেখাটি ১,০০,০০০ অক্ষরের বেশি। ছোট করুন।',
} as const
