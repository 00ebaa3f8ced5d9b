import type { InAnyLanguage } from '../any-language.ts'
import type { fileWords as english } from '../en/file.ts'
import { counted } from './numbers.ts'

export const fileWords: InAnyLanguage<typeof english> = {
  title: (name, organisation) => `${name}: ملف تحتفظ به ${organisation}`,
  minutesLeft: (minutes) => (minutes === 1 ? 'أقل من دقيقة' : counted(minutes, 'minute')),
  staysOpen: 'يبقى هذا الملف مفتوحًا لمدة',
  closeHint: 'أغلقه إذا كان غيرك يستعمل هذا الهاتف أو الحاسوب.',
  close: 'إغلاق هذا الملف',
  print: 'للطباعة، استعمل أمر الطباعة في متصفحك.',
  calledWrong: (date) => `يقول المرشح منذ ${date} إن هذا خطأ.`,
  photoOf: (name) => `صورة ${name}`,
  noPhoto: 'لا توجد صورة',
  reference: 'رقم المرجع لدينا',
  documents: 'الأوراق',
  details: 'بياناتك',
  alsoHere: 'في هذا الملف أيضًا',
  more: 'ما يمكنك فعله أيضًا',
  noneOf: (label) => `هذه الورقة ليست لدينا بعد: ${label}.`,
  others: (documents) =>
    documents === 1 ? 'لدينا لك ورقة أخرى واحدة:' : `لدينا لك أوراق أخرى (${documents}):`,
  stages: 'إلى أين وصلنا في طلبك',
  stagesText: 'هذا كلامنا نحن عن عملنا. لم تقله أي جهة حكومية، ولا يقرر شيئًا.',
  since: (date) => `منذ ${date}`,
  known: 'ما يمكننا أن نقوله لك',
  knownText: (organisation) => `كل صورة في الأسفل نسخة تحتفظ بها ${organisation} لك.`,
  released: (date) => `أتاح موظفونا هذا الملف يوم ${date}.`,
  keep: 'احتفظ بنسخة (PDF)',
  taken: (moment) => `أُخذت من هذا الموقع في ${moment}.`,
  held: (organisation) =>
    `تحتفظ ${organisation} بهذه الأوراق وقد عرضت هذه النسخ. يمكنك مقارنة هذا الملف على موقعنا في صفحة «مقارنة ورقة».`,
  unknownOf: 'هل أصدرت حكومةٌ هذه الورقة، وهل ما زالت سارية. لا يمكننا أن نعرف ذلك.',
  unknown: 'ما لا تستطيع أن تقوله لك إلا الجهة المختصة',
  unknownText:
    'هل أصدرت حكومةٌ هذه الورقة، وهل ما زالت سارية. لا يمكننا أن نعرف ذلك. تحت كل ورقة نبيّن لك أين تسأل.',
  wait: 'انتظر لحظة من فضلك',
  copyOf: (label, page, pages) =>
    pages > 1 ? `نسختنا من ${label}، الصفحة ${page} من ${pages}` : `نسختنا من ${label}`,
  heldSince: (date) => `لدينا منذ ${date}.`,
  printedIssued: (date) => `المكتوب عليها: صدرت يوم ${date}.`,
  printedUntil: (date) => `المكتوب عليها: حتى ${date}.`,
  printedOnly: 'نحن نكرر المكتوب فقط. الجهة المختصة هي التي تعرف هل ما زالت الورقة سارية.',
  pages: (pages) => `${counted(pages, 'page')}.`,
  large: 'صورة كبيرة',
  of: (label) => `: ${label}`,
  allPages: (pages) => `كل الصفحات بحجم كبير (${pages})`,
  warnings: {
    lmia: 'بيع خطاب LMIA أو شراؤه ممنوع. لا تدفع لأحد مالًا مقابله.',
    medical: 'الشهادة الطبية التي تُشترى بلا فحص قد تتسبب في إعادتك إلى بلدك.',
  },
  ask: 'أين تسأل',
  askNamed:
    'اسأل السفارة أو الجهة المكتوب اسمها على الورقة. خذ رقم هاتفها من موقعها هي، لا من الورقة.',
  none: 'ليست لدينا أي ورقة لك بعد.',
  back: 'العودة إلى الملف',
  around: 'أوراق أخرى',
  previous: (label) => `السابقة: ${label}`,
  next: (label) => `التالية: ${label}`,
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}.`,
  daysLong: (days) => counted(days, 'day'),
  monthsLong: (months) =>
    months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month'),
  keptFor: (times) =>
    `نحتفظ بجواز السفر والفحص الطبي وشهادة الشرطة وورقة البصمات بعد سفرك بمدة ${times.departed}. وإذا لم نعرف أنك سافرت، فبعد آخر تغيير بمدة ${times.sensitive}. أما العقد وما قيل عن المال وبياناتك معهما فتبقى بعد آخر تغيير بمدة ${times.contract}. وكل شيء آخر يبقى بعده بمدة ${times.usual}.`,
  keptDetails: (time) => `وتبقى بياناتك بعد آخر تغيير بمدة ${time}، لأن القانون يطلب ذلك.`,
  keptByHand: 'بعد ذلك نُخبر موظفينا بأن الوقت حان، فيحذفونه. ويبقى ما دام لك سؤال لم نجب عنه.',
  keptByItself: 'بعد ذلك يوضع في قائمة، ويُحذف تلقائيًا بعد أسبوع. ويبقى ما دام لك سؤال لم نجب عنه.',
  endedTitle: 'هذا الملف مغلق',
  ended:
    'يبقى الملف مفتوحًا 15 دقيقة. ويُغلق قبل ذلك إذا أغلقته أنت، أو أخذت رمزًا جديدًا، أو أغلقه موظفونا. لم يبق منه شيء في هذا المتصفح.',
  notSent: 'لم يُرسَل ما كتبته. افتح ملفك مرة أخرى وأرسله من جديد.',
  nothingSent: 'لم يُرسَل شيء ولم يتغيّر شيء. افتح ملفك مرة أخرى وحاول من جديد.',
  written: 'ما كتبته، لتنسخه. لم نحتفظ به.',
  openAgain: 'فتحه مرة أخرى',
}
