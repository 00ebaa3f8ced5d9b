import type { InAnyLanguage } from '../any-language.ts'
import type {
  originalsWords as english,
  originalReceiptWords as englishReceipt,
} from '../en/originals.ts'
import { letterheadWords } from './letterhead.ts'

export const originalsWords: InAnyLanguage<typeof english> = {
  title: 'أين أوراقك الأصلية؟',
  none: (organisation) =>
    `لم تكتب ${organisation} أن لديها جواز سفرك أو شهادة لك. هل لدى المكتب شيء منها؟ اطلب إيصالًا اليوم.`,
  since: (date, purpose) => `هي لدينا منذ ${date}. من أجل: ${purpose}.`,
  due: (date) => `نعيدها إليك في موعد أقصاه ${date}.`,
  overdue: (date) => `تأخرنا: كان يجب أن تعود إليك في موعد أقصاه ${date}.`,
  asked: (date) => `طلبتها يوم ${date}.`,
  notAgreed: 'لم تؤكد هذا بعد.',
  agreed: {
    code: (date) => `أكدت هذا برمزك يوم ${date}.`,
    signature: (date) => `كتبنا يوم ${date} أنك وقّعت على هذا.`,
  },
  returned: (date) => `كتبنا أننا أعدناها يوم ${date}.`,
  notThere: 'طلبتها مرة أخرى بعد ذلك، ولهذا تبقى في هذه القائمة.',
  returnAgreed: {
    code: (date) => `أكدت يوم ${date} أنها معك.`,
    signature: (date) => `كتبنا يوم ${date} أنك وقّعت على استلامها.`,
  },
  confirm: 'نعم، أعطيتكم إياها لهذا الغرض',
  giveBack: 'أعيدوها إليّ',
  haveIt: 'استلمتها',
  yours: 'جواز السفر ملك لمن يحمل اسمه. إذا لم يُعد إليك فيمكن لآخرين مساعدتك.',
}

export const originalReceiptWords: InAnyLanguage<typeof englishReceipt> = {
  ...letterheadWords,
  title: 'إيصال بورقة أصلية لدينا',
  candidate: 'المرشح',
  reference: 'رقم المرجع',
  kind: 'الورقة',
  purpose: 'الغرض',
  received: 'استلمناها يوم',
  due: 'نعيدها في موعد أقصاه',
  returned: 'أُعيدت يوم',
  agree: 'سلّمت هذه الورقة لهذا الغرض وحتى هذا اليوم. يمكنني أن أطلبها في أي وقت.',
  back: 'استلمتها.',
  signature: 'توقيع المرشح، التاريخ',
  staff: 'توقيع الوكالة، التاريخ',
  ask: (address) => `لتطلبها، افتح ملفك في ${address} واضغط «أعيدوها إليّ».`,
}
