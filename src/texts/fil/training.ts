import { importUndone } from '#modules/training/problems.schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { trainingWords as english } from '../en/training.ts'

export const trainingWords: InAnyLanguage<typeof english> = {
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
  methods: {
    cash: 'Cash',
    bank: 'Sa bangko',
    'mobile-wallet': 'Mobile wallet',
    other: 'Iba pa',
  },
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
