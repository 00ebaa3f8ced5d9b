import type { stagesWords as english } from '../en/desk-stages.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** The board of records by their stage, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'ধাপ',
  lead: 'কার আবেদন কোন ধাপে আছে। রেকর্ড টেনে সরান, অথবা এর তীর চিহ্ন চাপুন। প্রার্থী নতুন ধাপ সাথে সাথে দেখেন।',
  leadKeys: 'কীবোর্ডে Shift ধরে ← বা → চাপুন।',
  showKeys: 'কীবোর্ড শর্টকাট',
  board: 'ধাপ অনুযায়ী রেকর্ড',
  none: 'কোনো ধাপ নেই',
  former: 'সেটিংসে আর নেই',
  theseRecords: 'এই রেকর্ডগুলো',
  all: (total) => `তালিকায় ${digits(total)}টির সব`,
  move: (name, stage) => `${name}: “${stage}” ধাপে নিন`,
  takeBack: (name) => `${name}: ধাপ তুলে নিন`,
  moved: (name, stage) => `${name}: ${stage}`,
  takenBack: (name) => `${name}: ধাপ তুলে নেওয়া হয়েছে`,
  keys: {
    onRecord: 'রেকর্ডের উপর থাকলে',
    within: 'ধাপের পরের ও আগের রেকর্ড',
    beside: 'পরের বা আগের ধাপের রেকর্ডে যান',
    move: 'রেকর্ডটি পরের বা আগের ধাপে নিন',
    open: 'রেকর্ডটি খুলুন',
  },
}
