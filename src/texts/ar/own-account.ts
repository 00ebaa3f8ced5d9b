import type * as english from '../en/own-account.ts'
import type { InAnyLanguage } from '../words.ts'

type Words = InAnyLanguage<typeof english.ownAccountWords>

const account: Words['account'] = {
  title: 'حسابك',
  signedInAs: (email) => `سجّلت الدخول بالبريد ${email}.`,
  unconfirmed: 'لم يُؤكَّد بريدك الإلكتروني بعد. افتح الرابط في الرسالة التي أرسلناها إليك.',
  sendAgain: 'إرسال الرسالة مرة أخرى',
  profile: 'اسمك',
  name: 'الاسم',
  save: 'حفظ',
  firstPage: 'صفحتك الأولى في لوحة العمل',
  firstPageLabel: 'البدء من',
  usualFirstPage: 'صفحة دورك',
  firstPages: {
    overview: 'الرئيسية',
    records: 'الملفات',
    approvals: 'الموافقات',
    submissions: 'ما أرسلته',
  },
  photo: 'صورتك',
  photoAlt: 'صورتك كما يراها مديرونا',
  addPhoto: 'اختيار صورة',
  otherPhoto: 'اختيار صورة أخرى',
  savePhoto: 'حفظ الصورة',
  removePhoto: 'إزالة الصورة',
  photoMissing: 'اختر صورة أولًا.',
  photoTooLarge: (mebibytes) => `هذه الصورة أكبر من ${mebibytes} ميغابايت. اختر صورة أصغر.`,
  photoUnsupported:
    'هذا الملف ليس صورة JPEG أو PNG أو WebP أو HEIC أو TIFF أو BMP. اختر صورة أخرى.',
  safety: 'أمان تسجيل الدخول',
  setPassword: 'اختيار كلمة مرور',
  factorOff: 'الخطوة الثانية متوقفة. عندما تعمل لا تكفي كلمة مرور مسروقة وحدها لفتح شيء.',
  mails: {
    title: 'الرسائل إلى بريدك',
    language: 'اللغة',
    usual: 'اللغة الأولى لهذا الموقع',
    class: 'راسلوني عندما يتغير موعد إحدى دوراتي أو مكانها',
    ofFile: 'إذا كان لدى مكتبنا رقم هاتف أو بريد لملفك فنكتب إليه، كما اخترت في صفحة:',
    always: 'الرسائل عن كلمة المرور وتسجيل الدخول تصل دائمًا.',
  },
  summary: {
    title: 'رسالة يومية عن الإشعارات',
    lead: 'رسالة واحدة في اليوم تقول كم إشعارًا غير مقروء ينتظرك في لوحة العمل. لا تذكر اسم أي مرشح. وإذا لم يكن هناك جديد فلا تصل رسالة.',
    on: 'الرسالة اليومية تعمل.',
    off: 'الرسالة اليومية متوقفة.',
    switchOn: 'راسلوني مرة في اليوم',
    switchOff: 'إيقاف الرسالة اليومية',
    noMail: 'لا يستطيع هذا الموقع إرسال البريد بعد. اسأل من يديره.',
  },
  passkeys: 'مفاتيح المرور',
  passkeysLead: 'بمفتاح المرور يسجّل هاتفك أو حاسوبك دخولك من دون كلمة مرور.',
  noPasskeys: 'ليس لديك مفتاح بعد.',
  unnamed: 'مفتاح مرور',
  addedOn: (date) => `أُضيف يوم ${date}`,
  remove: (name) => `إزالة ${name}`,
  addPasskey: 'إضافة مفتاح مرور',
  passkeyName: 'اسم له',
  passkeyNameHint: 'مثل: هاتفي',
  passkeyFailed: 'لم يمكن إضافة مفتاح المرور. حاول مرة أخرى.',
  providers: 'طرق أخرى لتسجيل الدخول',
  providersLead: (label) =>
    `إذا ربطت ${label} فتسجّل الدخول هناك ولا تحتاج هنا إلى كلمة مرور. لا نعرف منه إلا اسمك وبريدك.`,
  connectedOn: (label, date) => `${label}، رُبط يوم ${date}`,
  notOffered: 'لم نعد نتيح هذه الطريقة، ولهذا لا تسجّل دخولك.',
  connect: (label) => `ربط ${label}`,
  goOn: 'سجّل الدخول هناك. ثم تعود إلى هنا.',
  disconnect: (label) => `إلغاء ربط ${label}`,
  confirmedTitle: 'سجّلت الدخول مرة أخرى',
  confirmed: 'أغلق هذه الصفحة وعد إلى حيث كنت. يمكنك أن تكمل هناك.',
  notConfirmedTitle: 'لم نتمكن من التأكد أنك أنت',
  sessions: 'أين سجّلت الدخول',
  session: (began, used) => `منذ ${began}، آخر استعمال ${used}`,
  thisOne: 'هذا المتصفح',
  sessionTimes: (clock) => `الأوقات: ${clock}`,
  end: 'إنهاء هذه الجلسة',
  endOthers: 'إنهاء كل الجلسات الأخرى',
  back: 'العودة إلى حسابك',
}

