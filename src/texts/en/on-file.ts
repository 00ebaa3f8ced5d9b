/** Documents that staff saw without keeping a scan, on the candidate's file. */
export const sightingWords = {
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
export const comparedWords = {
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
export const contractWords = {
  title: 'Your contract',
  lead: 'Our staff copied these terms from the contract that we hold for you. Compare each line with the document.',
  link: 'Read your contract',
  linkText: 'Read the terms and say whether you know them.',
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
  back: 'Back to the file',
}

/** "They gave me another contract": the form, and what was reported. */
export const otherContractWords = {
  link: 'They gave me another contract',
  reported: 'Other contracts that you reported',
  on: (moment: string) => `Reported on ${moment}`,
  term: 'Term',
  first: 'First contract',
  other: 'Other contract',
  silent: 'Not said',
  photoAlt: (page: number) => `Photo of the other contract, page ${page}`,
}
