import type { InAnyLanguage } from '../any-language.ts'
import type { noticeWords as english } from '../en/notices.ts'

export const noticeWords: InAnyLanguage<typeof english> = {
  title: 'الإعلانات',
  lead: (organisation) => `أخبار من ${organisation}، وهي وكالة خاصة.`,
  description: (organisation) => `إعلانات ${organisation}، وهي وكالة توظيف خاصة.`,
  none: 'لا توجد إعلانات بعد.',
  published: (date) => `نُشر يوم ${date}.`,
  pictureOf: (title, place) => `الصورة ${place} من الإعلان «${title}»`,
  all: 'كل الإعلانات',
  around: 'إعلانات أخرى',
  newer: 'إعلانات أحدث',
  older: 'إعلانات أقدم',
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}.`,
}
