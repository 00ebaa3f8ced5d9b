import { accountWords } from './en-accounts.ts'
import { checkWords } from './en-check.ts'
import { fileWords } from './en-file.ts'
import { shareWords } from './en-share.ts'
import { verifyWords } from './en-verify.ts'

const layout = {
  isPrivate: (organisation: string) =>
    `${organisation} is a private recruitment agency. It is not a government.`,
  isPrivateInstallation:
    'This is a private installation of Candor, software for private recruitment agencies. It is not a government.',
  askGovernment: 'How to check with the government yourself',
  licence: (number: string, authority: string) => `Recruiting licence ${number}, ${authority}`,
  register: 'see the public register',
  whoRunsThis: 'Who runs this website',
  skip: 'Skip to the content',
  menu: 'Menu',
  findLabel: 'Passport or reference number',
  find: 'Find',
  checks: 'Check',
  safety: 'Safety',
  account: 'Account',
  home: 'Home',
  spotFake: 'How to spot a fake',
  report: 'Report a concern',
  signIn: 'Sign in',
  createAccount: 'Create an account',
  dashboard: 'Dashboard',
  signOut: 'Sign out',
  appearance: 'Appearance',
  themes: { dark: 'Dark', light: 'Light', system: 'As my device' },
  contact: 'Contact',
  opensElsewhere: 'opens the authority’s own website',
}

const home = {
  title: 'See the papers that we hold for you',
  welcome:
    'Type your passport number and the access code on the slip that we gave you. Nobody can open your file with the passport number alone.',
  description:
    'Candidates of this private recruitment agency see the papers that it holds for them.',
  open: 'Open my file',
  noSlip: 'No slip?',
  askForCode: 'Ask us for a new code',
  informationAsOf: (date: string) => `Information as of ${date}.`,
  how: 'How it works',
  steps: [
    ['We hold copies', 'Your papers, as our staff received them and put them in your file.'],
    ['You hold the key', 'The code on your slip. Without it, nobody sees anything here.'],
    ['The authority decides', 'Beside each paper we show where to ask whether it is genuine.'],
  ],
  ask: 'What would you like to see?',
  spotFake: 'Spot a fake in five steps',
  spotFakeLead: 'Before you pay anybody, and before you hand in your notice.',
  fakes: [
    [
      'A number alone opens it',
      'Your passport number is known to many people. A page that shows a paper for the number alone protects nobody, or makes the paper up.',
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
      'A stamp, a seal or a QR code is the proof',
      'Anybody can print them. A code on a forged paper leads to the forger’s own page.',
    ],
    [
      'You are told to hurry, or not to ask',
      'Ask the authority yourself, with an address that you looked up and not one from the paper.',
    ],
  ],
} as const

const officialChecks = {
  title: 'Check with the government yourself',
  lead: 'We hold copies. Only the authority that is named on a paper can say whether it issued it. These are its own pages.',
  caution:
    'None of these websites is ours. Look closely at whose page it is before you type anything. Where it says “not yet opened by us”, nobody on our side has confirmed the address so far.',
  confirmed: (date: string) => `Opened by us on ${date}.`,
  unconfirmed: (date: string) => `Reviewed on ${date}; not yet opened by us.`,
  anyCountry: 'Whatever the country',
  otherCountry:
    'Your country is not here? Ask the embassy or authority that is named on the paper. Take its telephone number from its own website, never from the paper.',
}

const report = {
  title: 'Report a concern',
  lead: 'Somebody used our name, a paper looks wrong, or you were asked for money that you do not owe? Tell us.',
  how: 'How to reach us',
  nothing: 'Come to the office where you were given your slip, and ask for the manager.',
  say: 'Say what happened, when, and where you saw it. Keep the paper, the messages and the receipt. Send nobody your access code, not even us.',
  authorityTitle: 'Is it about us?',
  authority: (authority: string, number: string) =>
    `Then tell the authority that licenses us: ${authority}. Our licence number is ${number}.`,
  registerLink: 'The public register of licences',
}

const errors = {
  notFoundTitle: 'Page Not Found',
  notFound: 'Sorry, the page you are looking for does not exist.',
  backHome: 'Back to Home',
  failedTitle: 'Something went wrong on our side',
  failed: 'This is our mistake, not yours. Go back and try again in a minute.',
  refusedTitle: 'This did not work',
  tooManyTitle: 'Please wait a moment',
  wait: (seconds: number) =>
    seconds <= 90
      ? `Try again in ${seconds} seconds.`
      : `Try again in ${Math.ceil(seconds / 60)} minutes.`,
  notSetUpTitle: 'Not set up yet',
  notSetUp:
    'This installation is not set up yet. Whoever runs it opens the set-up link that the server printed when it started.',
  problem: 'There is a problem',
  error: (title: string) => `Error: ${title}`,
}

/** All texts of the public pages, in English. */
export const en = {
  lang: 'en',
  layout,
  home,
  check: checkWords,
  file: fileWords,
  ...shareWords,
  verify: verifyWords,
  ...accountWords,
  officialChecks,
  report,
  errors,
}
