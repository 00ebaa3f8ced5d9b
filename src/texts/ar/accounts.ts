import type { accountWords as english } from '../en/accounts.ts'
import type { InAnyLanguage } from '../words.ts'
import { ownAccountWords } from './own-account.ts'

type Words = InAnyLanguage<typeof english>

const flash: Words['flash'] = {
  login: 'تم تسجيل الدخول.',
  register: 'تم إنشاء الحساب.',
  logout: 'تم تسجيل الخروج.',
  closed: 'أُغلق الملف. لم يبق منه شيء في هذا المتصفح.',
  'share-revoked': 'أُوقفت المشاركة. لم يعد رمزها يعمل.',
  'sent-before': 'أُرسل هذا النموذج من قبل، ونتجت عنه مشاركة واحدة تجدها في القائمة.',
  'code-changed':
    'تغيّر رمز دخولك. الرمز الجديد وحده يفتح ملفك الآن. في قسيمتك الرمز القديم: ارمها. إذا ضاع الرمز الجديد فاطلب غيره من مكتبنا.',
  'original-confirmed': 'شكرًا. كتبنا أنك أكدت هذا.',
  'class-enrolled': 'لديك مقعد.',
  'class-selected': 'اخترت الدورة. ليس لك مقعد بعد.',
  'class-left': 'غادرت الدورة.',
  'class-removed': 'أُزيلت الدورة من قائمتك.',
  linked: 'رُبط ملفك.',
  unlinked: 'لم يعد ملفك مرتبطًا.',
  'link-first': 'اربط ملفك بحسابك أولًا. بعدها يمكنك اختيار ما يراه الآخرون.',
  'not-admin': 'لست مديرًا (Admin)',
  'not-moderator': 'لست مشرفًا (Moderator)',
  'password-changed': 'تغيّرت كلمة المرور. سجّل الدخول بالكلمة الجديدة.',
  'email-confirmed': 'تم تأكيد بريدك الإلكتروني.',
  'confirmation-sent': 'أرسلنا الرابط إلى بريدك الإلكتروني.',
  saved: 'حُفظ.',
  'sessions-ended': 'انتهت كل الجلسات الأخرى.',
  'session-ended': 'انتهت تلك الجلسة.',
  'second-factor-off': 'الخطوة الثانية متوقفة.',
  'passkey-added': 'أُضيف مفتاح المرور. يمكنك تسجيل الدخول به الآن.',
  'passkey-removed': 'أُزيل مفتاح المرور.',
  connected: 'تم الربط. يمكنك تسجيل الدخول بهذه الطريقة الآن.',
  disconnected: 'أُلغي الربط. لم يعد يسجّل دخولك.',
}

const login: Words['login'] = {
  title: 'تسجيل الدخول',
  lead: 'لا تحتاج إلى حساب لترى أوراقك.',
  openFile: 'أريد فتح ملفي',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  noAccount: 'ليس لك حساب بعد؟',
  create: 'أنشئ حسابًا',
  or: 'أو',
  continueWith: (label) => `المتابعة مع ${label}`,
  passkey: 'تسجيل الدخول بمفتاح مرور',
  code: 'رمز من تطبيق المصادقة',
  codeHint: 'إذا كنت تستعمل التطبيق فاكتب كلمة المرور والرمز معًا لتدخل الآن',
  passkeyFailed: 'لم يُقبل مفتاح المرور. حاول مرة أخرى، أو استعمل كلمة المرور.',
  noCookie:
    'لم تعد مسجّل الدخول، أو لم يحتفظ متصفحك بملف تعريف الارتباط (cookie) الذي نحتاج إليه. سجّل الدخول مرة أخرى. وإن عدت إلى هذه الصفحة فاسمح بملفات تعريف الارتباط لهذا الموقع في إعدادات المتصفح، أو استعمل متصفحًا آخر.',
}

const passwordToggle: Words['passwordToggle'] = {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
}

