import type { InAnyLanguage } from '#messages/any-language'
import type { partWords as english } from '../en/parts.ts'

/** What pages of several jobs say, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  number: (number) => number.toLocaleString('bn'),
  states: { pending: 'অপেক্ষায়', approved: 'অনুমোদিত', returned: 'ফেরত' },
  hidden: 'লুকানো',
  visible: 'দেখা যায়',
  pages: {
    title: 'পাতা',
    part: (first, last, total) => `${total}টির মধ্যে ${first}–${last}`,
    page: (number) => `পাতা ${number.toLocaleString('bn')}`,
    controls: {
      first: 'প্রথম পাতা',
      previous: 'আগের পাতা',
      next: 'পরের পাতা',
      last: 'শেষ পাতা',
    },
  },
  leave: {
    title: 'সংরক্ষণ না করেই চলে যাবেন?',
    text: 'এই পাতায় যা লিখেছেন তা এখনো সংরক্ষণ হয়নি, হারিয়ে যাবে।',
    yes: 'চলে যান',
    no: 'এখানেই থাকুন',
  },
  copy: {
    title: 'কপি করুন',
    label: (what) => `কপি করুন: ${what}`,
    done: 'কপি হয়েছে',
    failed: 'ব্রাউজার কপি করতে দেয়নি। লেখাটি বেছে নিয়ে নিজে কপি করুন।',
  },
  undo: 'আগের মতো করুন',
  failed: 'ড্যাশবোর্ডে কোনো সমস্যা হয়েছে। আবার চেষ্টা করুন, অথবা পাতাটি আবার লোড করুন।',
}
