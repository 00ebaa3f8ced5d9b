import type { InAnyLanguage } from '#messages/any-language'
import { counted } from '#messages/ar/numbers'
import type { verifyWords as english } from '../en/verify.ts'

export const verifyWords: InAnyLanguage<typeof english> = {
  title: 'مقارنة ورقة',
  lead: (organisation) => `هل الورقة التي في يدك مثل النسخة التي تحتفظ بها ${organisation}؟`,
  byFile: 'مقارنة ملف',
  byFileLead:
    'اختر الملف كما وصلك تمامًا. صورة الورقة بالهاتف أو صورة الشاشة لن تتطابق. نحن نقارنه ولا نحتفظ به.',
  file: 'الملف',
  fileHint: 'صورة JPEG أو PNG أو WebP أو HEIC أو TIFF أو BMP أو ملف PDF، حتى 15 ميغابايت',
  compare: 'قارن الملف',
  stays: 'تُرسل بصمة الملف فقط. يبقى الملف على جهازك.',
  working: 'نحسب البصمة …',
  fileMissing: 'اختر ملفًا أولًا',
  tooLarge:
    'لا يمكننا مقارنة هذا، اسأل الوكالة. الملف أكبر من 15 ميغابايت، وليس لدينا ملف بهذا الحجم.',
  byReference: 'اكتب رقم المرجع',
  byReferenceLead: 'تجده على قسيمتنا وعلى نسخنا.',
  reference: 'رقم المرجع لدينا',
  referenceHint: 'CR ثم ثمانية حروف وأرقام، مثل CR-7K2M9QXD',
  lookUp: 'ابحث عن رقم المرجع',
  referenceMissing: 'اكتب رقم المرجع',
  byReceipt: 'مقارنة إيصال',
  byReceiptLead: 'على إيصالاتنا رقم وبجانبه رمز مطابقة.',
  receipt: 'رقم الإيصال',
  receiptHint: 'مثل \u20682026-000001\u2069 أو RC-7K2M9-QXD4T-68',
  receiptCheck: 'رمز المطابقة',
  receiptCheckHint: 'ثمانية حروف وأرقام، مثل 7K2M-9QXD',
  lookUpReceipt: 'ابحث عن الإيصال',
  receiptMissing: 'اكتب رقم الإيصال',
  receiptCheckMissing: 'اكتب رمز المطابقة المطبوع بجانب الرقم',
  receiptIssued: (organisation) => `أصدرت ${organisation} هذا الإيصال.`,
  refundIssued: (organisation) => `أصدرت ${organisation} هذا الإيصال عن مال أعادته.`,
  refundDay: 'تاريخ الإعادة',
  receiptAmount: 'المبلغ',
  receiptDay: 'تاريخ الاستلام',
  receiptCorrected: (organisation, date) =>
    `في ${date} صحّحت ${organisation} القيد الذي صدر عنه هذا الإيصال. اطلب منا الإيصال الصحيح.`,
  receiptUnknown: (organisation) =>
    `لا تستطيع ${organisation} تأكيد هذا الإيصال. راجع كل حرف ورقم، أو اسألنا.`,
  receiptLimits: 'ما لا يقوله لك هذا',
  receiptLimitsText: {
    who: 'من دفع، ومقابل ماذا.',
    compare:
      'قارن الرقم والمبلغ والتاريخ بالورقة التي في يدك. إذا اختلف واحد منها فليس هذا هو الإيصال الذي أصدرناه.',
    nothingElse: 'الإيصال ورقة خاصة، ولا يقول شيئًا عن أي تأشيرة أو تصريح.',
  },
  receiptOutcomes: { issued: 'نحن أصدرنا هذا الإيصال', unknown: 'لا يمكننا تأكيد هذا الإيصال' },
  result: 'ما يمكننا أن نقوله لك',
  outcomes: {
    same: 'هذا هو الملف الذي نحتفظ به',
    copy: 'هذه نسخة عرضها هذا الموقع',
    superseded: 'هذه نسخة قديمة: لدينا نسخة أحدث',
    different: 'هذا ليس ملفًا نحتفظ به',
    cannot: 'لا يمكننا مقارنة هذا',
  },
  same: (organisation, date) => `هذا هو الملف نفسه الذي تحتفظ به ${organisation} منذ ${date}.`,
  copy: (organisation, date) =>
    `هذه نسخة عرضها هذا الموقع، من الورقة التي تحتفظ بها ${organisation} منذ ${date}.`,
  documents: (documents) => `تعرض ${counted(documents, 'document')}.`,
  kind: (label) => `نوع الورقة: ${label}.`,
  superseded: (organisation) =>
    `لدى ${organisation} الآن نسخة أحدث من هذه الورقة. اطلب النسخة الأحدث.`,
  different: (organisation) =>
    `هذا ليس ملفًا تحتفظ به ${organisation}. لا يعني هذا أنه مزور: إذا حُفظت الورقة من جديد أو صُوّرت تغيّر الملف. وبعض الأوراق لا تُقارن أبدًا، لأن المرشح وحده يجوز له أن يراها.`,
  askFor: 'اطلب ممن أعطاك إياه الملف الأصلي، أو أن يشارك الأوراق على هذا الموقع.',
  sharedLink: 'فتح أوراق مشتركة',
  cannot: 'لا يمكننا مقارنة هذا، اسأل الوكالة.',
  typed: 'كتبت:',
  referenceHeld: (organisation) =>
    `لدى ${organisation} ملف بهذا المرجع. رقم المرجع وحده لا يقول شيئًا عن الورقة التي في يدك.`,
  referenceUnknown: (organisation) =>
    `لا تستطيع ${organisation} أن تقول لك شيئًا عن رقم المرجع هذا. راجع كل حرف.`,
  reach: 'كيف تتصل بنا',
  unknown: 'ما لا تستطيع أن تقوله لك إلا الجهة المختصة',
  unknownText: 'هل أصدرت حكومةٌ الورقة، وهل ما زالت سارية. لا يمكننا أن نعرف ذلك، مهما كان جوابنا.',
  again: 'مقارنة ورقة أخرى',
  byPicture: 'قراءة رمز QR من صورة',
  byPictureLead: 'اختر صورة للرمز أو صورة شاشة لترى إلى أين يؤدي. نحن نقرؤها ولا نحتفظ بها.',
  picture: 'الصورة',
  pictureHint: 'صورة JPEG أو PNG أو WebP أو HEIC أو TIFF أو BMP أو ملف PDF، حتى 5 ميغابايت',
  readCode: 'قراءة الرمز',
  pictureMissing: 'اختر صورة أولًا',
  pictureTooLarge: 'الصورة أكبر من 5 ميغابايت. صوّرها مرة أخرى بحجم أصغر، أو قصّ الرمز منها.',
  pictureUnsupported:
    'لا يمكننا قراءة هذا الملف. اختر صورة أو صورة شاشة (JPEG أو PNG أو WebP أو HEIC أو TIFF أو BMP) أو ملف PDF.',
  noCode: 'لم نجد رمز QR في هذه الصورة. صوّره من مكان أقرب، مستقيمًا وفي ضوء جيد.',
  openOwn: 'فتح تلك الصفحة',
  scan: 'تصوير رمز QR',
  scanLead: 'ضع رمز QR أمام الكاميرا لترى إلى أين يؤدي. لا يُسجَّل شيء ولا يُرسل.',
  scanStart: 'تشغيل الكاميرا',
  scanStop: 'إيقاف الكاميرا',
  scanPicture: 'ما تراه الكاميرا',
  scanLooking: 'نبحث عن رمز QR …',
  scanNoCamera: 'لا يمكن استعمال الكاميرا. اسمح بها في متصفحك، أو اكتب رقم المرجع.',
  scanOwn: 'هذا الرمز يؤدي إلى موقعنا. لا يقول لك هذا شيئًا عن الورقة، فأي شخص يستطيع نسخ رمز.',
  scanReference: 'في هذا الرمز رقم مرجع. اضغط «ابحث عن رقم المرجع».',
  scanReceipt: 'في هذا الرمز إيصال. قارن رقمه بالورقة واضغط «ابحث عن الإيصال».',
  scanForeign: (host) =>
    `هذا الرمز يؤدي إلى موقع آخر وليس إلينا: ${host}. الرمز على الورقة المزورة يفتح صفحة المزوّر نفسه.`,
  scanOther: 'ليس في هذا الرمز عنوان موقع ولا رقم من أرقام المرجع لدينا.',
}
