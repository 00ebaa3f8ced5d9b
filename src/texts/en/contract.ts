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
