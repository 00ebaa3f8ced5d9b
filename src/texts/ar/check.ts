import type { InAnyLanguage } from '../any-language.ts'
import type * as english from '../en/check.ts'
import { letterheadWords } from './letterhead.ts'

const seeOne = (document: string) => `ترى بياناتك ونسختنا من ${document}.`

export const checkWords: InAnyLanguage<typeof english.checkWords> = {
  kinds: {
    all: {
      title: 'افتح ملفك',
      name: 'ملفك',
      about: 'كل ورقة نحتفظ بها لك.',
      lead: 'اكتب أحد رقميك ورمز الدخول المكتوب على قسيمتنا.',
    },
    'work-permit': {
      title: 'اطلع على تصريح عملك',
      name: 'تصريح العمل',
      about: 'بياناتك وشهادة تصريح العمل.',
      lead: seeOne('شهادة تصريح العمل'),
    },
    'visa-paper': {
      title: 'اطلع على ورقة تأشيرتك',
      name: 'ورقة التأشيرة',
      about: 'بياناتك وورقة التأشيرة.',
      lead: seeOne('ورقة التأشيرة'),
    },
    'application-status': {
      title: 'اطلع على حالة طلبك',
      name: 'حالة الطلب',
      about: 'بياناتك والخطاب الخاص بطلبك.',
      lead: seeOne('الخطاب الخاص بطلبك'),
    },
    lmia: {
      title: 'اطلع على خطاب LMIA',
      name: 'خطاب LMIA',
      about: 'بياناتك وشهادة LMIA.',
      lead: seeOne('شهادة LMIA'),
    },
  },
  where: 'أين تجدها',
  places: [
    ['رقم جواز السفر', 'في صفحة صورتك، في الزاوية. في بلدان كثيرة يتكون من حرفين وسبعة أرقام.'],
    ['رقم المرجع', 'رقم طلبك. تجده في أعلى الرسائل التي تصل من الجهة المختصة.'],
    ['رمز الدخول', 'على القسيمة التي أعطيناك إياها. عندما نعطيك رمزًا جديدًا يتوقف القديم.'],
  ],
  passport: 'رقم جواز السفر',
  passportHint: 'في صفحة الصورة، مثل BX0123456',
  number: 'رقم جواز السفر أو رقم المرجع',
  numberHint: 'في صفحة الصورة، أو في رسائل طلبك',
  code: 'رمز الدخول',
  codeHint: 'عشرة حروف وأرقام على قسيمتنا، مثل 7QXK2-M9PDA',
  open: 'فتح ملفي',
  numberMissing: 'اكتب رقم جواز سفرك أو رقم المرجع',
  codeMissing: 'اكتب رمز الدخول المكتوب على قسيمتك',
  noData: 'لا توجد بيانات (No Data Found)',
  noDataHelp: [
    'قارن الرقم بالورقة، حرفًا حرفًا.',
    'استعمل الرمز المكتوب على أحدث قسيمة. الرموز القديمة لا تعمل.',
    'لا يُفتح الملف إلا بعد أن يتيحه موظفونا.',
  ],
  notOpenTitle: 'هذا الملف غير مفتوح في هذا المتصفح',
  notOpen:
    'أُغلق الملف، أو لم يقبل متصفحك ملف تعريف الارتباط (cookie) الذي نبقيه به مفتوحًا. افتحه مرة أخرى. وإن عدت إلى هذه الصفحة فاسمح بملفات تعريف الارتباط لهذا الموقع أو استعمل متصفحًا آخر.',
  shareCodeTitle: 'رمز الدخول عشرة حروف وأرقام',
  shareCode:
    'كتبت تسعة. قارن الرمز بقسيمتك. وإذا أعطاك شخص الرمز لترى أوراقه فهو رمز مشاركة، ويُفتح في صفحة أخرى.',
  toShared: 'فتح أوراق مشتركة',
  newCode: 'اطلب منا رمزًا جديدًا',
  keepCode:
    'لا يستطيع أحد فتح ملف بالرقم وحده. احتفظ بالرمز لنفسك، فنحن لا نطلبه أبدًا بالهاتف أو برسالة.',
}

export const checkReceiptWords: InAnyLanguage<typeof english.checkReceiptWords> = {
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
