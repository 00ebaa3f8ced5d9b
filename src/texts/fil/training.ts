import { importUndone } from '#modules/training/problems.schema'
import type * as english from '../en/training.ts'
import type { InAnyLanguage, Words } from '../words.ts'
import { attendanceWords, receiptWords } from './printed.ts'

export const trainingWords: InAnyLanguage<typeof english.trainingWords> = {
  states: {
    draft: 'Hindi pa tapos',
    open: 'Bukas',
    full: 'Puno na',
    running: 'Nagsimula na',
    finished: 'Tapos na',
    cancelled: 'Kinansela',
  },
  kinds: {
    payment: 'Bayad',
    charge: 'Singil',
    refund: 'Ibinalik na bayad',
    correction: 'Pagtatama',
  },
  methods: receiptWords.methods,
  credit: 'Credit',
  free: 'Libre',
  facts: {
    teacher: 'Guro',
    place: 'Lugar',
    link: 'Link',
    sessions: (timeZone) => `Mga session (${timeZone})`,
    noSessions: 'Wala pa',
    allSessions: (all) => `Lahat ng session (${all})`,
    fee: 'Bayad',
    seats: 'Upuan',
    attended: 'Pinasukan',
    attendedOf: (attended, all) => `${attended} sa ${all} session`,
  },
  reasons: { [importUndone]: 'Binawi ang talaan na pinagmulan ng bayad na ito.' },
  ledger: {
    entries: 'Mga tala, pinakabago muna',
    entry: 'Tala',
    purpose: 'Para sa',
    amount: 'Halaga',
    received: 'Natanggap',
    actions: 'Mga gagawin',
    numbered: (sequence, kind) => `Blg. ${sequence} · ${kind}`,
    receiptNumber: (number) => `resibo ${number}`,
    corrects: (sequence, reason) => `itinatama ang ${sequence}: ${reason}`,
    refunds: (sequence, reason) => `ibinabalik ang bahagi ng ${sequence}: ${reason}`,
    correctedBy: (sequence) => `itinama ng ${sequence}`,
    noMoney: 'Walang perang gumalaw',
    receivedBy: (name) => `tinanggap ni ${name}`,
    handedOutBy: (name) => `ibinigay ni ${name}`,
    receipt: 'Resibo',
    receiptWhich: (number) => `Resibo ${number}`,
  },
}

const messages: Words['training']['messages'] = {
  enrolled: (title) => `May upuan ka na sa “${title}”.`,
  'class-cancelled': (title) => `Kinansela ang “${title}”.`,
  'class-credited': (title) =>
    `Kinansela ang “${title}”. Credit mo na ang binayaran mo: tingnan ang mga bayad mo.`,
  'taken-off': (title) => `Inalis ka ng agency sa “${title}”. Itanong sa agency kung bakit.`,
}

const classes: Words['classes'] = {
  pages: 'Mga klase mo',
  links: {
    '/my/classes': 'May upuan',
    '/my/classes/selected': 'Mga napili',
    '/my/classes/open': 'Mga bukas na klase',
  },
  aside: 'Nabasa ko na',
  enrolled: {
    lead: 'Kung saan ka may upuan, at kung saan ka na pumasok.',
    none: 'Wala kang upuan sa anumang klase.',
    toSelect: 'Pumili ng klase',
    slip: 'Slip ng pagpasok',
    leave: 'Umalis',
    leaveText: 'Mapupunta ang upuan mo sa susunod sa pila.',
    leaveFee: 'Magiging credit mo ang bayad.',
    leaveYes: 'Umalis sa klase',
    past: 'Inalisan o kinansela',
    pastLeft: (title) => `“${title}”: umalis ka`,
    pastCancelled: (title) => `“${title}”: kinansela ang klase`,
  },
  selected: {
    title: 'Mga napili kong klase',
    lead: 'Magkakaroon ka ng upuan kapag may bakante at sapat ang naibayad mo. Hanggang doon, nakapila ka.',
    none: 'Wala kang hinihintay na klase.',
    begun:
      'Nagsimula ang klaseng ito bago ka nagkaroon ng upuan. Sa iyo pa rin ang binayaran mo, bilang credit.',
    place: (place) => `Ikaw ang numero ${place} sa pila.`,
    pay: (fee) =>
      `Bayaran ang ${fee} sa agency: kailangang bayad na ito bago ka magkaroon ng upuan.`,
    taken: 'Puno na ang lahat ng upuan.',
    comes: 'Magkakaroon ka ng upuan kapag may bakante. Sasabihan ka namin dito.',
    remove: 'Alisin',
    removeText: 'Mawawala ang lugar mo sa pila. Sa iyo pa rin ang binayaran mo, bilang credit.',
    removeYes: 'Alisin ang klase',
  },
  open: {
    title: 'Mga bukas na klase',
    lead: 'Pumili ng klase. Magkakaroon ka ng upuan kapag may bakante at sapat ang naibayad mo.',
    none: 'Walang ibang bukas na klase ngayon. Tingnan ulit mamaya, o itanong sa agency kung kailan ang susunod.',
    freeSeats: (seats) => (seats === 0 ? 'Walang bakante' : `${seats} bakante`),
    waiting: (people) => `${people} naghihintay`,
    covered: 'kasya ang credit mo, at ito ang ipambabayad kasabay ng upuan',
    select: 'Piliin',
    join: 'Pumila',
  },
}

const payments: Words['payments'] = {
  lead: 'Lumalabas dito ang bawat tala pagkagawa ng agency, at walang makakapagbago nito. Kung may mali, sabihin mo: kailangang sumagot ang agency.',
  none: 'Wala pang tala. Kapag nagbayad ka, ipatala mo agad sa agency habang naroon ka. Makikita mo ito rito agad, may resibong puwedeng i-print.',
  balance: 'Balanse',
  balanceAfter: 'Balanse pagkatapos nito',
  settled: (nothing) => `${nothing}: bayad na ang lahat`,
  held: (amount) => `${amount} na credit: hawak ng agency`,
  owed: (amount) => `${amount} ang utang sa agency`,
  back: 'Bumalik sa mga bayad mo',
  paper: 'Laki ng papel',
}

export const ownTrainingWords: Pick<
  Words,
  'training' | 'classes' | 'payments' | 'receipt' | 'attendance'
> = {
  training: { ...trainingWords, messages },
  classes,
  payments,
  receipt: receiptWords,
  attendance: attendanceWords,
}