const forgot: Words['forgot'] = {
  title: 'نسيت كلمة المرور؟',
  lead: 'نرسل إليك رابطًا لتختار كلمة مرور جديدة.',
  submit: 'أرسلوا إليّ الرابط',
  sentTitle: 'انظر في بريدك الإلكتروني',
  sent: 'إذا كان هناك حساب بهذا البريد فقد أرسلنا إليه رابطًا.',
  sentHint:
    'يعمل الرابط مرة واحدة، خلال 30 دقيقة. إذا لم يصل فانظر في مجلد الرسائل غير المرغوب فيها، ثم اطلبه مرة أخرى.',
  noMail: 'هذا الموقع لا يرسل بريدًا إلكترونيًا.',
  askAdmin: 'اسأل أحد مديرينا. يستطيع أن يعطيك رابطًا لتختار كلمة مرور جديدة.',
  backToSignIn: 'العودة إلى تسجيل الدخول',
}

const reset: Words['reset'] = {
  title: 'اختر كلمة مرور جديدة',
  lead: 'سيُسجَّل خروجك من كل مكان. بعدها سجّل الدخول بكلمة المرور الجديدة.',
  endedTitle: 'لم يعد هذا الرابط يعمل',
  ended: 'يعمل الرابط مرة واحدة، خلال 30 دقيقة. الرابط الأحدث وحده يعمل.',
  again: 'طلب رابط جديد',
}

const confirm: Words['confirm'] = {
  title: 'أكّد بريدك الإلكتروني',
  lead: (email) => `هل ${email} بريدك أنت؟ أكّده فقط إذا كنت أنت من أنشأ هذا الحساب.`,
  submit: 'نعم، هو بريدي',
  signInFirst: 'سجّل الدخول إلى حسابك في هذا المتصفح. ثم افتح الرابط الذي في الرسالة مرة أخرى.',
  ended: 'هو لحساب آخر، أو استُعمل من قبل، أو مضى عليه أكثر من يوم.',
  again: 'يمكنك طلب رابط جديد في صفحة حسابك.',
}

const secondFactor: Words['secondFactor'] = {
  title: 'خطوة أخرى',
  lead: 'اكتب الأرقام الستة التي يعرضها تطبيق المصادقة. يمكنك أيضًا استعمال رمز احتياطي.',
  code: 'الرمز',
  startAgain: 'البدء من جديد',
}

const mails: Words['mails'] = {
  reset: {
    subject: (organisation) => `كلمة مرور جديدة لموقع ${organisation}`,
    opening: (organisation) =>
      `طلب شخص، ربما أنت، كلمة مرور جديدة لموقع ${organisation}. افتح هذا الرابط لتختارها:`,
    closing:
      'يعمل الرابط مرة واحدة، خلال 30 دقيقة. إذا لم تكن أنت فلا تفعل شيئًا، ولن تتغير كلمة مرورك.',
  },
  confirm: {
    subject: (organisation) => `أكّد بريدك الإلكتروني لموقع ${organisation}`,
    opening: (organisation) =>
      `أنشأ شخص حسابًا بهذا البريد في موقع ${organisation}. إذا كنت أنت فافتح هذا الرابط بعد تسجيل الدخول:`,
    closing: 'إذا لم تكن أنت فلا تفعل شيئًا. لا تؤكد أبدًا حسابًا أنشأه شخص آخر.',
  },
  signUp: {
    subject: (organisation) => `حسابك في موقع ${organisation}`,
    opening: (organisation) =>
      `طلب شخص، ربما أنت، حسابًا بهذا البريد في موقع ${organisation}. افتح هذا الرابط لتختار اسمًا وكلمة مرور:`,
    closing: 'يعمل الرابط مرة واحدة، خلال يوم. إذا لم تكن أنت فلا تفعل شيئًا، ولن يُنشأ أي حساب.',
  },
  taken: {
    subject: (organisation) => `لديك حساب في موقع ${organisation}`,
    opening: (organisation) =>
      `طلب شخص، ربما أنت، حسابًا بهذا البريد في موقع ${organisation}. لديك حساب هناك من قبل. افتح هذا الرابط لتسجّل الدخول أو لتختار كلمة مرور جديدة:`,
    closing: 'إذا لم تكن أنت فلا تفعل شيئًا، ولن يتغير حسابك.',
  },
}

