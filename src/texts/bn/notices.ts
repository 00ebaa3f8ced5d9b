import type { Words } from '../words.ts'
import { count } from './numbers.ts'

export const noticeWords: Words['notices'] = {
  title: 'নোটিশ',
  lead: (organisation) => `বেসরকারি এজেন্সি ${organisation} যা জানাতে চায়।`,
  description: (organisation) => `বেসরকারি রিক্রুটিং এজেন্সি ${organisation}-এর নোটিশ।`,
  none: 'এখনো কোনো নোটিশ নেই।',
  published: (date) => `প্রকাশের তারিখ: ${date}।`,
  pictureOf: (title, place) => `“${title}” নোটিশের ${count(place)} নম্বর ছবি`,
  all: 'সব নোটিশ',
  around: 'আরও নোটিশ',
  newer: 'নতুন নোটিশ',
  older: 'পুরোনো নোটিশ',
  pageOf: (page, pages) => `মোট ${count(pages)} পাতার ${count(page)} নম্বর পাতা।`,
}
