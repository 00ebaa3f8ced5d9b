import type { InAnyLanguage } from '../any-language.ts'
import type { noticeWords as english } from '../en/notices.ts'

export const noticeWords: InAnyLanguage<typeof english> = {
  title: 'Mga abiso',
  lead: (organisation) => `Balita mula sa ${organisation}, isang pribadong agency.`,
  description: (organisation) =>
    `Mga abiso ng ${organisation}, isang pribadong recruitment agency.`,
  none: 'Wala pang abiso.',
  published: (date) => `Inilathala noong ${date}.`,
  pictureOf: (title, place) => `Larawan ${place} ng abisong “${title}”`,
  all: 'Lahat ng abiso',
  around: 'Iba pang abiso',
  newer: 'Mas bagong abiso',
  older: 'Mas lumang abiso',
  pageOf: (page, pages) => `Pahina ${page} sa ${pages}.`,
}
