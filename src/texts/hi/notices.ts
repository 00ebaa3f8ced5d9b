import type { Words } from '../words.ts'

export const noticeWords: Words['notices'] = {
  title: 'सूचनाएँ',
  lead: (organisation) => `निजी एजेंसी ${organisation} की ख़बर।`,
  description: (organisation) => `निजी भर्ती एजेंसी ${organisation} की सूचनाएँ।`,
  none: 'अभी कोई सूचना नहीं है।',
  published: (date) => `${date} को छपी।`,
  pictureOf: (title, place) => `सूचना “${title}” की तस्वीर ${place}`,
  all: 'सब सूचनाएँ',
  around: 'और सूचनाएँ',
  newer: 'नई सूचनाएँ',
  older: 'पुरानी सूचनाएँ',
  pageOf: (page, pages) => `${pages} में से पेज ${page}।`,
}
