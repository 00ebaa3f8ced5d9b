/** What was paid for a recruitment, and what the law allows: pages of a candidate's own file. */
export const money = {
  title: 'What you paid',
  lead: 'Every payment for your recruitment that we recorded, and anything else that you say you paid.',
  total: (sum: string) => `You paid ${sum} in all`,
  nothing: 'No payment of yours is recorded.',
  parts: (receipted: string, own: string) => `${receipted} with our receipt, ${own} as you say.`,
  backOf: (gross: string, back: string, rest: string) =>
    `You paid ${gross}. Our records say you got ${back} back. That leaves ${rest}.`,
  recruitment: (sum: string) =>
    `${sum} of this is what the International Labour Organization calls recruitment fees and related costs. By its principles, no worker should pay them.`,
  law: 'What the law of your country allows',
  noLaw: 'We do not know the rule for your country. Ask the authority of your country.',
  above: (paid: string, allowed: string) =>
    `You paid ${paid}. That is more than ${allowed}, the limit that we found.`,
  aboveNothing: (paid: string) =>
    `You paid ${paid}. The rule that we found says that you should pay nothing for this.`,
  youPaid: (paid: string) => `You paid ${paid}.`,
  notPaid: 'We have recorded no payment of yours for this.',
  within: (allowed: string) => `The limit that we found is ${allowed}.`,
  withinNothing: 'The rule that we found says that you should pay nothing for this.',
  unknown: {
    amount: (paid: string, allowed: string) =>
      `The limit that we found is ${allowed}. You paid ${paid}. We do not convert money, so compare it yourself.`,
    wages: (months: string) =>
      `The limit that we found is ${months}. We do not know your monthly wage, so compare it yourself.`,
    unknown: 'We found no published limit.',
  },
  months: (months: number) => (months === 1 ? 'one month’s wage' : `${months} months’ wages`),
  net: (sum: string) => `${sum} (without what was paid back)`,
  allCosts: 'Everything that the recruitment costs',
  by: 'Law',
  authority: 'Authority',
  source: 'Found in',
  reviewed: (date: string) => `We looked at this on ${date}.`,
  unconfirmed: 'Nobody has compared it with the law itself.',
  confirmed: (name: string, date: string) => `${name} compared it with the law on ${date}.`,
  noAdvice: 'This is not legal advice. Laws change, so ask the authority. It is independent of us.',
  help: 'Help outside the agency',
  aboveHelp: 'You can ask for the money back, and you can complain outside the agency.',
  subAgent: 'Who brought you',
  broughtBy: (name: string) => `We noted that ${name} brought you to us.`,
  registration: (number: string) =>
    `Registration: ${number}. We noted this number. Ask the regulator whether it is this person’s.`,
  noRegistration:
    'We have noted no registration for this person. Ask for it, and ask the regulator, before you pay.',
  paidSubAgent:
    'Did this person take money from you? It is part of what your recruitment cost. Enter it below, even without a receipt.',
  entries: 'Payments that we recorded',
  paidBy: 'Paid by',
  you: 'You',
  receivedBy: (name: string) => `Received by ${name}`,
  receipt: (number: string, check: string) => `Receipt ${number}, check value ${check}`,
  check: 'Check this receipt',
  noReceipt: 'No receipt: this is a cost that the agency bore itself.',
  corrected: (reason: string) => `This entry was taken back: ${reason}`,
  refund: (sum: string) => `Paid back: ${sum}`,
  refundReason: (reason: string) => `Reason: ${reason}`,
}

/** Documents that staff saw without keeping a scan, on the candidate's file. */
export const sightings = {
  text: 'We note the day on which we saw the document, who saw it, and the number on it. We keep no picture, and nothing of what it says.',
  seen: (date: string, person: string) => `Seen on ${date} by ${person}.`,
  number: (number: string) => `Number on the document: ${number}.`,
  keptText:
    'An agency keeps a scan of a medical form or a police clearance only if it says why. This is the reason it gives.',
}

/**
 * The results of asking an authority about a document. No sentence says that a document is genuine or a
 * visa valid (H4): each says what was shown, on which day, and that it can change.
 */
export const compared = {
  both: (first: string, second: string) => `${first} and ${second}`,
  nobody: (authority: string) => `Nobody here has asked ${authority} yet.`,
  /** Above a list of several authorities. */
  one: (authority: string, day: string) =>
    `One of our staff asked ${authority} on ${day}. A second person has yet to ask, so we do not say what it showed.`,
  same: (authority: string, days: string) =>
    `Two of our staff asked ${authority} on ${days}; what it showed then matched this copy. That can change any day.`,
  unclear: (authority: string, days: string) =>
    `Two of our staff asked ${authority} on ${days}. At least one of them was shown nothing about this document, or got no answer.`,
  other: (authority: string, days: string) =>
    `Our staff asked ${authority} on ${days}. One of them was shown something different from this copy. Another person here decided to show the copy again.`,
  old: (days: number) => `That was more than ${days} days ago.`,
  askYourself: 'How to ask yourself',
  withheld: {
    asked: (authority: string, day: string) =>
      `We asked ${authority} on ${day}. Its answer was different from our copy.`,
    askedBefore:
      'We asked an authority about this document. Its answer was different from our copy.',
    open: 'We are looking into it, and do not show the document to anybody until we know more.',
    decided: (day: string) =>
      `We have looked into it, and have not shown the document since ${day}.`,
    notSaid:
      'There can be many reasons. This does not say what is wrong, or that you did anything wrong.',
    next: 'Ask our office. You can also ask the authority yourself.',
  },
}

/** The candidate's page about the contract. */
export const contract = {
  title: 'Your contract',
  lead: 'Our staff copied these terms from the contract that we hold for you. Compare each line with the document.',
  none: 'Nobody has entered the terms of a contract for you yet. Ask our office.',
  received: (days: number, flight: string) =>
    days === 1
      ? `You received this 1 day before your flight on ${flight}.`
      : `You received this ${days} days before your flight on ${flight}.`,
  receivedSameDay: (flight: string) => `You received this on the day of your flight, ${flight}.`,
  receivedAfter: (flight: string) => `You received this after your flight on ${flight}.`,
  available: (date: string) => `Available to you since ${date}.`,
  changed: (date: string) =>
    `These terms were changed on ${date}. Your earlier answer was about the old terms. Please answer again if you want to.`,
  silent: 'Not in the contract, or not entered',
  readTitle: 'Do you know these terms?',
  readText:
    'You do not have to press a button. It does not sign anything, and it changes none of your rights.',
  ways: { read: 'I have read it', heard: 'It was read to me' },
  said: {
    read: (moment: string) => `You said on ${moment} that you have read it.`,
    heard: (moment: string) => `You said on ${moment} that it was read to you.`,
  },
}

/** "They gave me another contract": the form, and what was reported. */
export const other = {
  reported: 'Other contracts that you reported',
  on: (moment: string) => `Reported on ${moment}`,
  term: 'Term',
  first: 'First contract',
  other: 'Other contract',
  silent: 'Not said',
  photoAlt: (page: number) => `Photo of the other contract, page ${page}`,
}
