import { importUndone } from '#modules/training/problems.schema'
import type * as english from '../en/training.ts'
import type { InAnyLanguage } from '../words.ts'
import { counted } from './numbers.ts'
import { attendanceWords, receiptWords } from './printed.ts'

/** Classes and the ledger of payments, in Arabic. An entry of the ledger is named by its number. */
export const trainingWords: InAnyLanguage<typeof english.trainingWords> = {
  states: {
    draft: 'مسودة',
    open: 'مفتوحة',
    full: 'اكتملت المقاعد',
    running: 'جارية',
    finished: 'انتهت',
    cancelled: 'ملغاة',
  },
  kinds: { payment: 'دفعة', charge: 'رسوم', refund: 'إعادة مال', correction: 'تصحيح' },
  methods: receiptWords.methods,
  credit: 'رصيد',
  free: 'مجانًا',
  facts: {
    teacher: 'المدرّس',
    place: 'المكان',
    link: 'الرابط',
    sessions: (timeZone) => `الحصص (${timeZone})`,
    noSessions: 'لم تُحدد بعد',
    allSessions: (all) => `كل الحصص (${all})`,
    fee: 'الرسوم',
    seats: 'المقاعد',
    attended: 'الحضور',
    attendedOf: (attended, all) => `${attended} من ${all}`,
  },
  reasons: { [importUndone]: 'أُلغي استيراد الجدول الذي جاء منه هذا الدفع.' },
  ledger: {
    entries: 'القيود، الأحدث أولًا',
    entry: 'القيد',
    purpose: 'مقابل',
    amount: 'المبلغ',
    received: 'الاستلام',
    actions: 'ما يمكنك فعله',
    numbered: (sequence, kind) => `رقم ${sequence} · ${kind}`,
    receiptNumber: (number) => `إيصال ${number}`,
    corrects: (sequence, reason) => `يصحّح القيد ${sequence}: ${reason}`,
    refunds: (sequence, reason) => `يعيد جزءًا من القيد ${sequence}: ${reason}`,
    correctedBy: (sequence) => `صُحّح بالقيد ${sequence}`,
    noMoney: 'لم يُدفع مال',
    receivedBy: (name) => `استلمه ${name}`,
    handedOutBy: (name) => `سلّمه ${name}`,
    receipt: 'الإيصال',
    receiptWhich: (number) => `الإيصال ${number}`,
  },
}

type Words = InAnyLanguage<typeof english.ownTrainingWords>

const messages: Words['training']['messages'] = {
  enrolled: (title) => `لديك الآن مقعد في «${title}».`,
  'class-cancelled': (title) => `أُلغيت «${title}».`,
  'class-credited': (title) => `أُلغيت «${title}». ما دفعته أصبح رصيدًا لك: انظر مدفوعاتك.`,
  'taken-off': (title) => `أخرجتك الوكالة من «${title}». اسأل الوكالة عن السبب.`,
}

const classes: Words['classes'] = {
  pages: 'دوراتك',
  links: {
    '/my/classes': 'المسجل فيها',
    '/my/classes/selected': 'المختارة',
    '/my/classes/open': 'المفتوحة',
  },
  aside: 'قرأت هذا',
  enrolled: {
    lead: 'الدورات التي لك فيها مقعد، والتي كان لك فيها مقعد.',
    none: 'لست مسجلًا في أي دورة.',
    toSelect: 'اختيار دورة',
    slip: 'ورقة الحضور',
    leave: 'مغادرة',
    leaveText: 'ينتقل مقعدك إلى أول من ينتظر.',
    leaveFee: 'تصبح الرسوم رصيدًا لك.',
    leaveYes: 'مغادرة الدورة',
    past: 'غادرتها أو أُلغيت',
    pastLeft: (title) => `«${title}»: غادرتها`,
    pastCancelled: (title) => `«${title}»: أُلغيت الدورة`,
  },
  selected: {
    title: 'الدورات التي اخترتها',
    lead: 'تحصل على مقعد عندما يفرغ مقعد وتكفي مدفوعاتك للرسوم. وحتى ذلك الوقت تنتظر دورك.',
    none: 'لا تنتظر أي دورة.',
    begun: 'بدأت هذه الدورة قبل أن تحصل على مقعد. ما دفعته يبقى لك رصيدًا.',
    place: (place) => `رقمك في قائمة الانتظار ${place}.`,
    pay: (fee) => `ادفع الرسوم ${fee} في الوكالة: يجب دفعها قبل أن تحصل على مقعد.`,
    taken: 'كل المقاعد محجوزة.',
    comes: 'تحصل على مقعد عندما يفرغ واحد. سنخبرك هنا.',
    remove: 'إزالة',
    removeText: 'تفقد مكانك في قائمة الانتظار. ما دفعته يبقى لك رصيدًا.',
    removeYes: 'إزالة الدورة',
  },
  open: {
    title: 'الدورات المفتوحة',
    lead: 'اختر دورة. تحصل على مقعد عندما يفرغ مقعد وتكفي مدفوعاتك للرسوم.',
    none: 'لا توجد دورة أخرى مفتوحة الآن. عد لاحقًا، أو اسأل الوكالة متى تُفتح الدورة القادمة.',
    freeSeats: (seats) => (seats === 0 ? 'لا مقاعد خالية' : `خالٍ: ${counted(seats, 'seat')}`),
    waiting: (people) => `في الانتظار: ${people === 0 ? '0' : counted(people, 'person')}`,
    covered: 'رصيدك يكفي، ويُدفع منه مع المقعد',
    select: 'اختيار',
    join: 'الانضمام إلى قائمة الانتظار',
  },
}

const payments: Words['payments'] = {
  lead: 'يظهر كل قيد هنا فور أن تكتبه الوكالة، ولا يستطيع أحد تغييره. إذا كان أحدها خطأ فقل ذلك: على الوكالة أن تجيب.',
  none: 'لا توجد قيود بعد. عندما تدفع، اطلب من الوكالة أن تكتب القيد وأنت هناك. ستراه هنا فورًا مع إيصال للطباعة.',
  balance: 'الرصيد',
  balanceAfter: 'الرصيد بعده',
  settled: (nothing) => `${nothing}: لا شيء لك ولا عليك`,
  held: (amount) => `${amount} رصيد لك: هو لدى الوكالة`,
  owed: (amount) => `${amount} عليك للوكالة`,
  back: 'العودة إلى مدفوعاتك',
  paper: 'مقاس الورق',
}

export const ownTrainingWords = {
  training: { ...trainingWords, messages },
  classes,
  payments,
  receipt: receiptWords,
  attendance: attendanceWords,
}
