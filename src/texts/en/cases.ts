import { leavingWords, stayingWords } from '#modules/cases/fields.schema'

/** What each kind of case is called, asks and answers; a further kind has its texts here. */
export const caseKindWords = {
  mistake: {
    name: 'Mistake in the file',
    title: 'What is wrong in your file?',
    lead: 'Tell us what is wrong. While we look into it, everybody who sees it is told that you say so.',
    fields: { proposed: 'What should be there?', note: 'Anything else we should know' },
    hints: {
      proposed: 'For example the name as your passport has it, or which document is the right one',
      note: 'You may leave this empty',
    },
    send: 'Tell staff',
  },
  payment: {
    name: 'Payment that is wrong',
    title: 'A payment on our list is wrong',
    lead: 'Staff look at it and answer. An entry is never changed: what was wrong is taken back by a second one.',
    fields: {
      text: 'What is wrong?',
    },
    hints: {
      text: 'What you paid, when, and to whom. You can write in your own language',
    },
    send: 'Tell staff',
  },
  money: {
    name: 'Money paid without our receipt',
    title: 'Did you pay without a receipt?',
    lead: 'Enter it here, even if you did not pay it to our agency. Leave out what is already on our list.',
    fields: {
      item: 'What was it for?',
      amount: 'How much did you pay?',
      currency: 'Currency',
      paidTo: 'To whom?',
      paidOn: 'On which day?',
      note: 'Anything else?',
    },
    hints: {
      amount: 'In figures, for example 5000',
      paidTo: 'A name, an office, a telephone number',
      note: 'Who saw it, and what you were told. You can write in your own language',
    },
    foot: 'What you send is kept with its date, as long as your file is kept. Nobody at the agency can change it, or remove it alone. The agency can answer it.',
    send: 'Keep this entry',
  },
  contract: {
    name: 'Another contract',
    title: 'They gave me another contract',
    lead: 'Tell us if you were given a contract that is not the first one: other pay, another job, another employer.',
    fields: {
      amount: 'Wage in the other contract',
      currency: 'Currency',
      period: 'For',
      employer: 'Employer in the other contract',
      note: 'What else is different?',
      photo: 'Photo of the other contract',
    },
    hints: {
      amount: 'In figures, for example 800',
      note: 'Hours, food, place. You can write in your own language',
      photo:
        'A JPEG, PNG, WebP, HEIC, TIFF, BMP or PDF of up to 15 MiB. You can send more pages one by one',
    },
    foot: 'What you send is kept with its date, as long as your file is kept. Nobody at the agency can change it, or remove it alone. Do not sign what you do not understand. If you are in danger, ask for help where you are.',
    send: 'Send',
  },
  leaving: {
    name: 'Leaving the agency',
    title: 'Leave this agency',
    lead: 'You can leave at any time. You do not have to say why.',
    pointsTitle: 'What happens when you leave',
    points: leavingWords.en as readonly string[],
    fields: { language: 'Read in' },
    askFirst: {
      label: 'I leave this agency',
      text: 'All your shares end at once. They do not come back, even if you stay after all. After 30 days we remove what we do not have to keep.',
    },
    send: 'Yes, leave',
    takeBack: { text: stayingWords.en as string, send: 'I stay after all' },
  },
  original: {
    name: 'Original asked back',
    title: 'Give an original back to me',
    titleOf: (what: string) => `${what}: give it back`,
    lead: 'It belongs to you, and you can have it back at any time. The office has three days.',
    fields: {},
    send: 'Give it back',
  },
  concern: {
    name: 'Concern',
    title: 'Report a concern',
    lead: 'Is somebody using our name, does a document look wrong, or were you asked for money? Tell us.',
    fields: {
      text: 'What happened?',
      from: 'How can we reach you?',
      page: 'Which page or address is it about?',
    },
    hints: {
      text: 'When, who and where. Leave out your access code',
      from: 'A phone number or an email. You can leave this empty',
      page: 'The page where you saw it, here or elsewhere. You can leave this empty',
    },
    send: 'Send the report',
    foot: 'Our managers read every report. They see what you write here and nothing else about you. We delete it two years after we have dealt with it.',
    sentTitle: 'Thank you, we have your report',
    sent: [
      'Our staff can now read your report.',
      'If you told us how to reach you, we will answer.',
      'Were you asked for money today? Pay nothing before you have asked the authority.',
    ],
  },
  code: {
    name: 'Request for a new code',
    title: 'Ask for a new code',
    lead: 'We make sure that it is you before we give out a code.',
    fields: {
      name: 'Your name',
      number: 'Passport or reference number',
      from: 'How can we reach you?',
    },
    hints: {
      name: 'As in your passport',
      number: 'On the photo page, or at the top of letters about your application',
      from: 'A phone number or an email. The number on your file is quickest',
    },
    send: 'Send',
    foot: 'We delete this request 90 days after we have dealt with it.',
    sentTitle: 'We have your request',
    sent: [
      'Our staff will look at your file and contact you. They will ask questions to make sure that it is you.',
      'You will get the new code on a slip. Your old code then stops working.',
      'Nobody may ask you for money for a code.',
    ],
  },
  complaint: {
    name: 'Complaint',
    title: 'Write a complaint',
    lead: 'About us or about your employer. You get a page with a number, the date and a proof. You decide whether we get it too.',
    fields: {
      about: 'Who is it about?',
      text: 'What happened?',
      from: 'How can you be reached?',
      origin: 'Home country',
      destination: 'Country of work',
      send: 'Who gets it?',
    },
    hints: {
      text: 'When, where, who, how much. Leave out your access code',
      from: 'A phone number or an email. Leave this empty to stay anonymous',
    },
    options: {
      about: {
        agency: 'The agency: us, or somebody who works for us',
        employer: 'The employer',
        other: 'Somebody else: a broker, a clinic, a trainer',
      },
      send: {
        keep: 'Only me. The agency keeps a number and a fingerprint of the text, not the text.',
        send: 'The agency too. Its managers read it, and nobody can change or remove it.',
      },
    },
    send: 'Make my page',
  },
}

/** The same of what Candor itself opens, for staff. */
export const productCaseWords = {
  withheld: {
    name: 'Hidden document',
    title: 'Hidden document',
    lead: 'An authority showed something else',
    fields: { askedOn: 'The authority was asked on' },
  },
  codes: {
    name: 'Many wrong codes',
    title: 'Many wrong codes',
    lead: 'Nothing was opened, and nothing is locked: a lock would shut the candidate out.',
    fields: {
      which: 'Which number',
      tries: 'Wrong codes within an hour',
      usual: 'In the busiest hour of a usual day',
    },
    options: {
      which: {
        passport: 'The passport number',
        reference: 'The reference number',
        all: 'All numbers together',
      },
    },
  },
  fault: {
    name: 'Receipt that differs from the log',
    title: 'Receipt that differs from the log',
    lead: 'Somebody checked this receipt, and the site did not confirm it. Run “candor doctor” to see which rows were changed in the database.',
    fields: { of: 'Which receipt', number: 'Number of the receipt' },
    options: { of: { payment: 'A receipt of a payment', check: 'A receipt of a check' } },
  },
}
