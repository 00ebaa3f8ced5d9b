import { importUndone } from '#modules/training/problems.schema'
import { attendanceWords, receiptWords } from './printed.ts'

/** Classes and the ledger of payments, for students and staff. */
export const trainingWords = {
  states: {
    draft: 'Draft',
    open: 'Open',
    full: 'Full',
    running: 'Running',
    finished: 'Finished',
    cancelled: 'Cancelled',
  },
  kinds: { payment: 'Payment', charge: 'Fee', refund: 'Refund', correction: 'Correction' },
  methods: receiptWords.methods,
  credit: 'Credit',
  free: 'Free',
  facts: {
    teacher: 'Teacher',
    place: 'Place',
    link: 'Link',
    sessions: (timeZone: string) => `Sessions (${timeZone})`,
    noSessions: 'None yet',
    allSessions: (all: number) => `All sessions (${all})`,
    fee: 'Fee',
    seats: 'Seats',
    attended: 'Attended',
    attendedOf: (attended: number, all: number) => `${attended} of ${all} sessions`,
  },
  /** Reasons that a program gives, by their codes. */
  reasons: { [importUndone]: 'The import of a table that brought this payment in was taken back.' },
  ledger: {
    entries: 'Entries, newest first',
    entry: 'Entry',
    purpose: 'For',
    amount: 'Amount',
    received: 'Received',
    actions: 'Actions',
    numbered: (sequence: number, kind: string) => `${sequence} · ${kind}`,
    receiptNumber: (number: string) => `receipt ${number}`,
    corrects: (sequence: number, reason: string) => `corrects ${sequence}: ${reason}`,
    refunds: (sequence: number, reason: string) => `pays back a part of ${sequence}: ${reason}`,
    correctedBy: (sequence: number) => `corrected by ${sequence}`,
    noMoney: 'No money moved',
    receivedBy: (name: string) => `received by ${name}`,
    handedOutBy: (name: string) => `handed out by ${name}`,
    receipt: 'Receipt',
    receiptWhich: (number: string) => `Receipt ${number}`,
  },
}

/** Changes to a student's own classes that the student did not make. */
const messages = {
  enrolled: (title: string) => `You have a seat in “${title}” now.`,
  'class-cancelled': (title: string) => `“${title}” is cancelled.`,
  'class-credited': (title: string) =>
    `“${title}” is cancelled. What you paid is now your credit: see your payments.`,
  'taken-off': (title: string) => `The agency removed you from “${title}”. Ask the agency why.`,
}

const classes = {
  pages: 'Your classes',
  links: {
    '/my/classes': 'Enrolled',
    '/my/classes/selected': 'Selected',
    '/my/classes/open': 'Open classes',
  },
  aside: 'I have read it',
  enrolled: {
    lead: 'Where you have a seat, and where you were.',
    none: 'You are not enrolled in a class.',
    toSelect: 'Select a class',
    slip: 'Attendance slip',
    leave: 'Leave',
    leaveText: 'Your seat goes to the next person on the waiting list.',
    leaveFee: 'The fee becomes your credit.',
    leaveYes: 'Leave the class',
    past: 'Left or cancelled',
    pastLeft: (title: string) => `“${title}”: left`,
    pastCancelled: (title: string) => `“${title}”: the class was cancelled`,
  },
  selected: {
    title: 'My selected classes',
    lead: 'You get a seat when one is free and your payments cover the fee. Until then you wait in order.',
    none: 'You are not waiting for a class.',
    begun: 'This class started before you got a seat. What you paid stays yours, as credit.',
    place: (place: number) => `You are number ${place} on the waiting list.`,
    pay: (fee: string) =>
      `Pay the fee of ${fee} at the agency: it must be paid before you get a seat.`,
    taken: 'All seats are taken.',
    comes: 'You get a seat when one is free. We will tell you here.',
    remove: 'Remove',
    removeText: 'You lose your place on the waiting list. What you paid stays yours, as credit.',
    removeYes: 'Remove the class',
  },
  open: {
    title: 'Open classes',
    lead: 'Select a class. You get a seat when one is free and your payments cover the fee.',
    none: 'No other class is open now. Check again later, or ask the agency when the next one opens.',
    freeSeats: (seats: number) => (seats === 0 ? 'None free' : `${seats} free`),
    waiting: (people: number) => `${people} waiting`,
    covered: 'your credit covers it when you get the seat',
    select: 'Select',
    join: 'Join the waiting list',
  },
}

const payments = {
  lead: 'Every entry appears here as soon as the agency makes it, and nobody can change it. If one is wrong, say so: the agency has to answer.',
  none: 'There are no entries yet. When you pay, ask the agency to make the entry while you are there. You will see it here at once, with a receipt to print.',
  balance: 'Balance',
  balanceAfter: 'Balance after it',
  settled: (nothing: string) => `${nothing}: everything is settled`,
  held: (amount: string) => `${amount} credit: the agency holds it`,
  owed: (amount: string) => `${amount} owed to the agency`,
  back: 'Back to your payments',
  paper: 'Paper size',
}

/** Classes and payments of a signed-in person, and their printed pages. */
export const ownTrainingWords = {
  training: { ...trainingWords, messages },
  classes,
  payments,
  receipt: receiptWords,
  attendance: attendanceWords,
}
