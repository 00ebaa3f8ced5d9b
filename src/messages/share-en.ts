const purposes = {
  employer: 'An employer',
  bank: 'A bank',
  authority: 'An authority',
  other: 'Somebody else',
}

const states = {
  open: 'Open',
  expired: 'Over: its time is up',
  revoked: 'Revoked by you',
  stopped: 'Stopped: our staff took the file back, or gave you a new code',
}

/** The page on which candidates make shares, see who looked, and revoke. */
const share = {
  link: 'Share',
  title: 'Share papers',
  lead: 'You choose which papers somebody else may see, and for how long. They need your passport number and the share code.',
  back: 'Back to the file',
  make: 'Make a share',
  papers: 'Which papers?',
  photoGoesAlong: (details: string) =>
    `With every share go your ${details}, our reference and your photo.`,
  employerOnly: 'With an employer only: it is addressed to the employer',
  never: (papers: string) => `${papers}: shown to you only. This can never be part of a share.`,
  nothing: 'There is no paper in this file that can be shared.',
  purpose: 'For whom?',
  purposes,
  label: 'Your name for this share',
  labelHint:
    'For your own list, for example the name of the company. The other side does not see it',
  days: 'For how many days?',
  daysHint: (most: number) => `From 1 to ${most}. You can revoke it at any time`,
  submit: 'Make the share',
  madeTitle: 'Your share is made',
  made: (date: string) => `It is open until ${date}. You can revoke it before.`,
  code: 'Share code',
  once: 'We show this code only now. Write it down, print this page, or send it on.',
  address: 'Where it opens',
  qrOf: (address: string) => `QR code of ${address}`,
  how: 'How to hand it on',
  steps: [
    'Send the address and the share code. Neither opens anything without your passport number.',
    'Tell them your passport number another way, for example by telephone.',
    'Never send the access code on your slip. It opens your whole file.',
  ],
  all: 'All your shares',
  list: 'Your shares',
  none: 'You have made no share yet.',
  state: 'State',
  states,
  forWhom: 'For',
  shown: 'Papers',
  madeOn: 'Made on',
  openUntil: 'Open until',
  views: 'Looked at',
  neverViewed: 'Nobody has opened it so far.',
  viewed: (times: number) => (times === 1 ? 'Once:' : `${times} times:`),
  revoke: 'Revoke',
  revokeWhich: (label: string) => ` the share “${label}”`,
  error: 'The share was not made',
}

/** The page of the other side. */
const shared = {
  title: 'Open shared papers',
  lead: 'Somebody shared papers with you? Type their passport number and the share code. Neither opens anything alone.',
  number: 'Passport number of the candidate',
  numberHint: 'Ask the candidate for it. Small letters and spaces are fine',
  code: 'Share code',
  codeHint: 'Nine letters and numbers, for example 7QX-K2M-9PD',
  open: 'Open the shared papers',
  numberMissing: 'Type the candidate’s passport number',
  codeMissing: 'Type the share code',
  noDataHelp: [
    'Compare the number and the code with what you were sent, letter by letter.',
    'A share ends when its time is up, or when the candidate revokes it.',
    'Ask the candidate for a new share.',
  ],
  aboutTitle: 'What you will see',
  about: [
    [
      'Copies',
      'Pictures of the papers that the candidate chose, as this private agency holds them.',
    ],
    ['For 15 minutes', 'Then they close by themselves. Open them again while the share lasts.'],
    [
      'The candidate sees it',
      'Each opening is noted with its time, and the candidate can see that.',
    ],
  ],
  fileTitle: (name: string, organisation: string) =>
    `${name}: papers shared, held by ${organisation}`,
  sharedFor: 'Shared for',
  openUntil: 'Share open until',
  reference: 'Our reference',
  knownText: (organisation: string, name: string) =>
    `Each picture below is a copy that ${organisation} holds for ${name}. ${name} chose them for you.`,
  none: 'None of the shared papers is on file any more.',
  endedTitle: 'These papers are closed',
  ended:
    'Shared papers stay open for 15 minutes. They close earlier when you close them, when the candidate revokes the share, or when our staff take the file back. Nothing of them is left in this browser.',
  openAgain: 'Open them again',
}

export const shareWords = { share, shared }
