import { privateCompany } from '../private-company.ts'

/** Who issues a printed sheet, and what it is not (H1). */
export const letterheadWords = {
  isPrivate: privateCompany.en,
  licence: (number: string, authority: string) => `Licence ${number} (${authority}).`,
  licenceByOwnAccount: (number: string, authority: string) =>
    `Licence ${number} (${authority}, by its own account).`,
  notGovernment: 'This is not a government document.',
}

/** Originals of a candidate that the agency has: on the file, and on the printed receipt. */
export const originalsWords = {
  title: 'Where are your originals?',
  none: (organisation: string) =>
    `${organisation} has no note that it holds a passport or certificate of yours. Does the office have one? Ask for a receipt today.`,
  since: (date: string, purpose: string) => `We have had it since ${date}. For: ${purpose}.`,
  due: (date: string) => `We give it back by ${date}.`,
  overdue: (date: string) => `Overdue: it was due back by ${date}.`,
  asked: (date: string) => `You asked for it on ${date}.`,
  notAgreed: 'You have not confirmed this yet.',
  agreed: {
    code: (date: string) => `You confirmed this with your code on ${date}.`,
    signature: (date: string) => `We noted on ${date} that you signed for this.`,
  },
  returned: (date: string) => `We noted that we gave it back on ${date}.`,
  notThere: 'After that you asked for it again, so we keep it on this list.',
  returnAgreed: {
    code: (date: string) => `You confirmed on ${date} that you have it.`,
    signature: (date: string) => `We noted on ${date} that you signed for getting it back.`,
  },
  confirm: 'Yes, I gave it to you for this',
  haveIt: 'I have it back',
  yours: 'A passport belongs to the person it names. Others can help if it is not given back.',
}

/** The printed receipt for an original that is handed over. */
export const originalReceiptWords = {
  ...letterheadWords,
  title: 'Receipt for an original that we have in hand',
  candidate: 'Candidate',
  reference: 'Record reference',
  kind: 'Document',
  purpose: 'What for',
  received: 'Received on',
  due: 'We give it back by',
  returned: 'Given back on',
  agree:
    'I handed this document over for this purpose, until this day. I can ask for it at any time.',
  back: 'I have it back.',
  signature: 'Signature of the candidate, date',
  staff: 'Signature for the agency, date',
  ask: (address: string) =>
    `To ask for it back, open your file at ${address} and press “Give it back”.`,
}

interface Attended {
  organisation: string
  name: string
  title: string
  teacher: string
  attended: number
  sessions: number
}

/** The printed sheet about attendance: how many sessions of how many, and no more (H4). */
export const attendanceWords = {
  ...letterheadWords,
  title: 'Attendance',
  statement: ({ organisation, name, title, teacher, attended, sessions }: Attended) =>
    `${organisation} states that ${name} attended ${attended} of ${sessions} sessions of “${title}”, taught by ${teacher}.`,
  from: (first: string, last: string, timeZone: string) =>
    `First session: ${first}. Last session: ${last} (${timeZone}).`,
  limits:
    'It only says who was there. It says nothing about an exam, a language level, a visa or a permit.',
}

/** The printed receipt of a payment. */
export const receiptWords = {
  ...letterheadWords,
  title: 'Receipt',
  number: 'Number',
  check: 'Check value',
  qrOf: (address: string) => `QR code of ${address}`,
  amount: 'Amount',
  received: 'Date received',
  from: 'Received from',
  purpose: 'For',
  method: 'How',
  methods: {
    cash: 'Cash',
    bank: 'Bank transfer',
    'mobile-wallet': 'Mobile wallet',
    other: 'Other',
  },
  reference: 'Reference',
  by: 'Received by',
  refund: {
    title: 'Receipt of a refund',
    received: 'Date paid back',
    from: 'Paid back to',
    by: 'Paid back by',
    reason: 'Reason',
  },
  corrected:
    'The agency has corrected the entry behind this receipt. The payment history shows the correct entry.',
  confirm: (address: string) =>
    `Anybody can check at ${address} whether we issued this receipt. It shows number, amount and date, but no name.`,
}

/** The printed slip with the access code that the candidate takes home. */
export const slipWords = {
  ...letterheadWords,
  title: 'How to open your file',
  open: 'Open this address on any phone or computer, or scan the QR code:',
  number: 'Type your passport number. It ends with',
  code: 'Type this access code:',
  keep: (organisation: string) =>
    `Keep this slip to yourself: anyone with your number and this code can open your file. ${organisation} never asks you for the code. If you lose it, ask us for a new one; the old one then stops working.`,
  reference: (reference: string) => `Record reference ${reference}`,
  printed: (day: string) => `printed ${day}`,
}
