import { type LimitOf, tooManySaid } from '#platform/limits/schema'
import { partsOf } from '#platform/problems.schema'
import { privateCompany } from '../private-company.ts'
import { accountWords } from './accounts.ts'
import * as agency from './agency.ts'
import { caseKindWords } from './cases.ts'
import * as check from './check.ts'
import * as choices from './choices.ts'
import { fileWords } from './file.ts'
import { firstScreenWords } from './first-screen.ts'
import { helpWords } from './help.ts'
import { legalWords } from './legal.ts'
import * as onFile from './on-file.ts'
import { ownWords } from './own-account.ts'
import { originalsWords } from './printed.ts'
import { shareWords } from './share.ts'
import * as tell from './tell.ts'
import { ownTrainingWords } from './training.ts'
import * as verify from './verify.ts'

const layout = {
  isPrivate: privateCompany.en,
  askGovernment: 'How to check with the government yourself',
  askGovernmentShort: 'Ask the government',
  licence: 'Licence',
  /** In place of the licence, for a name that has no legal form but stands in a register. */
  registered: (regulator: string, number: string) =>
    `as registered with ${regulator}, number ${number}`,
  ownAccount: 'by its own account',
  register: 'see the public register',
  /** What is said of a licence, by why it prevents new records. */
  licenceStands: {
    expired: (date: string) =>
      `The agency looked up its licence on ${date}: the register showed it as expired.`,
    suspended: (date: string) =>
      `The agency looked up its licence on ${date}: the register showed it as suspended.`,
    not_found: (date: string) =>
      `The agency looked up its licence on ${date} and did not find it in the register.`,
    ran_out: (date: string) => `By the register, the agency’s licence ran until ${date}.`,
    unchecked: (date: string) => `The agency last looked up its licence on ${date}.`,
    never: (_date: string) => 'The agency has not yet looked up its licence in the register.',
  },
  askRegulator: 'Ask the regulator before you pay or hand over a document.',
  from: (organisation: string) => `From ${organisation}, a private agency`,
  elsewhere: 'another website',
  whoRunsThis: 'Who runs this website',
  skip: 'Skip to the content',
  menu: 'Menu',
  findLabel: 'Passport or reference number',
  find: 'Find',
  account: 'Account',
  dashboard: 'Dashboard, for staff',
  signOut: 'Sign out',
  appearance: 'Appearance',
  themes: { dark: 'Dark', light: 'Light', system: 'As my device' },
  language: 'Language',
  preview: 'Preview',
  previewNote: 'Preview: this is how the page will look. Nothing is saved yet.',
}

const officialChecks = {
  title: 'Check with the government yourself',
  lead: 'We hold copies. Only the authority named on a document can say whether it issued the document. These are the authorities’ own pages.',
  byCountry: 'By country',
  byDocument: 'By document',
  inCountry: (country: string) => `Check with the government: ${country}`,
  ofKind: (label: string) => `Where to check: ${label}`,
  sureTitle: 'How to be sure of an address',
  unconfirmed:
    'We took these addresses from what the authorities publish. Nobody here has opened all of them. Before you type anything, search for the authority’s name yourself and compare the address letter by letter.',
  sure: [
    'None of these websites is ours.',
    'Most authorities have an ending that nobody else can have, such as .gov or .gov.au. The country’s embassy can tell you the right address by telephone.',
    'Never pay anybody for looking. Never type your details into a page that a stranger sent you.',
  ],
  confirmed: (date: string) => `Opened by us on ${date}.`,
  otherCountry:
    'Is your country not here? Ask the embassy or authority named on the document. Take its phone number from its own website, never from the document.',
}

const errors = {
  notFoundTitle: 'Page Not Found',
  notFound: 'Sorry, the page you are looking for does not exist.',
  backHome: 'Back to Home',
  again: 'Try again',
  failedTitle: 'Something went wrong on our side',
  failed: 'This is our mistake, not yours. Go back and try again in a minute.',
  refusedTitle: 'This did not work',
  tooManyTitle: 'Please wait a moment',
  tooMany: (of: LimitOf, seconds: number) => partsOf(tooManySaid(of, seconds)).message,
  notSetUpTitle: 'Not set up yet',
  notSetUp:
    'This installation is not set up yet. The person who runs it needs to open the set-up link that the server printed when it started.',
  problem: 'There is a problem',
  error: (title: string) => `Error: ${title}`,
}

/** All texts of the public pages, in English. */
export const en = {
  lang: 'en',
  /** The full stop at the end of a sentence that a page assembles. */
  stop: '.',
  /** Between the parts of a list that is put together from several texts. */
  comma: ', ',
  ...agency,
  ...choices,
  ...onFile,
  ...verify,
  ...check,
  ...tell,
  layout,
  legal: legalWords,
  file: fileWords,
  firstScreen: firstScreenWords,
  ...shareWords,
  ...ownWords,
  ...ownTrainingWords,
  caseKinds: caseKindWords,
  ...accountWords,
  officialChecks,
  help: helpWords,
  originals: originalsWords,
  errors,
}
