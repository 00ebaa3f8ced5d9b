import { kindLabels } from '#modules/documents/schema'
import { fieldLabels } from '#modules/records/fields.schema'
import { privateCompany } from '../private-company.ts'
import type { Words } from '../words.ts'
import { accountWords } from './accounts.ts'
import { adviceTexts } from './advice.ts'
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
import { problemTexts } from './problems.ts'
import { refusalTexts } from './refusals.ts'
import { shareWords } from './share.ts'
import * as tell from './tell.ts'
import { ownTrainingWords } from './training.ts'
import * as verify from './verify.ts'

const layout: Words['layout'] = {
  isPrivate: privateCompany.fil,
  askGovernment: 'Paano magtanong mismo sa gobyerno',
  askGovernmentShort: 'Magtanong sa gobyerno',
  licence: 'Lisensya',
  registered: (regulator, number) => `gaya ng nakarehistro sa ${regulator}, numero ${number}`,
  ownAccount: 'ayon sa agency mismo',
  register: 'tingnan ang pampublikong listahan',
  licenceStands: {
    expired: (date) =>
      `Hinanap ng agency ang lisensya nito noong ${date}: ayon sa listahan, expired na ito.`,
    suspended: (date) =>
      `Hinanap ng agency ang lisensya nito noong ${date}: ayon sa listahan, suspendido ito.`,
    not_found: (date) =>
      `Hinanap ng agency ang lisensya nito noong ${date} at hindi ito nakita sa listahan.`,
    ran_out: (date) => `Ayon sa listahan, hanggang ${date} lang ang lisensya ng agency.`,
    unchecked: (date) => `Huling hinanap ng agency ang lisensya nito noong ${date}.`,
    never: () => 'Hindi pa hinahanap ng agency ang lisensya nito sa listahan.',
  },
  askRegulator:
    'Magtanong sa awtoridad na nagbibigay ng lisensya bago ka magbayad o magbigay ng dokumento.',
  from: (organisation) => `Mula sa ${organisation}, isang pribadong agency`,
  elsewhere: 'ibang website',
  whoRunsThis: 'Sino ang nagpapatakbo ng website na ito',
  skip: 'Pumunta sa nilalaman',
  menu: 'Menu',
  findLabel: 'Passport number o reference number',
  find: 'Hanapin',
  account: 'Account',
  dashboard: 'Dashboard, para sa staff',
  signOut: 'Mag-sign out',
  appearance: 'Hitsura',
  themes: { dark: 'Madilim', light: 'Maliwanag', system: 'Gaya ng device ko' },
  language: 'Wika',
  preview: 'Preview',
  previewNote: 'Preview: ganito ang magiging hitsura ng page. Wala pang na-save.',
}

const officialChecks: Words['officialChecks'] = {
  title: 'Magtanong mismo sa gobyerno',
  lead: 'Kopya ang hawak namin. Ang awtoridad lang na nakasulat sa dokumento ang makapagsasabi kung ito ang nagbigay. Narito ang mga sariling page ng mga awtoridad.',
  byCountry: 'Ayon sa bansa',
  byDocument: 'Ayon sa dokumento',
  inCountry: (country) => `Magtanong sa gobyerno: ${country}`,
  ofKind: (label) => `Saan magtatanong: ${label}`,
  sureTitle: 'Paano masisiguro ang address',
  unconfirmed:
    'Kinuha namin ang mga address na ito sa inilalathala ng mga awtoridad. Hindi pa nabubuksan dito ang lahat. Bago ka mag-type ng kahit ano, hanapin mo mismo ang pangalan ng awtoridad at ihambing ang address, letra por letra.',
  sure: [
    'Wala sa mga website na ito ang sa amin.',
    'Karamihan ng awtoridad ay may dulo ng address na hindi makukuha ng iba, gaya ng .gov o .gov.au. Masasabi ng embassy ng bansa ang tamang address sa telepono.',
    'Huwag magbayad sa sinuman para lang tumingin. Huwag i-type ang mga detalye mo sa page na ipinadala ng hindi mo kilala.',
  ],
  confirmed: (date) => `Binuksan namin noong ${date}.`,
  otherCountry:
    'Wala rito ang bansa mo? Tanungin ang embassy o awtoridad na nakasulat sa dokumento. Kunin ang numero ng telepono sa sarili nilang website, hindi sa dokumento.',
}

const triesOf = {
  address: 'mula sa koneksyon mo',
  account: 'sa account na ito',
  accountFromAddress: 'sa account na ito mula sa koneksyon mo',
  accountInBrowser: 'sa account na ito sa browser na ito',
}

const errors: Words['errors'] = {
  notFoundTitle: 'Hindi nakita ang page',
  notFound: 'Paumanhin, wala ang page na hinahanap mo.',
  backHome: 'Bumalik sa unang page',
  again: 'Subukan ulit',
  failedTitle: 'May nangyaring mali sa amin',
  failed: 'Kami ang nagkamali, hindi ikaw. Bumalik at subukan ulit makalipas ang isang minuto.',
  refusedTitle: 'Hindi ito gumana',
  tooManyTitle: 'Sandali lang',
  tooMany: (of, seconds) => {
    const wait = seconds <= 90 ? `${seconds} segundo` : `${Math.ceil(seconds / 60)} minuto`
    return `Sobrang dami na ng pagsubok ${triesOf[of]}. Subukan ulit makalipas ang ${wait}.`
  },
  notSetUpTitle: 'Hindi pa naka-set up',
  notSetUp:
    'Hindi pa naka-set up ang site na ito. Kailangang buksan ng nagpapatakbo nito ang set-up link na ipinakita ng server noong magsimula ito.',
  problem: 'May problema',
  error: (title) => `May mali: ${title}`,
}

/** All texts of the public pages, in Filipino as workers abroad and their families speak it. */
export const fil: Words = {
  lang: 'fil',
  dir: 'ltr',
  timeZone: 'UTC',
  stop: '.',
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
  fields: fieldLabels('fil'),
  kinds: kindLabels('fil'),
  refusals: refusalTexts,
  problems: problemTexts,
  advice: adviceTexts,
}
