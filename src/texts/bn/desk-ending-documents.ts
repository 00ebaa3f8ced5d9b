import type { endingDocumentsWords as english } from '../en/desk-ending-documents.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** Documents by their printed expiry date, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'কাগজের তারিখ',
  lead: 'কাগজে ছাপা মেয়াদের শেষ দিন অনুযায়ী, রেকর্ডের পাতায় যেমন লেখা হয়েছে। কাগজে যা লেখা আছে, এটি তা-ই; কাগজটি চলে কি না, তা শুধু কর্তৃপক্ষ জানে।',
  filters: {
    lastDay: 'শেষ দিন',
    within: (days) => `${digits(days)} দিনের মধ্যে`,
    past: 'পার হয়ে গেছে',
    kind: 'কাগজের ধরন',
    allKinds: 'সব ধরন',
  },
  export: 'এগুলো এক্সপোর্ট করুন',
  none: 'এমন তারিখের কোনো কাগজ নেই। তারিখ লেখা হয় রেকর্ডের পাতায়, প্রতিটি কাগজের নিচে।',
  list: 'শেষ দিন অনুযায়ী কাগজ',
  columns: {
    candidate: 'প্রার্থী',
    document: 'কাগজ',
    lastDay: 'ছাপা শেষ দিন',
    issued: 'ইস্যুর তারিখ',
    telephone: 'টেলিফোন',
  },
  today: 'আজ',
  ahead: (days) => `${digits(days)} দিন পরে`,
  ago: (days) => `${digits(days)} দিন আগে`,
}
