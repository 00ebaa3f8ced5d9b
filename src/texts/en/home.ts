/** The first page. */
export const homeWords = {
  title: 'See the documents that we hold for you',
  welcome: 'Type your passport number and the access code on our slip.',
  description: (organisation: string) =>
    `Candidates of ${organisation}, a private recruitment agency, see the documents that it holds for them. This is not a government website.`,
  open: 'Open my file',
  noSlip: 'No slip?',
  askForCode: 'Ask us for a new code',
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
  allNotices: 'All notices',
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
