import type { InAnyLanguage } from '#messages/any-language'
import type { contestWords as english } from '../en/contest.ts'

export const contestWords: InAnyLanguage<typeof english> = {
  link: 'هذا خطأ',
  title: 'ما الخطأ في ملفك؟',
  titleOf: (what) => `${what}: هذا خطأ`,
  lead: 'أخبرنا بالخطأ. وإلى أن ننظر فيه، يعرف كل من يراه أنك تقول ذلك.',
  now: 'الموجود في ملفك الآن',
  documentNow: 'الورقة التي يعرضها ملفك الآن',
  proposed: 'ما الذي يجب أن يكون مكانه؟',
  proposedHint: 'مثل الاسم كما هو في جواز سفرك، أو ما هي الورقة الصحيحة',
  note: 'شيء آخر ينبغي أن نعرفه',
  noteHint: 'يمكنك ترك هذا فارغًا',
  send: 'أخبر الموظفين',
  answerBy: (date) => `يجيب الموظفون في موعد أقصاه ${date}.`,
  list: 'ما أخبرتنا به',
  listLead: 'بجانب كل معلومة وكل ورقة في ملفك تجد «هذا خطأ».',
  none: 'لم تخبرنا بأي خطأ.',
  saidOn: (date) => `قلت هذا يوم ${date}:`,
  states: {
    open: 'لم يجب الموظفون بعد',
    accepted: 'قُبل: صحّحه الموظفون',
    declined: 'رُفض: تركه الموظفون كما هو',
  },
  overdue: 'مضى هذا اليوم. اسألنا، أو أبلغ عن مشكلة.',
  reason: 'السبب الذي ذكروه:',
  again: 'إذا لم تكن موافقًا فيمكنك أن تقول ذلك مرة أخرى.',
  back: 'العودة إلى الملف',
}
