import type { Words } from '../words.ts'
import { count } from './numbers.ts'

export const noticeWords: Words['notices'] = {
  title: 'सूचना',
  lead: (organisation) => `निजी एजेन्सी ${organisation} का खबर।`,
  description: (organisation) => `निजी म्यानपावर एजेन्सी ${organisation} का सूचना।`,
  none: 'अहिलेसम्म कुनै सूचना छैन।',
  published: (date) => `${date} मा निकालिएको।`,
  pictureOf: (title, place) => `सूचना “${title}” को तस्बिर ${count(place)}`,
  all: 'सबै सूचना',
  around: 'अरू सूचना',
  newer: 'नयाँ सूचना',
  older: 'पुराना सूचना',
  pageOf: (page, pages) => `${count(pages)} मध्ये पेज ${count(page)}।`,
}
