import { leavingWords, stayingWords } from '#modules/leavings/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { leavingPageWords as english } from '../en/leaving.ts'

export const leavingPageWords: InAnyLanguage<typeof english> = {
  link: 'ترك هذه الوكالة',
  title: 'ترك هذه الوكالة',
  lead: 'يمكنك ترك الوكالة في أي وقت. لست مضطرًا إلى ذكر السبب.',
  happens: 'ماذا يحدث عندما تترك الوكالة',
  points: leavingWords.ar,
  leave: 'أترك هذه الوكالة',
  leaveText:
    'تنتهي كل مشاركاتك فورًا. ولن تعود، حتى إذا بقيت بعد ذلك. وبعد 30 يومًا نحذف ما لا يلزمنا الاحتفاظ به.',
  leaveYes: 'نعم، أترك الوكالة',
  left: (date) => `قلت يوم ${date} إنك تترك الوكالة.`,
  due: (date) => `ابتداءً من ${date} نحذف ما لا يلزمنا الاحتفاظ به.`,
  inHand: 'ما زالت لدينا أوراق أصلية لك. أنت طلبتها، وفي ملفك مكتوب متى يجب أن تعود إليك.',
  stay: 'سأبقى في الوكالة',
  stayed: stayingWords.ar,
  consents: 'ما توافق عليه',
  back: 'العودة إلى الملف',
}