const accountPassword: Words['accountPassword'] = {
  title: 'تغيير كلمة المرور',
  lead: 'سيُسجَّل خروجك في كل متصفح آخر.',
  current: 'كلمة المرور الحالية',
  password: 'كلمة المرور الجديدة',
  confirm: 'كلمة المرور نفسها مرة أخرى',
  hint: '10 أحرف على الأقل. مثل عدة كلمات لا يجمعها معًا أحد غيرك',
  submit: 'تغيير كلمة المرور',
}

const accountFactor: Words['accountFactor'] = {
  title: 'الخطوة الثانية',
  lead: 'يعرض تطبيق المصادقة على هاتفك رمزًا جديدًا كل 30 ثانية. تكتبه بعد كلمة المرور عند تسجيل الدخول.',
  isOwed: 'هذه المؤسسة تطلبها من الموظفين. شغّلها الآن لتستعمل بقية حسابك.',
  begin: 'تشغيلها',
  scan: 'افتح تطبيق المصادقة وصوّر هذه الصورة. ليست لديك كاميرا؟ اكتب المفتاح.',
  picture: 'مفتاح تطبيق المصادقة في صورة للتصوير',
  key: 'المفتاح',
  onThisPhone: 'التطبيق على هذا الهاتف؟ افتح المفتاح فيه مباشرة:',
  openInApp: 'فتح في التطبيق',
  copyKey: 'نسخ المفتاح',
  copied: 'تم النسخ',
  code: 'الرمز الذي يعرضه التطبيق الآن',
  isOn: 'الخطوة الثانية تعمل.',
  left: (count) => `الرموز الاحتياطية الباقية: ${count}.`,
  newCodes: 'رموز احتياطية جديدة',
  turnOff: 'إيقافها',
  codesTitle: 'احتفظ بهذه الرموز الاحتياطية',
  codesLead:
    'كل رمز يسجّل دخولك مرة واحدة إذا ضاع هاتفك. نعرضها الآن فقط. اكتبها، واحفظها بعيدًا عن هاتفك.',
  password: 'كلمة المرور',
}

export const ownAccountWords = { account, accountPassword, accountFactor }

type OwnWords = InAnyLanguage<typeof english.ownWords>

const my: OwnWords['my'] = {
  pages: 'صفحاتك',
  links: {
    '/my/file': 'ملفي',
    '/my/shares': 'مشاركاتي',
    '/my/classes': 'دوراتي',
    '/my/payments': 'مدفوعاتي',
    '/account': 'حسابي',
  },
}

const link: OwnWords['link'] = {
  lead: 'اربطه بحسابك. تثبت مرة واحدة أنه لك.',
  submit: 'ربط ملفي',
  what: 'ما تستفيده',
  gains: [
    'ترى أوراقك هنا من دون أن تكتب الرقم والرمز كل مرة.',
    'تختار ما يجوز لصاحب عمل أو بنك أن يراه، والمدة.',
    'ترى من فتح ملفك، ومتى.',
  ],
  noSlip: 'ليست معك قسيمة؟ أو رأى الرمز شخص آخر؟ اطلب من مكتبنا رمزًا جديدًا.',
  without: 'فتح ملفي من دون ربطه',
  linkedSince: (date) => `مرتبط بحسابك منذ ${date}.`,
  unlink: 'إنهاء الربط',
  unlinkText:
    'لن يعرض هذا الحساب ملفك بعد ذلك. تبقى مشاركاتك مفتوحة إلى أن توقفها أو تنتهي مدتها. يمكنك ربط الملف مرة أخرى برقمه ورمزه.',
  unlinkYes: 'لا تعرضوا ملفي هنا',
  goneTitle: 'لا يمكن عرض ملفك الآن',
  gone: 'أغلقه موظفونا مؤقتًا، أو صدر لك رمز دخول جديد. إذا كانت معك قسيمة جديدة فاربط ملفك مرة أخرى في الأسفل. وإلا فاسأل مكتبنا.',
}

const views: OwnWords['views'] = {
  title: 'من فتحه',
  lead: 'آخر 50 مرة فُتح فيها ملفك أو مشاركة منه، الأحدث أولًا.',
  nobody: 'لم يفتحه أحد بعد.',
  by: {
    'access-code': 'برمز الدخول الخاص بك',
    account: 'بحساب مرتبط',
    share: 'بمشاركة',
  },
  byShare: (label) => `بالمشاركة «${label}»`,
  proof: 'الإثبات',
  notMe: 'لم أكن أنا',
  proofText: 'يثبت كل ملف أن هذا السطر في سجلنا. ويمكن لأي شخص أن يتحقق منه بالمفتاح العام للسجل.',
  notSealedTitle: 'الإثبات ليس جاهزًا بعد',
  notSealed: 'حاول مرة أخرى بعد بضع ثوانٍ.',
}

export const ownWords = { my, link, views }
