import { problems, tooLong } from '#platform/problems.schema'

/** What staff are told about a class. */
export const classProblems = problems('classes', {
  noTitle: 'Give the class a title.',
  longTitle: tooLong('The title'),
  noTeacher: 'Say who teaches: choose a member of staff or type a name.',
  badTeacher: 'Choose the teacher from the list.',
  notStaff: 'Choose an admin or a moderator, or type a name.',
  longTeacher: tooLong('The name'),
  noPlace: 'Say where it is held: type a place or a link.',
  longPlace: tooLong('The place'),
  badLink: 'The link has to begin with https://',
  longLink: tooLong('The link'),
  badTimeZone: 'Choose a time zone from the list.',
  badTime: 'Type a date and a time.',
  impossibleTime: 'This day cannot be right. Check the year.',
  noSuchTime: 'This time does not exist in that time zone.',
  endsBefore: 'The session has to end after it begins.',
  noSessions: 'Keep at least one session.',
  manySessions: 'A class can have at most {most} sessions.',
  badSeats: 'Type how many seats there are: 1 to {most}.',
  fewSeats: '{people} have a seat already.',
  badFee: 'Type the fee as an amount, or 0 for no fee.',
  feeStays: 'The fee stays as it is.',
  badState: 'Choose open, running, finished or cancelled.',
})

/** The same about money. */
export const paymentProblems = problems('training', {
  badCurrency: 'Choose a currency from the list.',
  otherCurrency: 'The fee of this class is in {currency}. Record the payment in that currency.',
  noAmount: 'Type an amount larger than zero.',
  aboveCredit: 'This is more than the credit in this currency.',
  largeAmount: 'This amount is too large to be right. Check its zeros.',
  noStudent: 'Choose a person from the list.',
  noClass: 'Choose a class from the list.',
  noPurpose: 'Say what the money is for: a class, or the name of a fee.',
  noFee: 'Name the fee.',
  longFee: tooLong('The name of the fee'),
  noItem: 'Choose what the money is for.',
  noPayer: 'Choose who paid.',
  noMethod: 'Choose how the money was handed over.',
  longReference: tooLong('The reference'),
  noDay: 'Type the day on which the money was handed over.',
  impossibleDay: 'This day cannot be right. Check the year.',
  dayAhead: 'This day is in the future.',
  aboveLeft: 'This is more than is left of this payment.',
  beforePayment: 'This is before the payment.',
  noReceiver: 'Choose who received the money.',
  notStaff: 'Choose an admin or a moderator.',
  noRefunder: 'Choose who handed out the money.',
  noRefundReason: 'Say why the money is handed back.',
  noCorrection: 'Say what was wrong with the entry.',
  longReason: tooLong('The reason'),
})

/** The reason of counter-entries that an undone import writes, as a code: the ledger forgets nothing, in any language. */
export const importUndone = 'training.importUndone'
