import type * as english from '../en/agency.ts'
import type { InAnyLanguage } from '../words.ts'

export const about: InAnyLanguage<typeof english.about> = {
  title: 'ما هذا الموقع',
  description: (organisation) =>
    `من يدير هذا الموقع: ${organisation}، وبأي أسماء وتراخيص وعناوين، ومنذ متى.`,
  lead: 'تحتفظ هنا وكالة خاصة بنسخ من أوراق مرشحيها، ليراها المرشحون.',
  limits: 'الجهة المختصة وحدها تستطيع أن تقول لك هل أصدرت الورقة، وهل ما زالت سارية.',
  not: 'ما ليس هذا الموقع',
  history: 'الأسماء والتراخيص والعناوين',
  historyLead: 'كل ما كان منها لهذا الموقع، من سجل الأحداث. يمكن كشف أي تغيير في السجل.',
  names: 'الاسم',
  legalNames: 'الاسم المسجل',
  licences: 'الترخيص',
  addresses: 'العنوان على الإنترنت',
  since: (from) => `منذ ${from}`,
  between: (from, until) => `من ${from} إلى ${until}`,
  until: (until) => `حتى ${until}`,
  unknown: 'من قبل بداية السجل',
}

export const closing: InAnyLanguage<typeof english.closing> = {
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

export const domains: InAnyLanguage<typeof english.domains> = {
  title: 'عناويننا الوحيدة على الإنترنت',
  description: (organisation) =>
    `العناوين التي تملكها ${organisation} على الإنترنت، وهي وكالة توظيف خاصة.`,
  lead: (organisation) =>
    `هذه وحدها عناوين ${organisation}. أي صفحة في عنوان آخر ليست لنا، مهما كان شكلها.`,
  thisSite: 'هذا الموقع',
  others: 'لنا أيضًا',
  howTitle: 'كيف تتأكد',
  how: [
    'انظر إلى الجزء الذي قبل أول شرطة مائلة مفردة: يجب أن يكون آخره كما هو أعلاه تمامًا.',
    'اكتب العنوان بنفسك، أو صوّر الرمز الذي على قسيمتك. الرابط في رسالة قد يؤدي إلى مكان آخر.',
    'لا نطلب منك رمز الدخول أبدًا بالهاتف أو برسالة أو بالبريد الإلكتروني.',
    'لا شيء من عناويننا لحكومة، ولا نستعمل عنوانًا يشبه عنوان حكومة.',
  ],
  foundOne: 'هل وجدت صفحة أخرى باسمنا؟',
}

/** Notes beside words of the organisation that do not exist in the reader's language, in Arabic. */
export const onlyIn: InAnyLanguage<typeof english.onlyIn> = {
  all: {
    en: 'مكتوب بالإنجليزية',
    bn: 'مكتوب بالبنغالية',
    hi: 'مكتوب بالهندية',
    ne: 'مكتوب بالنيبالية',
    ar: 'مكتوب بالعربية',
    fil: 'مكتوب بالفلبينية',
  },
  partly: 'بعضه بلغة أخرى',
}

export const notices: InAnyLanguage<typeof english.notices> = {
  title: 'الإعلانات',
  lead: (organisation) => `أخبار من ${organisation}، وهي وكالة خاصة.`,
  description: (organisation) => `إعلانات ${organisation}، وهي وكالة توظيف خاصة.`,
  none: 'لا توجد إعلانات بعد.',
  published: (date) => `نُشر يوم ${date}.`,
  pictureOf: (title, place) => `الصورة ${place} من الإعلان «${title}»`,
  all: 'كل الإعلانات',
  around: 'إعلانات أخرى',
  newer: 'إعلانات أحدث',
  older: 'إعلانات أقدم',
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}.`,
}

export const home: InAnyLanguage<typeof english.home> = {
  title: 'شاهد أوراقك التي نحتفظ بها',
  welcome: 'اكتب رقم جواز سفرك ورمز الدخول المكتوب على قسيمتنا.',
  description: (organisation) =>
    `يرى مرشحو ${organisation}، وهي وكالة توظيف خاصة، الأوراق التي تحتفظ بها لهم. هذا ليس موقعًا حكوميًا.`,
  open: 'فتح ملفي',
  noSlip: 'ليست معك قسيمة؟',
  askForCode: 'اطلب منا رمزًا جديدًا',
  informationAsOf: (date) => `المعلومات كما كانت يوم ${date}.`,
  how: 'كيف يعمل هذا الموقع',
  steps: [
    ['نحن نحتفظ بنسخ', 'أوراقك كما وصلت إلى موظفينا.'],
    ['المفتاح معك أنت', 'هو الرمز المكتوب على قسيمتك. من دونه لا يرى أحد شيئًا هنا.'],
    ['الجهة المختصة وحدها تؤكد', 'بجانب كل ورقة نبيّن لك أين تسأل هل هي أصلية.'],
  ],
  lookUp: 'قبل أن تسلّم جواز سفرك أو مالك: ابحث عنا',
  lookUpText: (number, authority) =>
    `رقم ترخيصنا ${number}. ابحث عنه بنفسك في سجل ${authority}. يجب أن تجد اسمنا هناك، وأن يكون الترخيص ساريًا.`,
  lookUpOpen: 'فتح السجل',
  lookUpByOwnAccount: (number, authority) =>
    `بحسب قولنا نحن، رقم ترخيصنا ${number} من ${authority}. اسألهم بنفسك قبل أن تثق بنا.`,
  office: 'مكتبنا',
  officePhoto: (name) => `صورة مكتب ${name}`,
  officeProvesNothing:
    'يستطيع أي موقع أن يعرض صورة مكتب. قبل أن تدفع، ابحث عن ترخيصنا في السجل، وتعال إلى المكتب إن استطعت.',
  notices: 'آخر الإعلانات',
  allNotices: 'كل الإعلانات',
  ask: 'ماذا تريد أن تفعل؟',
  spotFake: 'خمس علامات تكشف الموقع المزيف',
  fakes: [
    [
      'الرقم وحده يفتحه',
      'كثيرون يعرفون رقم جواز سفرك. الصفحة التي تعرض ورقة بالرقم وحده لا تحمي أحدًا، أو تخترع الورقة.',
    ],
    [
      'العنوان ليس عنوان الحكومة',
      'اقرأ آخر العنوان، قبل أول شرطة مائلة مفردة: gov.au أو canada.ca أو gov.uk. كلمات مثل “visa” أو “canada” في الوسط لا تعني شيئًا.',
    ],
    [
      'عليك أن تدفع لترى النتيجة',
      'الحكومات تتيح لك البحث عن تأشيرتك مجانًا. لا أحد يدفع مالًا «للإفراج» عنها.',
    ],
    [
      'يقولون إن الختم أو رمز QR دليل',
      'يستطيع أي شخص طباعتهما. الرمز على الورقة المزورة يفتح صفحة المزوّر نفسه.',
    ],
    [
      'يطلبون منك أن تسرع، أو ألا تسأل',
      'اسأل الجهة المختصة بنفسك. ابحث عن عنوانها، ولا تستعمل العنوان المكتوب على الورقة.',
    ],
  ],
}

export const navigation: InAnyLanguage<typeof english.navigation> = {
  groups: {
    check: 'الاطلاع على ملفك',
    candidates: 'للمرشحين',
    employers: 'لأصحاب العمل',
    safety: 'سلامتك',
    about: 'من نحن',
  },
  links: {
    '/check': 'ملفك',
    '/check/work-permit': 'تصريح العمل',
    '/check/visa-paper': 'ورقة التأشيرة',
    '/check/application-status': 'حالة الطلب',
    '/check/lmia': 'خطاب LMIA',
    '/#how': 'كيف يعمل الموقع',
    '/tell/code': 'طلب رمز جديد',
    '/tell': 'أخبرنا بشيء',
    '/legal/your-information': 'بياناتك',
    '/shared': 'فتح أوراق مشتركة',
    '/verify': 'مقارنة ورقة',
    '/official-checks': 'تحقق بنفسك لدى الحكومة',
    '/help': 'مساعدة خارج مكتبنا',
    '/official-checks#spot-a-fake': 'كيف تكشف موقعًا مزيفًا',
    '/about': 'ما هذا الموقع',
    '/domains': 'عناويننا الوحيدة على الإنترنت',
    '/tell/complaint': 'كتابة شكوى',
    '/tell/concern': 'الإبلاغ عن مشكلة',
    '/notices': 'الإعلانات',
    '/legal/disclaimer': 'ما ليس هذا الموقع',
    '/legal/privacy': 'الخصوصية',
    '/legal/copyright': 'حقوق النشر',
    '/legal/accessibility': 'سهولة الاستعمال',
  },
  tiles: {
    '/verify': 'هل الورقة التي في يدك مثل النسخة التي نحتفظ بها؟',
    '/shared': 'لأصحاب العمل والبنوك: أعطاك المرشح رمز مشاركة.',
    '/notices': 'ما الجديد في مكتبنا.',
    '/official-checks': 'أين تسأل، بلدًا بلدًا. لا شيء من هذه المواقع لنا.',
    '/official-checks#spot-a-fake': 'قبل أن تدفع لأحد، وقبل أن تترك عملك.',
  },
  legal: 'معلومات قانونية',
  sourceCode: 'الشيفرة المصدرية لهذا البرنامج',
}
