import type { InAnyLanguage } from '../any-language.ts'
import type {
  originalsWords as english,
  originalReceiptWords as englishReceipt,
} from '../en/originals.ts'
import { letterheadWords } from './letterhead.ts'

export const originalsWords: InAnyLanguage<typeof english> = {
  title: 'আপনার আসল কাগজ কোথায়?',
  none: (organisation) =>
    `${organisation}-এর কাছে আপনার পাসপোর্ট বা সনদ আছে বলে লেখা নেই। অফিসের কাছে থাকলে আজই রসিদ চান।`,
  since: (date, purpose) => `${date} থেকে আমাদের কাছে আছে। কারণ: ${purpose}।`,
  due: (date) => `আমরা ${date} তারিখের মধ্যে ফেরত দেব।`,
  overdue: (date) => `দেরি হয়েছে: ${date} তারিখের মধ্যে ফেরত দেওয়ার কথা ছিল।`,
  asked: (date) => `আপনি ${date} তারিখে ফেরত চেয়েছেন।`,
  notAgreed: 'আপনি এখনো এটি নিশ্চিত করেননি।',
  agreed: {
    code: (date) => `আপনি ${date} তারিখে আপনার কোড দিয়ে নিশ্চিত করেছেন।`,
    signature: (date) => `আমরা ${date} তারিখে লিখেছি যে আপনি সই করেছেন।`,
  },
  returned: (date) => `আমরা লিখেছি যে ${date} তারিখে ফেরত দিয়েছি।`,
  notThere: 'তার পরে আপনি আবার চেয়েছেন, তাই এটি তালিকায় আছে।',
  returnAgreed: {
    code: (date) => `আপনি ${date} তারিখে জানিয়েছেন যে এটি আপনার কাছে আছে।`,
    signature: (date) => `আমরা ${date} তারিখে লিখেছি যে ফেরত পেয়ে আপনি সই করেছেন।`,
  },
  confirm: 'হ্যাঁ, এই কাজের জন্য আমি দিয়েছি',
  giveBack: 'ফেরত দিন',
  haveIt: 'আমি ফেরত পেয়েছি',
  yours: 'পাসপোর্ট যার নামে, সেটি তারই। ফেরত না দিলে অন্যরা সাহায্য করতে পারে।',
}

export const originalReceiptWords: InAnyLanguage<typeof englishReceipt> = {
  ...letterheadWords,
  title: 'আমাদের কাছে রাখা কাগজের রসিদ',
  candidate: 'প্রার্থী',
  reference: 'আমাদের রেফারেন্স',
  kind: 'কাগজ',
  purpose: 'কী কাজে',
  received: 'যেদিন নিয়েছি',
  due: 'যেদিনের মধ্যে ফেরত দেব',
  returned: 'যেদিন ফেরত দিয়েছি',
  agree: 'এই কাজের জন্য, এই দিন পর্যন্ত আমি কাগজটি দিয়েছি। যেকোনো সময় ফেরত চাইতে পারি।',
  back: 'আমি ফেরত পেয়েছি।',
  signature: 'প্রার্থীর সই, তারিখ',
  staff: 'এজেন্সির পক্ষে সই, তারিখ',
  ask: (address) => `ফেরত চাইতে ${address} ঠিকানায় আপনার ফাইল খুলে “ফেরত দিন” চাপুন।`,
}
