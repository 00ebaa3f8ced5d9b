/** What is around every kind: "Tell {name} something", what was told, and how far it is. */
export const cases = {
  tell: (organisation: string) => `Tell ${organisation} something`,
  about: 'What is it about?',
  inFile: 'These are about your own file. Open it first, with your number and access code.',
  follow: 'Follow it by its number',
  link: 'This is wrong',
  wrongOf: (what: string) => `${what}: this is wrong`,
  now: 'In your file now',
  documentNow: 'The document that your file shows now',
  noParts: 'There is nothing here that this could be about.',
  told: 'What you told us',
  none: 'You have not told us anything yet.',
  saidOn: (date: string) => `You said this on ${date}:`,
  answerBy: (date: string) => `Staff answer by ${date}.`,
  overdue: 'The day has passed. Ask us, or report a concern.',
  open: 'Staff have not answered yet',
  results: {
    accepted: 'Accepted: staff corrected it',
    declined: 'Declined: staff left it as it is',
    answered: 'Answered',
    corrected: 'Corrected: the entry was taken back',
    closed: 'Dealt with',
    done: 'Done',
    returned: 'Staff say that they gave it back. You do not have it? Ask again.',
    takenBack: 'You took this back',
  },
  choose: 'Choose',
  reason: 'They wrote:',
  disagree: 'I do not agree',
  disagreeText: 'What is not right about the answer?',
  samePerson:
    'The same person at the agency entered this and decided about it, because nobody else there could. You can complain about it:',
  whereToComplain: 'See where you can complain',
  disagreed: (date: string) => `On ${date} you said that you do not agree:`,
  keepNumber: (number: string) =>
    `Your number is ${number}. With it you can see on this page whether we have answered.`,
  cameIn: (date: string) => `It came in on ${date}.`,
  answerInFile: 'The answer is in your file.',
  dealtWith: 'We have dealt with it.',
  missingTitle: 'We have nothing under this number',
  missing: 'Compare each character of the number with what you noted.',
  asides: {
    office: {
      title: 'How to reach us',
      nothing: 'Come to the office where you were given your slip, and ask for the manager.',
      newCode: 'Lost your access code?',
      say: 'Keep the document, the messages and the receipt. Do not send your access code to anybody, not even to us.',
    },
    authority: {
      title: 'Is it about us, or about your employer?',
      own: 'You get a numbered page with a proof, and you can stay anonymous:',
      link: 'Write a complaint about us or your employer',
      named: (authority: string, number: string) =>
        `You can also tell the authority that licenses us: ${authority}. Our licence number is ${number}.`,
      byOwnAccount: (authority: string, number: string) =>
        `You can also tell ${authority}. By our own account it licenses us, with number ${number}.`,
      register: 'The public register of licences',
    },
    faster: {
      title: 'At once, at our office',
      text: 'Bring your passport. You get a new slip while you wait.',
    },
    never: {
      title: 'What we never do',
      text: 'We never ask for your old code, and we never send a code to somebody else for you.',
    },
    unknown: {
      title: 'You can stay anonymous',
      texts: [
        'We do not keep your internet address or your account with a complaint. Leave out your name and contact, and it does not say who you are.',
        'Your employer may see what you do on their phone, computer or Wi-Fi. Use your own if you can.',
      ],
    },
    outside: {
      title: 'You do not have to tell us',
      text: 'Others can help you at home and where you work. None of them belongs to us.',
    },
    concern: {
      title: 'Is it about somebody else?',
      text: 'Is somebody using our name, or does a document or website look wrong?',
    },
  },
}

/** A complaint that somebody writes here and takes with them. */
export const complaint = {
  made: 'Save or print this page now. We cannot show it a second time.',
  saved: 'The file also has the proof, for experts, that nobody changed it later.',
  save: 'Save the page as a file',
  at: 'Written on',
  aboutShort: 'About',
  contact: 'Contact',
  kept: 'Sent to the agency',
  isSent: 'Yes, on the same day',
  isKept: 'No. The agency has the number and the date, not the text.',
  digest: 'Fingerprint (SHA-256)',
  random: 'Random part of the fingerprint',
  proof: 'Proof from the log',
  proofText:
    'It shows that this fingerprint was written into the agency’s log at that time. Nobody can add it later or remove it unnoticed.',
  proofLater: (address: string) => `The proof is ready within a minute at ${address}.`,
  words: 'The words above are those of the person who complains. The agency did not write them.',
  foot: (address: string) => `Date and any answer: ${address}`,
  fileProof: 'This line is what was numbered. Its SHA-256 is the fingerprint above:',
  logKey: 'Key of the log:',
  standingKept: 'Only the person who wrote it has the text. We were not sent it.',
  standingSent: 'It was sent to us. We do not show its text here.',
  unanswered: 'We have not answered yet.',
  answered: (date: string) => `Our answer of ${date}:`,
}
