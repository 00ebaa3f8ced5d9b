import type { InAnyLanguage } from '../any-language.ts'
import type { checkReceiptWords as english } from '../en/check-receipt.ts'
import { letterheadWords } from './letterhead.ts'

export const checkReceiptWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'إيصال مقارنة',
  keepTitle: 'احتفظ بهذا الجواب',
  keepLead:
    'صفحة للطباعة فيها رقم وتاريخ وهذا الجواب. كل من معه الرقم يستطيع قراءتها هنا مرة أخرى.',
  keep: 'إنشاء إيصال',
  error: 'لم يُنشأ إيصال',
  number: 'الرقم',
  at: 'التاريخ والوقت',
  compared: 'ما قورن',
  comparisons: {
    file: 'محتوى الملف كما هو',
    copy: 'النسخة ذات العلامة التي عرضها هذا الموقع',
    reference: 'رقم المرجع',
    share: 'لا شيء: فُتحت أوراق شاركها مرشح',
    attestation: 'إفادة عُرضت: توقيعها وحالها',
    receipt: 'ملف إيصال عُرض: توقيعه وحاله',
    payment: 'رقم إيصال مال ورمز المطابقة',
  },
  sha256: 'بصمة الملف (SHA-256)',
  shownSha256: 'بصمة ما عُرض (SHA-256)',
  reference: 'رقم المرجع',
  answer: 'الجواب حينها',
  shown: (organisation) =>
    `شارك مرشح نسخًا من أوراق تحتفظ بها ${organisation}. فُتحت على هذا الموقع.`,
  attestationEnds: 'تنتهي مدة الإفادة',
  verdicts: {
    'in-force': (organisation) => `وقّعت ${organisation} الإفادة التي عُرضت، وكانت قائمة حينها.`,
    expired: (organisation) => `وقّعت ${organisation} الإفادة التي عُرضت، لكن مدتها كانت قد انتهت.`,
    ended: (organisation) => `وقّعت ${organisation} الإفادة التي عُرضت، لكنها لم تعد تلتزم بها.`,
    ours: (organisation) =>
      `الملف الذي عُرض إيصال من ${organisation} كما وُقّع. لم يُعرف حينها أن شيئًا تغيّر.`,
    changed: (organisation) =>
      `الملف الذي عُرض إيصال من ${organisation} كما وُقّع. كان شيء قد تغيّر بعده: اقرأ ذلك الإيصال.`,
    unsure: (organisation) => `لا تلتزم ${organisation} بما عُرض.`,
    altered: (organisation) => `لم توقّع ${organisation} النص الذي عُرض.`,
    foreign: (organisation) =>
      `يذكر ما عُرض جهة أخرى أصدرته، و${organisation} لا تحكم عليها. لم يُراجع التوقيع.`,
    issued: (organisation) => `أصدرت ${organisation} الإيصال بهذا الرقم ورمز المطابقة الخاص به.`,
    refunded: (organisation) =>
      `أصدرت ${organisation} الإيصال بهذا الرقم ورمز المطابقة الخاص به عن مال أعادته.`,
    unconfirmed: (organisation) => `لم تستطع ${organisation} تأكيد إيصال بهذا الرقم ورمز المطابقة.`,
  },
  amountNotRepeated: 'لا نكرر هنا المبلغ والتاريخ. ابحث عن الإيصال برمز المطابقة لتقارنهما.',
  wasCorrected: (organisation) =>
    `كانت ${organisation} قد صحّحت القيد الذي صدر عنه ذلك الإيصال قبل هذه المقارنة.`,
  notRepeated: 'لم نتحقق ممن عرضها. لا نكرر هنا أي اسم فيها.',
  shownDocuments: 'الأوراق المعروضة',
  heldSince: (document, date) => `نسخة من «${document}»، نحتفظ بها منذ ${date}`,
  noDocuments: 'لا توجد أوراق',
  purpose: 'مشتركة من أجل',
  issuedAs: 'صدر باسم',
  since: 'ما تغيّر منذ ذلك الوقت',
  nothingSince: 'لا شيء نعرفه.',
  ours: 'هذا الإيصال منا',
  oursChanged: 'هذا الإيصال منا، وقد تغيّر شيء منذ ذلك الوقت',
  superseded: (organisation, date) =>
    `لم تعد الأحدث منذ ${date}: لدى ${organisation} الآن نسخة أحدث. اطلب النسخة الأحدث.`,
  withdrawn: (organisation, date) =>
    `سُحبت منذ ${date}: لم تعد ${organisation} تعرض ما يتكلم عنه هذا الإيصال.`,
  corrected: (organisation, date) =>
    `صُحّح منذ ${date}: صحّحت ${organisation} القيد الذي صدر عنه إيصال المال. اطلب الإيصال الصحيح.`,
  changed: (date) => `تغيّر شيء منذ ${date}: اقرأ الإيصال الذي عُرض ملفه.`,
  ended: (organisation, date) =>
    `أُنهيت منذ ${date}: لم تعد ${organisation} تلتزم بالإفادة، مهما كان السبب.`,
  expired: (date) => `انتهت المدة منذ ${date}: انتهت مدة الإفادة.`,
  limits: 'ما لا يقوله هذا الإيصال',
  limitsText:
    'يقول ماذا قورن ومتى، ولا شيء غير ذلك. هل أصدرت جهةٌ الورقة، وهل ما زالت تُحتسب: الجهة المختصة وحدها تستطيع أن تقول لك.',
  readAt: (address) =>
    `يستطيع أي شخص قراءة هذا الإيصال مرة أخرى في ${address}. وتقول الصفحة هناك أيضًا ما تغيّر منذ ذلك الوقت.`,
  qrOf: (address) => `رمز QR للعنوان ${address}`,
  credential: 'تنزيل الإيصال موقّعًا (إفادة W3C، vc.json)',
  credentialLead:
    'نوقّعه حين تنزّله، ومعه ما تغيّر حتى ذلك الوقت. يمكن للبرامج أن تتحقق من توقيعنا. لا يذكر اسم أحد.',
  proof: 'تنزيل الإثبات من سجل الأحداث لدينا',
  proofLead: 'يثبت أن هذا الإيصال كُتب في سجل الأحداث لدينا. يجهز بعد ثانية من إنشاء الإيصال.',
  back: 'مقارنة ورقة أخرى',
  backToShare: 'العودة إلى الأوراق المشتركة',
  look: 'قراءة إيصال مقارنة',
  unknownTitle: 'لا يوجد إيصال كهذا',
  mistyped: 'حرف أو رقم واحد هنا خطأ. قارنه بإيصالك.',
  unknown:
    'ليس لدينا إيصال بهذا الرقم. ربما حذفنا نهائيًا ما كان يتكلم عنه. إذا عُرض عليك على أنه منا فاسألنا.',
}
