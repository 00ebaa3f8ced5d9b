import { kindLabels } from '#modules/documents/schema'
import { fieldLabels } from '#modules/records/fields.schema'
import { privateCompany } from '../private-company.ts'
import type { Words } from '../words.ts'
import { accountWords } from './accounts.ts'
import { adviceTexts } from './advice.ts'
import * as agency from './agency.ts'
import { caseKindWords } from './cases.ts'
import * as check from './check.ts'
import * as choices from './choices.ts'
import { fileWords } from './file.ts'
import { firstScreenWords } from './first-screen.ts'
import { helpWords } from './help.ts'
import { legalWords } from './legal.ts'
import { counted } from './numbers.ts'
import * as onFile from './on-file.ts'
import { ownWords } from './own-account.ts'
import { originalsWords } from './printed.ts'
import { problemTexts } from './problems.ts'
import { refusalTexts } from './refusals.ts'
import { shareWords } from './share.ts'
import * as tell from './tell.ts'
import { ownTrainingWords } from './training.ts'
import * as verify from './verify.ts'

const layout: Words['layout'] = {
  isPrivate: privateCompany.ar,
  askGovernment: 'كيف تتحقق بنفسك لدى الحكومة',
  askGovernmentShort: 'اسأل الحكومة',
  licence: 'الترخيص',
  registered: (regulator, number) => `كما هو مسجّل لدى ${regulator}، الرقم ${number}`,
  ownAccount: 'بحسب قول الوكالة نفسها',
  register: 'انظر السجل العام',
  licenceStands: {
    expired: (date) => `بحثت الوكالة عن ترخيصها يوم ${date}: كان في السجل منتهيًا.`,
    suspended: (date) => `بحثت الوكالة عن ترخيصها يوم ${date}: كان في السجل موقوفًا.`,
    not_found: (date) => `بحثت الوكالة عن ترخيصها يوم ${date} ولم تجده في السجل.`,
    ran_out: (date) => `بحسب السجل، كان ترخيص الوكالة حتى ${date}.`,
    unchecked: (date) => `آخر مرة بحثت فيها الوكالة عن ترخيصها كانت يوم ${date}.`,
    never: () => 'لم تبحث الوكالة عن ترخيصها في السجل بعد.',
  },
  askRegulator: 'اسأل الجهة المنظِّمة قبل أن تدفع مالًا أو تسلّم أوراقًا.',
  from: (organisation) => `كلام ${organisation}، وهي وكالة خاصة`,
  elsewhere: 'موقع آخر',
  whoRunsThis: 'من يدير هذا الموقع',
  skip: 'انتقل إلى المحتوى',
  menu: 'القائمة',
  findLabel: 'رقم جواز السفر أو رقم المرجع',
  find: 'بحث',
  account: 'الحساب',
  dashboard: 'لوحة العمل، للموظفين',
  signOut: 'تسجيل الخروج',
  appearance: 'المظهر',
  themes: { dark: 'داكن', light: 'فاتح', system: 'مثل جهازي' },
  language: 'اللغة',
  preview: 'معاينة',
  previewNote: 'معاينة: هكذا ستبدو الصفحة. لم يُحفظ شيء بعد.',
}

const officialChecks: Words['officialChecks'] = {
  title: 'تحقق بنفسك لدى الحكومة',
  lead: 'نحن نحتفظ بنسخ. الجهة المكتوب اسمها على الورقة وحدها تستطيع أن تقول هل أصدرتها. هذه صفحات تلك الجهات نفسها.',
  byCountry: 'بحسب البلد',
  byDocument: 'بحسب الورقة',
  inCountry: (country) => `تحقق لدى الحكومة: ${country}`,
  ofKind: (label) => `أين تتحقق: ${label}`,
  sureTitle: 'كيف تتأكد من عنوان',
  unconfirmed:
    'أخذنا هذه العناوين مما تنشره تلك الجهات. لم يفتحها كلها أحد منا. قبل أن تكتب أي شيء، ابحث بنفسك عن اسم الجهة وقارن العنوان حرفًا حرفًا.',
  sure: [
    'لا شيء من هذه المواقع لنا.',
    'لمعظم الجهات نهاية عنوان لا يمكن لغيرها أن يأخذها، مثل gov أو gov.au. وتستطيع سفارة ذلك البلد أن تقول لك العنوان الصحيح بالهاتف.',
    'لا تدفع أبدًا لأحد مقابل البحث. ولا تكتب بياناتك أبدًا في صفحة أرسلها إليك غريب.',
  ],
  confirmed: (date) => `فتحناه يوم ${date}.`,
  otherCountry:
    'بلدك ليس هنا؟ اسأل السفارة أو الجهة المكتوب اسمها على الورقة. خذ رقم هاتفها من موقعها هي، ولا تأخذه أبدًا من الورقة.',
}

const triesOf = {
  address: 'من اتصالك',
  account: 'لهذا الحساب',
  accountFromAddress: 'لهذا الحساب من اتصالك',
  accountInBrowser: 'لهذا الحساب في هذا المتصفح',
}

const errors: Words['errors'] = {
  notFoundTitle: 'الصفحة غير موجودة',
  notFound: 'عذرًا، الصفحة التي تبحث عنها غير موجودة.',
  backHome: 'العودة إلى الصفحة الأولى',
  again: 'المحاولة مرة أخرى',
  failedTitle: 'حدث خطأ عندنا',
  failed: 'الخطأ منا وليس منك. عد إلى الوراء وحاول مرة أخرى بعد دقيقة.',
  refusedTitle: 'لم ينجح هذا',
  tooManyTitle: 'انتظر لحظة من فضلك',
  tooMany: (of, seconds) => {
    const wait =
      seconds <= 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')
    return `المحاولات كثيرة جدًا ${triesOf[of]}. حاول مرة أخرى بعد ${wait}.`
  },
  notSetUpTitle: 'لم يُعدّ الموقع بعد',
  notSetUp: 'لم يُعدّ هذا الموقع بعد. على من يديره أن يفتح رابط الإعداد الذي طبعه الخادم عند تشغيله.',
  problem: 'هناك مشكلة',
  error: (title) => `خطأ: ${title}`,
}

/** All texts of the public pages, in Modern Standard Arabic with Latin digits. */
export const ar: Words = {
  lang: 'ar',
  dir: 'rtl',
  timeZone: 'UTC',
  stop: '.',
  comma: '، ',
  ...agency,
  ...choices,
  ...onFile,
  ...verify,
  ...check,
  ...tell,
  layout,
  legal: legalWords,
  file: fileWords,
  firstScreen: firstScreenWords,
  ...shareWords,
  ...ownWords,
  ...ownTrainingWords,
  caseKinds: caseKindWords,
  ...accountWords,
  officialChecks,
  help: helpWords,
  originals: originalsWords,
  errors,
  fields: fieldLabels('ar'),
  kinds: kindLabels('ar'),
  refusals: refusalTexts,
  problems: problemTexts,
  advice: adviceTexts,
}
