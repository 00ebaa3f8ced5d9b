import type { CaseKind } from '#modules/cases/kinds.schema'

/** In one sentence, what somebody says or asks; `about` is what in the file it is about, or a sum. */
const cases: Record<CaseKind, (about: string) => string> = {
  mistake: (about) => `Says that this is wrong: ${about}`,
  payment: (about) => `Says that a payment is wrong: ${about}`,
  money: (about) => `Paid without a receipt: ${about}`,
  contract: () => 'Was given another contract',
  leaving: () => 'Wants to leave the agency',
  original: (about) => `Asks for an original back: ${about}`,
  concern: () => 'Reports a concern',
  code: () => 'Asks for a new access code',
  complaint: () => 'Complains',
  withheld: (about) => `An authority showed something else: ${about}`,
  codes: () => 'Many wrong codes were tried',
  fault: () => 'A receipt could not be confirmed',
}

/** Home: what is late, what waits, what comes, in English. */
export const todayWords = {
  title: 'Home',
  lead: {
    late: (count: number) => (count === 1 ? 'One thing is late.' : `${count} things are late.`),
    nothing: 'Nothing is late.',
    flight: (day: string) => `The next flight leaves ${day}.`,
  },
  late: {
    title: 'Late',
    days: (days: number) =>
      days === 0 ? 'late since today' : days === 1 ? '1 day late' : `${days} days late`,
    place: (place: number, total: number) => `${place} of ${total}`,
    more: (count: number) => (count === 1 ? '1 more is late' : `${count} more are late`),
    answer: 'Answer',
    handOver: 'Record the return',
    record: 'Open the record',
    original: (original: string) => `Has not got this back: ${original}`,
    originalText: (day: string) => `It had to be back by ${day}.`,
    caseText: (number: string, day: string) => `Case ${number}, to be answered by ${day}.`,
    nobody: 'Nobody has it yet.',
    with: (name: string) => `${name} has it.`,
  },
  approvals: {
    title: 'To approve',
    all: 'Review one by one',
    new: 'New record',
    newBy: (name: string) => `New record, entered by ${name}`,
    since: (when: string) => `since ${when}`,
  },
  returned: { title: 'Returned to you', all: 'Your records', correct: 'Correct it' },
  cases: { title: 'Cases to answer', all: 'All cases', anonymous: 'Somebody', said: cases },
  agenda: {
    title: 'Next 14 days',
    flies: (name: string) => `${name} flies`,
    fliesTo: (name: string, country: string) => `${name} flies to ${country}`,
    allHere: 'All needed documents are here',
    missing: (documents: string) => `Missing: ${documents}`,
    ends: (name: string, document: string) => `${name}: ${document} ends`,
    asPrinted: 'as printed on it',
    back: (name: string, original: string) => `${name}: ${original} is due back`,
    class: (title: string) => `Class: ${title}`,
    more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  },
  when: {
    today: 'today',
    tomorrow: 'tomorrow',
    on: (day: string) => `on ${day}`,
    by: (day: string) => `by ${day}`,
  },
  also: 'Also to look at',
  month: {
    added: (count: number) => (count === 1 ? '1 record added' : `${count} records added`),
    approved: (count: number) => `${count} approved`,
    departed: (count: number) => (count === 1 ? '1 departure' : `${count} departures`),
    answered: (count: number) => (count === 1 ? '1 case answered' : `${count} cases answered`),
    answeredWithin: (count: number, days: number) =>
      `${count} cases answered, half within ${days === 1 ? 'a day' : `${days} days`}`,
    backup: (at: string) => `last backup ${at}`,
    noBackup: 'no backup has been made yet',
  },
  empty: {
    title: 'The tray is empty',
    text: 'Answers, approvals and what is late appear here as they come in.',
    add: 'Add record',
  },
}
