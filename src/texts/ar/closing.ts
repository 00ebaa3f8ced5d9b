import type { InAnyLanguage } from '../any-language.ts'
import type { closingWords as english } from '../en/closing.ts'

export const closingWords: InAnyLanguage<typeof english> = {
  title: 'هذه الوكالة ستُغلق',
  closes: (date) => `هذه الوكالة ستُغلق. آخر يوم لها هو ${date}.`,
  closed: (date) => `أُغلقت هذه الوكالة. كان آخر يوم لها ${date}.`,
  more: 'ماذا سيحدث لملفك',
  take: (date) => `نزّل كل بياناتك في موعد أقصاه ${date}. لا تحتاج إلى إذن من أحد.`,
  takeNow: 'نزّل كل بياناتك الآن، قبل أن نحذفها.',
  removed: (date) => `سنحذف ملفك بعد ${date}.`,
  removedNow: 'مضى آخر يوم. نحن نحذف الملفات.',
  originals: 'هل جواز سفرك أو ورقة أصلية أخرى لدينا؟ اطلبها الآن.',
  noSuccessor: 'لن تستلم الملفات أي وكالة أخرى.',
  successor: 'يمكن لوكالة أخرى أن تستلم الملفات. لا تأخذ ملفك إلا إذا قلت نعم.',
  itIs: 'اسمها وترخيصها وكيف تتصل بها:',
  answer: 'قل نعم أو لا',
  open: 'افتح ملفك',
  openHow: 'تحتاج إلى رقم جواز سفرك ورمز الدخول.',
  none: 'هذه الوكالة لن تُغلق. يبقى ملفك متاحًا لك.',
  noneTitle: 'هذه الوكالة لن تُغلق',
  noRegistration: 'هذه الوكالة ستُغلق، ولهذا لا تقبل تسجيلًا جديدًا.',
}
