import type { InAnyLanguage } from '../any-language.ts'
import type { complaintWords as english } from '../en/complaint.ts'

export const complaintWords: InAnyLanguage<typeof english> = {
  made: 'احفظ هذه الصفحة أو اطبعها الآن. لا نستطيع عرضها مرة ثانية.',
  saved: 'في الملف أيضًا إثبات للخبراء أن أحدًا لم يغيّره لاحقًا.',
  save: 'حفظ الصفحة في ملف',
  sheetTitle: 'شكوى',
  number: 'الرقم',
  at: 'كُتبت في',
  aboutShort: 'عن',
  contact: 'للاتصال',
  origin: 'بلدك',
  destination: 'بلد العمل',
  kept: 'أُرسلت إلى الوكالة',
  isSent: 'نعم، في اليوم نفسه',
  isKept: 'لا. لدى الوكالة الرقم والتاريخ، وليس النص.',
  digest: 'البصمة (SHA-256)',
  random: 'الجزء العشوائي من البصمة',
  proof: 'الإثبات من سجل الأحداث',
  proofText:
    'يبيّن أن هذه البصمة كُتبت في سجل الأحداث لدى الوكالة في ذلك الوقت. لا يستطيع أحد إضافتها لاحقًا أو حذفها من دون أن يُكشف ذلك.',
  proofLater: (address) => `يجهز الإثبات خلال دقيقة في ${address}.`,
  words: 'الكلام أعلاه كلام صاحب الشكوى. لم تكتبه الوكالة.',
  foot: (address) => `التاريخ وأي جواب: ${address}`,
  fileProof: 'هذا السطر هو ما أُعطي الرقم. بصمة SHA-256 له هي البصمة أعلاه:',
  logKey: 'مفتاح سجل الأحداث:',
  standingKept: 'النص لدى من كتبها فقط. لم تُرسل إلينا.',
  standingSent: 'أُرسلت إلينا. لا نعرض نصها هنا.',
  unanswered: 'لم نجب بعد.',
  answered: (date) => `جوابنا يوم ${date}:`,
  download: 'تنزيل الإثبات من سجل الأحداث لدينا',
}
