import type * as english from '../en/on-file.ts'
import type { InAnyLanguage } from '../words.ts'
import { counted } from './numbers.ts'

export const money: InAnyLanguage<typeof english.money> = {
  title: 'ما دفعته',
  lead: 'كل مبلغ سجّلناه مقابل توظيفك، وما تقول إنك دفعته زيادة على ذلك.',
  total: (sum) => `دفعت في المجموع ${sum}`,
  nothing: 'لم تُسجَّل لك أي دفعة.',
  parts: (receipted, own) => `${receipted} بإيصال منا، و${own} بحسب قولك.`,
  backOf: (gross, back, rest) =>
    `دفعت ${gross}. وبحسب ما سجّلناه أُعيد إليك منها ${back}، ويبقى ${rest}.`,
  recruitment: (sum) =>
    `منها ${sum} تسمّيها منظمة العمل الدولية رسوم التوظيف والتكاليف المتصلة به. وبحسب مبادئها لا ينبغي أن يدفعها أي عامل.`,
  law: 'ما يسمح به قانون بلدك',
  noLaw: 'لا توجد في جدولنا قاعدة لبلدك. اسأل الجهة المختصة في بلدك.',
  above: (paid, allowed) => `دفعت ${paid}. هذا أكثر من ${allowed}، وهو الحد الذي وجدناه منشورًا.`,
  aboveNothing: (paid) =>
    `دفعت ${paid}. بحسب القاعدة التي وجدناها منشورة، ينبغي ألا تدفع شيئًا مقابل هذا.`,
  youPaid: (paid) => `دفعت ${paid}.`,
  notPaid: 'لم نسجّل لك أي دفعة مقابل هذا.',
  within: (allowed) => `أعلى مبلغ وجدناه منشورًا هو ${allowed}.`,
  withinNothing: 'بحسب القاعدة التي وجدناها منشورة، ينبغي ألا تدفع شيئًا مقابل هذا.',
  unknown: {
    amount: (paid, allowed) =>
      `أعلى مبلغ وجدناه منشورًا هو ${allowed}. دفعت ${paid}. نحن لا نحوّل العملات، فقارن بنفسك.`,
    wages: (months) => `أعلى ما وجدناه منشورًا هو ${months}. لا نعرف أجرك الشهري، فقارن بنفسك.`,
    unknown: 'لم نجد حدًّا منشورًا.',
  },
  months: (months) => `أجر ${counted(months, 'month')}`,
  net: (sum) => `${sum} (دون ما أُعيد إليك)`,
  allCosts: 'كل تكاليف التوظيف',
  by: 'القانون',
  authority: 'الجهة المختصة',
  source: 'أين وجدناه',
  reviewed: (date) => `راجعنا هذا يوم ${date}.`,
  unconfirmed: 'لم يقارنه أحد بنص القانون نفسه.',
  confirmed: (name, date) => `قارنه ${name} بنص القانون يوم ${date}.`,
  noAdvice: 'هذه ليست نصيحة قانونية. القوانين تتغير، فاسأل الجهة المختصة. وهي مستقلة عنا.',
  help: 'مساعدة خارج الوكالة',
  aboveHelp: 'يمكنك أن تطلب مالك، ويمكنك أن تشتكي خارج الوكالة.',
  subAgent: 'من أحضرك إلينا',
  broughtBy: (name) => `كتبنا أن ${name} أحضرك إلينا.`,
  registration: (number) =>
    `رقم التسجيل: ${number}. كتبنا هذا الرقم. اسأل الجهة المنظِّمة هل هو لهذا الشخص.`,
  noRegistration:
    'لم نكتب أي رقم تسجيل لهذا الشخص. اطلب منه الرقم واسأل الجهة المنظِّمة قبل أن تدفع.',
  paidSubAgent:
    'هل أخذ هذا الشخص منك مالًا؟ هذا جزء من تكلفة توظيفك. اكتبه في الأسفل، حتى لو كان بلا إيصال.',
  entries: 'الدفعات التي سجّلناها',
  paidBy: 'من دفع',
  you: 'أنت',
  receivedBy: (name) => `استلمها ${name}`,
  receipt: (number, check) => `إيصال ${number}، رمز المطابقة ${check}`,
  check: 'قارن هذا الإيصال',
  noReceipt: 'لا إيصال: هذه تكلفة تحملتها الوكالة نفسها.',
  corrected: (reason) => `أُلغي هذا القيد: ${reason}`,
  refund: (sum) => `أُعيد إليك: ${sum}`,
  refundReason: (reason) => `السبب: ${reason}`,
}

