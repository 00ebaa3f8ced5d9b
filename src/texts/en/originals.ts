import { letterheadWords } from './letterhead.ts'

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
  giveBack: 'Give it back',
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
