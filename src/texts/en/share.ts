const purposes = {
  employer: 'An employer',
  bank: 'A bank',
  authority: 'An authority',
  other: 'Somebody else',
}

const states = {
  open: 'Open',
  expired: 'Expired',
  revoked: 'Stopped early',
  stopped: 'Stopped: our staff closed the file, or gave you a new code',
}

/** The page on which candidates make and revoke shares, and see who opened them. */
const share = {
  title: 'Share documents',
  lead: 'You choose which documents somebody else may see, and for how long. They need the share code, and your passport number or date of birth: you choose which you tell them.',
  make: 'Share documents with somebody',
  documents: 'Which documents?',
  photoGoesAlong: (details: string) =>
    `Every share also shows your ${details}, our reference and your photo.`,
  onlyFor: {
    employer: 'Only in a share for an employer: the letter is addressed to the employer',
    'employer-or-authority': 'Only in a share for an employer or an authority',
  },
  never: (documents: string) => `${documents}: only you can see this. It can never be shared.`,
  /** Why a document cannot be in this share. */
  refusedFor: {
    employer: (document: string) =>
      `${document} can be shared with an employer only: it is addressed to the employer.`,
    'employer-or-authority': (document: string) =>
      `${document} can be shared with an employer or an authority only.`,
  },
  notOnFile: (document: string) => `${document} is not in your file. Take it out and try again.`,
  /** Instead of the form, after a no to showing documents to others. */
  saidNo: (date: string) => `You said no on ${date}, so nobody can make a share.`,
  nothing: 'This file has no document that can be shared.',
  purpose: 'Who is it for?',
  purposes,
  label: 'A label for this share',
  labelHint:
    'For your list, for example the name of the company. Whoever opens the share does not see it.',
  messageIn: 'Language of the message',
  days: 'How long should it stay open?',
  daysOf: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  check: 'Check your answers',
  checkTitle: 'Is this what you want to share?',
  checkLead: 'Nothing is shared yet. You can stop a share at any time.',
  change: 'Change',
  submit: 'Create share code',
  madeTitle: 'Your share code is ready',
  madeBefore:
    'You sent this form more than once. There is still only one share, and this is its code.',
  made: (date: string) => `It is open until ${date}. You can stop it at any time.`,
  once: 'We show this code only once.',
  keepCode: 'Write it down, print this page, or send it.',
  address: 'Where it opens',
  how: 'How to send it',
  steps: [
    'Send the address and the share code. Neither opens anything without your passport number or date of birth.',
    'Tell them one of the two in another way, for example by phone.',
    'Never send the access code on your slip. It opens your whole file.',
  ],
  sendBoth: 'Send both messages. Whoever sees only one of them cannot open anything.',
  sendLink: 'First message: the link',
  sendCode: 'Second message: the code',
  mailSubject: 'Shared documents',
  linkMessage: (address: string) =>
    `I am sharing documents with you. Open ${address} and type my passport number or date of birth. The share code comes in another message.`,
  codeMessage: (code: string) => `The share code is ${code}`,
  byEmail: 'Email',
  copy: 'To copy it, press and hold the text:',
  all: 'All your shares',
  list: 'Your shares',
  none: 'You have not shared anything yet.',
  state: 'State',
  states,
  forWhom: 'For',
  madeOn: 'Made on',
  openUntil: 'Open until',
  stoppedOn: 'Stopped on',
  views: 'Opened',
  neverViewed: 'Nobody has opened it yet.',
  viewed: (times: number) => (times === 1 ? 'Once:' : `${times} times:`),
  revoke: 'Stop',
  revokeWhich: (label: string) => `the share “${label}”`,
  revokeText:
    'The code stops working at once, even for somebody who has the documents open now. You cannot undo this.',
  revokeYes: 'Yes, stop it',
  error: 'No share code was created',
}

/** The page of the share's recipient. */
const shared = {
  title: 'Open shared documents',
  lead: 'For employers and banks: a candidate gave you a share code.',
  number: 'The candidate’s passport number or date of birth',
  numberHint: 'Ask the candidate for one of them. A date like 14.05.1990',
  code: 'Share code',
  codeHint: 'Nine letters and numbers, for example 7QX-K2M-9PD',
  open: 'Open the shared documents',
  numberMissing: 'Type the candidate’s passport number or date of birth',
  codeMissing: 'Type the share code',
  noDataHelp: [
    'Compare the number and the code with what you were sent, letter by letter.',
    'A share ends when its time is up, or when the candidate stops it.',
    'Ask the candidate for a new share.',
  ],
  aboutTitle: 'What you will see',
  about: [
    [
      'Copies',
      'Pictures of the documents that the candidate chose, as this private agency holds them.',
    ],
    [
      'For 15 minutes',
      'Then they close automatically. You can open them again while the share lasts.',
    ],
    ['The candidate sees it', 'The candidate can see when you opened them.'],
  ],
  fileTitle: (name: string, organisation: string) =>
    `${name}: documents shared, held by ${organisation}`,
  back: 'Back to the documents',
  sharedFor: 'Shared for',
  openUntil: 'Share open until',
  knownText: (organisation: string, name: string) =>
    `This is a copy that ${organisation} holds for ${name}. ${name} chose it for you.`,
  none: 'None of the shared documents is in the file any more.',
  endedTitle: 'These documents are closed',
  ended:
    'Shared documents stay open for 15 minutes. They close earlier if you close them, if the candidate stops the share, or if our staff close the file. Nothing is left in this browser.',
  openAgain: 'Open them again',
}

export const shareWords = { share, shared }
