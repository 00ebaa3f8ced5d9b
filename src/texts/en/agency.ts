import type { InEachLanguage } from '#platform/languages.schema'

/** "What this site is". */
export const about = {
  title: 'What this site is',
  description: (organisation: string) =>
    `Who runs this site, ${organisation}, under which names, licences and addresses, and since when.`,
  lead: 'A private agency keeps copies of its candidates’ documents here, for the candidates to see.',
  limits:
    'Only the authority can tell you whether it issued a document and whether the document is still in force.',
  history: 'Names, licences and addresses',
  historyLead:
    'Every one that this site has had, from its log. Changes to the log can be detected.',
  names: 'Name',
  legalNames: 'Registered name',
  licences: 'Licence',
  addresses: 'Web address',
  between: (from: string, until: string) => `${from} to ${until}`,
  until: (until: string) => `until ${until}`,
  unknown: 'since before the log begins',
}

/** An agency that is closing: at the top of every page, on its own page, and on the opened file. */
export const closing = {
  title: 'This agency is closing',
  closes: (date: string) => `This agency is closing. Its last day is ${date}.`,
  closed: (date: string) => `This agency has closed. Its last day was ${date}.`,
  more: 'What happens to your file',
  take: (date: string) => `Download all your data by ${date}. You do not need anyone’s permission.`,
  takeNow: 'Download all your data now, before we delete it.',
  removed: (date: string) => `We will delete your file after ${date}.`,
  removedNow: 'The last day has passed. We are deleting the files.',
  originals: 'Do we hold your passport or another original? Ask for it back now.',
  noSuccessor: 'No other agency is taking over the files.',
  successor: 'Another agency can take over files. It gets yours only if you say yes.',
  itIs: 'Its name, its licence and how to reach it:',
  answer: 'Say yes or no',
  open: 'Open your file',
  openHow: 'You need your passport number and your access code.',
  none: 'This agency is not closing. Your file stays open to you.',
  noneTitle: 'This agency is not closing',
  noRegistration: 'This agency is closing, so it takes no new registrations.',
}

/** "Our only web addresses". */
export const domains = {
  title: 'Our only web addresses',
  description: (organisation: string) =>
    `The web addresses that belong to ${organisation}, a private recruitment agency.`,
  lead: (organisation: string) =>
    `Only these addresses belong to ${organisation}. A page at any other address is not ours, whatever it looks like.`,
  thisSite: 'This website',
  others: 'Also ours',
  howTitle: 'How to be sure',
  how: [
    'Look at the part before the first single slash: its end must be exactly as above.',
    'Type the address yourself, or scan the code on your slip. A link in a message can lead elsewhere.',
    'We never ask for your access code by telephone, message or email.',
    'None of our addresses belongs to a government, and we do not use one that sounds like a government’s.',
  ],
  foundOne: 'Have you found another page with our name?',
}

/** Notes beside words of the organisation that do not exist in the reader's language. */
export const onlyIn = {
  all: {
    en: 'Written in English',
    bn: 'Written in Bengali',
    hi: 'Written in Hindi',
    ne: 'Written in Nepali',
    ar: 'Written in Arabic',
    fil: 'Written in Filipino',
  } satisfies InEachLanguage,
  partly: 'Partly in another language',
}

/** What the organisation publishes. */
export const notices = {
  title: 'Notices',
  lead: (organisation: string) => `News from ${organisation}, a private agency.`,
  description: (organisation: string) =>
    `Notices of ${organisation}, a private recruitment agency.`,
  none: 'There are no notices yet.',
  published: (date: string) => `Published on ${date}.`,
  pictureOf: (title: string, place: number) => `Picture ${place} of the notice “${title}”`,
  all: 'All notices',
  around: 'More notices',
  newer: 'Newer notices',
  older: 'Older notices',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}.`,
}

/** The first page. */
export const home = {
  title: 'See the documents that we hold for you',
  welcome: 'Type your passport number and the access code on our slip.',
  description: (organisation: string) =>
    `Candidates of ${organisation}, a private recruitment agency, see the documents that it holds for them. This is not a government website.`,
  noSlip: 'No slip?',
  informationAsOf: (date: string) => `Information as of ${date}.`,
  how: 'How this site works',
  steps: [
    ['We hold copies', 'Your documents, as our staff received them.'],
    ['You hold the key', 'The code on your slip. Without it, nobody sees anything here.'],
    [
      'Only the authority can confirm it',
      'Next to each document we show where to ask whether it is genuine.',
    ],
  ],
  lookUp: 'Before you hand over your passport or money: look us up',
  lookUpText: (number: string, authority: string) =>
    `Our licence is ${number}. Look for it yourself in this register: ${authority}. Our name must be there, and the licence must be current.`,
  lookUpOpen: 'Open the register',
  lookUpByOwnAccount: (number: string, authority: string) =>
    `By our own account, our licence is ${number} (${authority}). Ask them yourself before you trust us.`,
  office: 'Our office',
  officePhoto: (name: string) => `Photo of the office of ${name}`,
  officeProvesNothing:
    'Any website can show a photo of an office. Before you pay, look for our licence in the register, and come to the office if you can.',
  notices: 'Latest notices',
  ask: 'What would you like to do?',
  spotFake: 'Five signs of a fake website',
  fakes: [
    [
      'A number alone opens it',
      'Many people know your passport number. A page that shows a document for the number alone protects nobody, or makes the document up.',
    ],
    [
      'The address is not the government’s',
      'Read the end of the address, just before the first single slash: gov.au, canada.ca, gov.uk. Words like “visa” or “canada” in the middle mean nothing.',
    ],
    [
      'You have to pay to see a result',
      'Governments let you look up your own visa free of charge. Nobody pays to “release” one.',
    ],
    [
      'They tell you a stamp or QR code proves it',
      'Anybody can print them. A code on a forged document leads to the forger’s own page.',
    ],
    [
      'You are told to hurry, or not to ask',
      'Ask the authority yourself. Look up its address; do not use the one on the document.',
    ],
  ],
} as const

/**
 * The usual menu, tiles and footer, for organisations without their own. They speak of the organisation and
 * of what people do here, never of a state.
 */
export const navigation = {
  groups: {
    check: 'Check',
    candidates: 'For candidates',
    employers: 'For employers',
    safety: 'Safety',
    about: 'About us',
  },
  links: {
    '/#how': 'How it works',
    '/tell': 'Tell us something',
    '/official-checks#spot-a-fake': 'How to spot a fake',
  },
  tiles: {
    '/verify': 'Is the document in your hand the same as the one that we hold?',
    '/shared': 'For employers and banks: a candidate gave you a share code.',
    '/notices': 'What is new at our office.',
    '/official-checks': 'Where to ask, country by country. None of these websites is ours.',
    '/official-checks#spot-a-fake': 'Before you pay anybody, and before you leave your job.',
  },
  legal: 'Legal',
  sourceCode: 'Source code of this software',
}
