const seeOne = (document: string) => `You see your details and our copy of ${document}.`

export const checkWords = {
  kinds: {
    all: {
      title: 'Check your file',
      name: 'Your file',
      about: 'Every document that we hold for you.',
      lead: 'Type one of your numbers and the access code on our slip.',
    },
    'work-permit': {
      title: 'Check your work permit',
      name: 'Work permit',
      about: 'Your details and the Work Permit Certificate.',
      lead: seeOne('the Work Permit Certificate'),
    },
    'visa-paper': {
      title: 'Check your visa paper',
      name: 'Visa paper',
      about: 'Your details and the Visa Paper.',
      lead: seeOne('the Visa Paper'),
    },
    'application-status': {
      title: 'Check your application status',
      name: 'Application status',
      about: 'Your details and the letter about your application.',
      lead: seeOne('the letter about your application'),
    },
    lmia: {
      title: 'Check your LMIA letter',
      name: 'LMIA letter',
      about: 'Your details and the LMIA Certificate.',
      lead: seeOne('the LMIA Certificate'),
    },
  },
  where: 'Where to find them',
  places: [
    [
      'Passport number',
      'On the page with your photo, in the corner. Two letters and seven digits in many countries.',
    ],
    [
      'Reference number',
      'The number of your application. You will find it at the top of letters from the authority.',
    ],
    [
      'Access code',
      'On the slip that we gave you. When we give you a new one, the old one stops working.',
    ],
  ],
  passport: 'Passport number',
  passportHint: 'On the photo page, like BX0123456',
  number: 'Passport or reference number',
  numberHint: 'On the photo page, or on letters to you',
  code: 'Access code',
  codeHint: 'Ten letters and numbers on our slip, like 7QXK2-M9PDA',
  open: 'Open my file',
  numberMissing: 'Type your passport number or your reference number',
  codeMissing: 'Type the access code on your slip',
  noData: 'No Data Found',
  noDataHelp: [
    'Compare the number with the document, letter by letter.',
    'Use the code on your newest slip. Older codes no longer work.',
    'A file opens only after our staff have made it available.',
  ],
  notOpenTitle: 'This file is not open in this browser',
  notOpen:
    'It was closed, or your browser blocks cookies. Open it again. If this page comes back, allow cookies for this website, or use another browser.',
  shareCodeTitle: 'An access code has ten letters and numbers',
  shareCode:
    'You typed nine. Compare the code with your slip. If somebody gave you the code to see their documents, it is a share code, which opens on another page.',
  toShared: 'Open shared documents',
  newCode: 'Ask us for a new code',
  keepCode:
    'Nobody can open a file with a number alone. Keep the code to yourself: we never ask for it by phone or message.',
}