export const sightings: InAnyLanguage<typeof english.sightings> = {
  text: 'نكتب اليوم الذي رأينا فيه الورقة، ومن رآها، والرقم الذي عليها. لا نحتفظ بصورة، ولا بشيء مما هو مكتوب فيها.',
  seen: (date, person) => `رُئيت يوم ${date}. رآها ${person}.`,
  number: (number) => `الرقم على الورقة: ${number}.`,
  keptText:
    'لا تحتفظ الوكالة بصورة فحص طبي أو شهادة شرطة إلا إذا قالت السبب. هذا هو السبب الذي تذكره.',
}

/** The results of asking an authority about a document; no sentence says that it is genuine (H4). */
export const compared: InAnyLanguage<typeof english.compared> = {
  both: (first, second) => `${first} و${second}`,
  nobody: (authority) => `لم يسأل أحد هنا ${authority} بعد.`,
  one: (authority, day) =>
    `سأل أحد موظفينا ${authority} يوم ${day}. يجب أن يسأل شخص ثانٍ أيضًا، ولهذا لا نقول ماذا ظهر له.`,
  same: (authority, days) =>
    `سأل اثنان من موظفينا ${authority} يوم ${days}، وما ظهر حينها كان مطابقًا لهذه النسخة. قد يتغيّر ذلك في أي يوم.`,
  unclear: (authority, days) =>
    `سأل اثنان من موظفينا ${authority} يوم ${days}. واحد منهما على الأقل لم يظهر له شيء عن هذه الورقة، أو لم يصله جواب.`,
  other: (authority, days) =>
    `سأل موظفونا ${authority} يوم ${days}. ظهر لواحد منهم شيء غير هذه النسخة. وقرر شخص آخر هنا عرض النسخة من جديد.`,
  old: (days) => `كان ذلك قبل أكثر من ${counted(days, 'day')}.`,
  askYourself: 'كيف تسأل بنفسك',
  withheld: {
    asked: (authority, day) => `سألنا ${authority} يوم ${day}. كان جوابها مختلفًا عن نسختنا.`,
    askedBefore: 'سألنا الجهة المختصة عن هذه الورقة. كان جوابها مختلفًا عن نسختنا.',
    open: 'نحن ننظر في الأمر، ولا نعرض الورقة على أحد حتى نعرف أكثر.',
    decided: (day) => `نظرنا في الأمر، ولا نعرض الورقة منذ ${day}.`,
    notSaid: 'قد تكون هناك أسباب كثيرة. لا يقول هذا ما هو الخطأ، ولا أنك فعلت شيئًا خطأ.',
    next: 'اسأل مكتبنا. ويمكنك أيضًا أن تسأل الجهة المختصة بنفسك.',
  },
}

export const contract: InAnyLanguage<typeof english.contract> = {
  title: 'عقدك',
  lead: 'نقل موظفونا هذه الشروط من عقدك الذي نحتفظ به. قارن كل سطر بالورقة.',
  none: 'لم يكتب أحد شروط عقدك هنا بعد. اسأل مكتبنا.',
  received: (days, flight) => `وصلك هذا قبل سفرك يوم ${flight} بمدة ${counted(days, 'day')}.`,
  receivedSameDay: (flight) => `وصلك هذا في يوم سفرك نفسه، ${flight}.`,
  receivedAfter: (flight) => `وصلك هذا بعد سفرك يوم ${flight}.`,
  available: (date) => `يمكنك رؤيته منذ ${date}.`,
  changed: (date) =>
    `تغيّرت هذه الشروط يوم ${date}. ما قلته عن الشروط القديمة لا يُحسب على الشروط الجديدة. يمكنك أن تجيب مرة أخرى.`,
  silent: 'غير موجود في العقد، أو لم يُكتب هنا',
  readTitle: 'هل تعرف هذه الشروط؟',
  readText: 'لست مضطرًا إلى الضغط على أي زر. الزر ليس توقيعًا، ولا يغيّر شيئًا من حقوقك.',
  ways: { read: 'قرأته بنفسي', heard: 'قُرئ عليّ' },
  said: {
    read: (moment) => `قلت في ${moment} إنك قرأته.`,
    heard: (moment) => `قلت في ${moment} إنه قُرئ عليك.`,
  },
}

export const other: InAnyLanguage<typeof english.other> = {
  reported: 'العقود الأخرى التي أبلغت عنها',
  on: (moment) => `أبلغت عنه في ${moment}`,
  term: 'الشرط',
  first: 'العقد الأول',
  other: 'العقد الآخر',
  silent: 'غير مذكور',
  photoAlt: (page) => `صورة العقد الآخر، الصفحة ${page}`,
}