const invitesYou = 'يعمل الرابط مرة واحدة. اختر الآن اسمك وكلمة مرور.'

const register: Words['register'] = {
  title: 'إنشاء حساب',
  lead: 'الحساب للتدريب والدورات والإيصالات. لا تحتاج إليه لترى أوراقك.',
  invited: {
    admin: (organisation) => `تدعوك ${organisation} لتكون مديرًا. ${invitesYou}`,
    moderator: (organisation) => `تدعوك ${organisation} لتكون مشرفًا. ${invitesYou}`,
    student: (organisation) => `تدعوك ${organisation}. ${invitesYou}`,
  },
  invitedEmail: 'أُرسلت الدعوة إلى هذا البريد، ولهذا لا يمكن تغييره',
  byMail: 'نرسل إليك رابطًا لتختار اسمًا وكلمة مرور.',
  sent: 'أرسلنا رسالة إلى هذا البريد. فيها ما عليك فعله بعد ذلك.',
  sentHint:
    'يعمل الرابط الذي فيها مرة واحدة، خلال يوم. إذا لم تصل فانظر في مجلد الرسائل غير المرغوب فيها، ثم اطلبها مرة أخرى.',
  own: 'اختر الآن اسمك وكلمة مرور. يعمل الرابط مرة واحدة.',
  ownEmail: 'أُرسل الرابط إلى هذا البريد، ولهذا لا يمكن تغييره',
  photo: 'صورتك (اختياري)',
  photoHint: (mebibytes) =>
    `صورة JPEG أو PNG أو WebP أو HEIC أو TIFF أو BMP، حتى ${mebibytes} ميغابايت. نحتفظ بنسخة صغيرة لا يراها إلا أنت ومديرونا`,
  photoTooLarge: (mebibytes) =>
    `هذه الصورة أكبر من ${mebibytes} ميغابايت. اختر صورة أصغر، أو سجّل من دون صورة.`,
  photoUnsupported:
    'هذا الملف ليس صورة JPEG أو PNG أو WebP أو HEIC أو TIFF أو BMP. اختر صورة أخرى، أو سجّل من دون صورة.',
  photoAgain: 'اختر صورتك مرة أخرى. متصفحك لا يحفظها',
  submit: 'إنشاء حسابي',
  hasAccount: 'لديك حساب؟',
  signedInTitle: 'لديك حساب من قبل',
  signedIn: (name) => `سجّلت الدخول باسم ${name}. هذه الدعوة لشخص ليس له حساب بعد.`,
  signedInNext:
    'إذا كانت لشخص آخر فأرسل إليه الرابط ولا تستعمله. ولتستعملها أنت، سجّل الخروج وافتح الرابط مرة أخرى.',
}

const setUp: Words['setUp'] = {
  title: 'إعداد هذا الموقع',
  lead: 'يعمل هذا الرابط مرة واحدة. ينشئ المؤسسة وأول مدير لها.',
  organisationPart: 'مؤسستك',
  organisation: 'اسم المؤسسة',
  organisationHint: 'الاسم المسجل لوكالتك الخاصة. تعرضه كل صفحة مع عبارة إنها ليست جهة حكومية',
  licence: 'رقم الترخيص',
  authority: 'الجهة التي أصدرت الترخيص',
  authorityHint:
    'ابدأ الكتابة واختر جهتك. التي ليست في القائمة تظهر معها عبارة «بحسب قول الوكالة نفسها»',
  adminPart: 'المدير الأول',
  adminEmail: 'بريدك الإلكتروني',
  submit: 'إعداد',
  hostTitle: 'لا يمكن استعمال هذا العنوان',
}

export const accountWords = {
  flash,
  login,
  passwordToggle,
  forgot,
  reset,
  confirm,
  secondFactor,
  ...ownAccountWords,
  mails,
  register,
  setUp,
}
