import type { InAnyLanguage } from '../any-language.ts'
import type { contractWords as english } from '../en/contract.ts'
import { counted } from './numbers.ts'

export const contractWords: InAnyLanguage<typeof english> = {
  title: 'عقدك',
  lead: 'نقل موظفونا هذه الشروط من عقدك الذي نحتفظ به. قارن كل سطر بالورقة.',
  link: 'اقرأ عقدك',
  linkText: 'اقرأ الشروط وقل لنا هل تعرفها.',
  none: 'لم يكتب أحد شروط عقدك هنا بعد. اسأل مكتبنا.',
  received: (days, flight) => `وصلك هذا قبل سفرك يوم ${flight} بمدة ${counted(days, 'day')}.`,
  receivedSameDay: (flight) => `وصلك هذا في يوم سفرك نفسه، ${flight}.`,
  receivedAfter: (flight) => `وصلك هذا بعد سفرك يوم ${flight}.`,
  available: (date) => `يمكنك رؤيته منذ ${date}.`,
  changed: (date) =>
    `تغيّرت هذه الشروط يوم ${date}. ما قلته عن الشروط القديمة لا يُحسب على الشروط الجديدة. يمكنك أن تجيب مرة أخرى.`,
  silent: 'غير موجود في العقد، أو لم يُكتب هنا',
  readTitle: 'هل تعرف هذه الشروط؟',
  readText: 'لست مضطرًا إلى الضغط على أي زر. الزر ليس توقيعًا، ولا يغيّر شيئًا من حقوقك.',
  ways: { read: 'قرأته بنفسي', heard: 'قُرئ عليّ' },
  said: {
    read: (moment) => `قلت في ${moment} إنك قرأته.`,
    heard: (moment) => `قلت في ${moment} إنه قُرئ عليك.`,
  },
  back: 'العودة إلى الملف',
}
