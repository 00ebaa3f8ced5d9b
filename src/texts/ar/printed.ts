import type * as english from '../en/printed.ts'
import { privateCompany } from '../private-company.ts'
import type { InAnyLanguage } from '../words.ts'
import { counted } from './numbers.ts'

/** Who issues a printed sheet, and what it is not (H1), in Arabic. */
export const letterheadWords: InAnyLanguage<typeof english.letterheadWords> = {
  isPrivate: privateCompany.ar,
  licence: (number, authority) => `ترخيص رقم ${number} (${authority}).`,
  licenceByOwnAccount: (number, authority) =>
    `ترخيص رقم ${number} (${authority}، بحسب قول الوكالة نفسها).`,
  notGovernment: 'هذه ليست وثيقة حكومية.',
}

export const originalsWords: InAnyLanguage<typeof english.originalsWords> = {
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
  haveIt: 'استلمتها',
  yours: 'جواز السفر ملك لمن يحمل اسمه. إذا لم يُعد إليك فيمكن لآخرين مساعدتك.',
}

export const originalReceiptWords: InAnyLanguage<typeof english.originalReceiptWords> = {
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

/** The printed sheet about attendance, in Arabic. */
export const attendanceWords: InAnyLanguage<typeof english.attendanceWords> = {
  ...letterheadWords,
  title: 'الحضور',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `تقول ${organisation}: دورة «${title}» مع المدرّس ${teacher}. عدد الحصص: ${sessions}. حضر ${name} منها: ${attended === 0 ? '0' : counted(attended, 'session')}.`,
  from: (first, last, timeZone) => `أول حصة: ${first}. آخر حصة: ${last} (${timeZone}).`,
  limits: 'تقول هذه الورقة من حضر فقط. لا تقول شيئًا عن امتحان أو مستوى لغة أو تأشيرة أو تصريح.',
}

/** The printed receipt of a payment, in Arabic. */
export const receiptWords: InAnyLanguage<typeof english.receiptWords> = {
  ...letterheadWords,
  title: 'إيصال',
  number: 'الرقم',
  check: 'رمز المطابقة',
  qrOf: (address) => `رمز QR للعنوان ${address}`,
  amount: 'المبلغ',
  received: 'تاريخ الاستلام',
  from: 'استُلم من',
  purpose: 'مقابل',
  method: 'طريقة الدفع',
  methods: {
    cash: 'نقدًا',
    bank: 'تحويل بنكي',
    'mobile-wallet': 'محفظة الهاتف',
    other: 'طريقة أخرى',
  },
  reference: 'المرجع',
  by: 'استلمه',
  refund: {
    title: 'إيصال بإعادة مال',
    received: 'تاريخ الإعادة',
    from: 'أُعيد إلى',
    by: 'أعاده',
    reason: 'السبب',
  },
  corrected: 'صحّحت الوكالة القيد الذي صدر عنه هذا الإيصال. القيد الصحيح موجود في قائمة المدفوعات.',
  confirm: (address) =>
    `يستطيع أي شخص أن يعرف في ${address} هل أصدرنا هذا الإيصال. يظهر هناك الرقم والمبلغ والتاريخ، من دون أي اسم.`,
}

export const slipWords: InAnyLanguage<typeof english.slipWords> = {
  ...letterheadWords,
  title: 'كيف تفتح ملفك',
  open: 'افتح هذا العنوان على أي هاتف أو حاسوب، أو صوّر رمز QR:',
  number: 'اكتب رقم جواز سفرك. آخره',
  code: 'اكتب رمز الدخول هذا:',
  keep: (organisation) =>
    `احتفظ بهذه القسيمة لنفسك. من عنده رقمك وهذا الرمز يستطيع فتح ملفك. لا تطلب منك ${organisation} هذا الرمز أبدًا. إذا ضاعت منك القسيمة فاطلب منا رمزًا جديدًا، وعندها يتوقف الرمز القديم.`,
  reference: (reference) => `رقم المرجع ${reference}`,
  printed: (day) => `طُبعت يوم ${day}`,
}
