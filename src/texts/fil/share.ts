import type { shareWords as english } from '../en/share.ts'
import type { InAnyLanguage } from '../words.ts'

const purposes = {
  employer: 'Employer',
  bank: 'Bangko',
  authority: 'Awtoridad',
  other: 'Ibang tao',
}

const states = {
  open: 'Bukas',
  expired: 'Tapos na ang panahon',
  revoked: 'Itinigil nang maaga',
  stopped: 'Natigil: isinara ng staff namin ang file, o binigyan ka ng bagong code',
}

const share: InAnyLanguage<typeof english>['share'] = {
  title: 'Mag-share ng dokumento',
  lead: 'Ikaw ang pipili kung alin ang makikita ng iba, at hanggang kailan. Kailangan nila ang share code, at ang passport number o petsa ng kapanganakan mo: ikaw ang pipili kung alin ang sasabihin.',
  make: 'Mag-share ng dokumento sa iba',
  documents: 'Aling mga dokumento?',
  photoGoesAlong: (details) =>
    `Makikita rin sa bawat share ang ${details} mo, ang reference namin at ang litrato mo.`,
  onlyFor: {
    employer: 'Para lang sa share sa employer, dahil sa employer naka-address ang sulat',
    'employer-or-authority': 'Para lang sa share sa employer o sa awtoridad',
  },
  never: (documents) => `${documents}: ikaw lang ang makakakita nito. Hindi ito puwedeng i-share.`,
  refusedFor: {
    employer: (document) =>
      `Sa employer lang puwedeng i-share ang ${document}: sa employer ito naka-address.`,
    'employer-or-authority': (document) =>
      `Sa employer o sa awtoridad lang puwedeng i-share ang ${document}.`,
  },
  notOnFile: (document) => `Wala sa file mo ang ${document}. Alisin ito at subukan ulit.`,
  saidNo: (date) => `Sumagot ka ng hindi noong ${date}, kaya walang makakagawa ng share.`,
  nothing: 'Walang dokumento sa file na ito na puwedeng i-share.',
  purpose: 'Para kanino ito?',
  purposes,
  label: 'Pangalan ng share na ito',
  labelHint:
    'Para sa listahan mo, halimbawa ang pangalan ng kumpanya. Hindi ito makikita ng magbubukas ng share.',
  messageIn: 'Wika ng message',
  days: 'Gaano katagal itong bukas?',
  daysOf: (days) => `${days} araw`,
  check: 'I-check ang mga sagot mo',
  checkTitle: 'Ito ba ang gusto mong i-share?',
  checkLead: 'Wala pang nai-share. Puwede mong itigil ang share kahit kailan.',
  change: 'Palitan',
  submit: 'Gumawa ng share code',
  madeTitle: 'Handa na ang share code mo',
  madeBefore:
    'Higit sa isang beses mong naipadala ang form na ito. Iisa pa rin ang share, at ito ang code nito.',
  made: (date) => `Bukas ito hanggang ${date}. Puwede mo itong itigil kahit kailan.`,
  once: 'Isang beses lang namin ipapakita ang code na ito.',
  keepCode: 'Isulat mo, i-print ang pahinang ito, o ipadala mo.',
  address: 'Kung saan ito bubuksan',
  how: 'Paano ito ipadala',
  steps: [
    'Ipadala ang address at ang share code. Walang mabubuksan ang mga ito kung wala ang passport number o petsa ng kapanganakan mo.',
    'Sabihin sa kanila ang isa sa dalawa sa ibang paraan, halimbawa sa tawag.',
    'Huwag na huwag ipadala ang access code na nasa slip mo. Mabubuksan nito ang buong file mo.',
  ],
  sendBoth: 'Ipadala ang dalawang message. Walang mabubuksan ang may isa lang sa mga ito.',
  sendLink: 'Unang message: ang link',
  sendCode: 'Ikalawang message: ang code',
  mailSubject: 'Mga dokumentong ni-share',
  linkMessage: (address) =>
    `May ise-share akong mga dokumento sa iyo. Buksan ang ${address} at i-type ang passport number o petsa ng kapanganakan ko. Nasa kasunod na message ang share code.`,
  codeMessage: (code) => `Ang share code ay ${code}`,
  byEmail: 'Sa email',
  copy: 'Para kopyahin, pindutin nang matagal ang text:',
  all: 'Lahat ng share mo',
  list: 'Mga share mo',
  none: 'Wala ka pang nai-share.',
  state: 'Kalagayan',
  states,
  forWhom: 'Para sa',
  madeOn: 'Ginawa noong',
  openUntil: 'Bukas hanggang',
  stoppedOn: 'Itinigil noong',
  views: 'Binuksan',
  neverViewed: 'Wala pang nagbukas nito.',
  viewed: (times) => (times === 1 ? 'Isang beses:' : `${times} beses:`),
  revoke: 'Itigil',
  revokeWhich: (label) => `ang share na “${label}”`,
  revokeText:
    'Hindi na gagana agad ang code, pati sa nakabukas na ang mga dokumento ngayon. Hindi mo na ito mababawi.',
  revokeYes: 'Oo, itigil',
  error: 'Walang nagawang share code',
}

const shared: InAnyLanguage<typeof english>['shared'] = {
  title: 'Buksan ang ni-share na dokumento',
  lead: 'Para sa mga employer at bangko: binigyan kayo ng aplikante ng share code.',
  number: 'Passport number o petsa ng kapanganakan ng aplikante',
  numberHint: 'Itanong sa aplikante ang isa sa dalawa. Petsa gaya ng 14.05.1990',
  code: 'Share code',
  codeHint: 'Siyam na letra at numero, halimbawa 7QX-K2M-9PD',
  open: 'Buksan ang mga ni-share na dokumento',
  numberMissing: 'I-type ang passport number o petsa ng kapanganakan ng aplikante',
  codeMissing: 'I-type ang share code',
  noDataHelp: [
    'Ihambing ang numero at ang code sa ipinadala sa iyo, letra por letra.',
    'Natatapos ang share kapag lumipas na ang panahon nito, o kapag itinigil ng aplikante.',
    'Humingi ng bagong share sa aplikante.',
  ],
  aboutTitle: 'Ang makikita mo',
  about: [
    [
      'Mga kopya',
      'Mga larawan ng dokumentong pinili ng aplikante, ayon sa hawak ng pribadong agency na ito.',
    ],
    [
      'Nang 15 minuto',
      'Pagkatapos, kusa itong magsasara. Puwede mo itong buksan ulit habang bukas pa ang share.',
    ],
    ['Nakikita ito ng aplikante', 'Makikita ng aplikante kung kailan mo binuksan.'],
  ],
  fileTitle: (name, organisation) => `${name}: mga dokumentong ni-share, hawak ng ${organisation}`,
  back: 'Bumalik sa mga ni-share na dokumento',
  sharedFor: 'Ni-share para sa',
  openUntil: 'Bukas ang share hanggang',
  knownText: (organisation, name) =>
    `Ito ay kopyang hawak ng ${organisation} para kay ${name}. Pinili ito ni ${name} para sa iyo.`,
  none: 'Wala na sa file ang mga ni-share na dokumento.',
  endedTitle: 'Sarado na ang mga dokumentong ito',
  ended:
    'Bukas ang ni-share na dokumento nang 15 minuto. Mas maaga itong nagsasara kung isara mo, kung itigil ng aplikante ang share, o kung isara ng staff namin ang file. Walang naiwan sa browser na ito.',
  openAgain: 'Buksan ulit ang mga ito',
}

export const shareWords: InAnyLanguage<typeof english> = { share, shared }
