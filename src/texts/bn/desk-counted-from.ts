import type { CountedFrom } from '#modules/organisation/keeping-laws-table.schema'

/** When a legal period begins, in Bengali. */
export const countedFrom: Readonly<Record<CountedFrom, string>> = {
  creation: 'লেখার দিন থেকে',
  'last-service': 'প্রার্থীর জন্য শেষ কাজের দিন থেকে',
  'last-action': 'ফাইলে শেষ কাজের দিন থেকে',
  closing: 'ফাইল শেষ করার দিন থেকে',
  hiring: 'চাকরিতে নেওয়ার দিন থেকে',
  unstated: 'কোন দিন থেকে, তা পাওয়া যায়নি',
}
