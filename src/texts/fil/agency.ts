import type * as english from '../en/agency.ts'
import type { InAnyLanguage } from '../words.ts'

export const about: InAnyLanguage<typeof english.about> = {
  title: 'Ano ang site na ito',
  description: (organisation) =>
    `Sino ang nagpapatakbo ng site na ito, ang ${organisation}, sa anong mga pangalan, lisensya at address, at mula kailan.`,
  lead: 'Isang pribadong agency ang nagtatabi rito ng mga kopya ng dokumento ng mga aplikante nito, para makita nila.',
  limits:
    'Ang awtoridad lang ang makapagsasabi kung ito ang nagbigay ng dokumento at kung may bisa pa ang dokumento.',
  history: 'Mga pangalan, lisensya at address',
  historyLead:
    'Lahat ng ginamit ng site na ito, mula sa log nito. Nahahalata kapag binago ang log.',
  names: 'Pangalan',
  legalNames: 'Nakarehistrong pangalan',
  licences: 'Lisensya',
  addresses: 'Address sa web',
  between: (from, until) => `${from} hanggang ${until}`,
  until: (until) => `hanggang ${until}`,
  unknown: 'mula bago pa nagsimula ang log',
}

export const closing: InAnyLanguage<typeof english.closing> = {
  title: 'Magsasara na ang agency na ito',
  closes: (date) => `Magsasara na ang agency na ito. Ang huling araw nito ay ${date}.`,
  closed: (date) => `Sarado na ang agency na ito. Ang huling araw nito ay ${date}.`,
  more: 'Ano ang mangyayari sa file mo',
  take: (date) =>
    `I-download ang lahat ng data mo hanggang ${date}. Hindi mo kailangan ng pahintulot ng sinuman.`,
  takeNow: 'I-download na ang lahat ng data mo, bago namin ito burahin.',
  removed: (date) => `Buburahin namin ang file mo pagkatapos ng ${date}.`,
  removedNow: 'Lumipas na ang huling araw. Binubura na namin ang mga file.',
  originals: 'Hawak ba namin ang passport mo o ibang orihinal? Bawiin mo na ngayon.',
  noSuccessor: 'Walang ibang agency na kukuha ng mga file.',
  successor:
    'May ibang agency na puwedeng kumuha ng mga file. Makukuha lang nito ang sa iyo kung pumayag ka.',
  itIs: 'Ang pangalan nito, ang lisensya at paano ito makakausap:',
  answer: 'Sumagot ng oo o hindi',
  open: 'Buksan ang file mo',
  openHow: 'Kailangan mo ang passport number mo at ang access code mo.',
  none: 'Hindi magsasara ang agency na ito. Mananatiling bukas sa iyo ang file mo.',
  noneTitle: 'Hindi magsasara ang agency na ito',
  noRegistration:
    'Magsasara na ang agency na ito, kaya hindi na ito tumatanggap ng bagong magrerehistro.',
}

export const domains: InAnyLanguage<typeof english.domains> = {
  title: 'Ito lang ang mga web address namin',
  description: (organisation) =>
    `Ang mga web address ng ${organisation}, isang pribadong recruitment agency.`,
  lead: (organisation) =>
    `Ito lang ang mga address ng ${organisation}. Hindi sa amin ang page na nasa ibang address, kahit ano pa ang hitsura nito.`,
  thisSite: 'Ang website na ito',
  others: 'Sa amin din',
  howTitle: 'Paano makasisiguro',
  how: [
    'Tingnan ang bahagi bago ang unang nag-iisang slash: dapat eksaktong gaya ng nasa itaas ang dulo nito.',
    'Ikaw mismo ang mag-type ng address, o i-scan ang code sa slip mo. Puwedeng sa iba mapunta ang link sa message.',
    'Hindi namin hinihingi ang access code mo sa telepono, message o email.',
    'Wala sa mga address namin ang sa gobyerno, at hindi kami gumagamit ng address na parang sa gobyerno.',
  ],
  foundOne: 'May nakita ka bang ibang page na may pangalan namin?',
}

/** Notes beside words of the organisation that do not exist in the reader's language, in Filipino. */
export const onlyIn: InAnyLanguage<typeof english.onlyIn> = {
  all: {
    en: 'Nakasulat sa Ingles',
    bn: 'Nakasulat sa Bengali',
    hi: 'Nakasulat sa Hindi',
    ne: 'Nakasulat sa Nepali',
    ar: 'Nakasulat sa Arabic',
    fil: 'Nakasulat sa Filipino',
  },
  partly: 'May bahaging nasa ibang wika',
}

export const notices: InAnyLanguage<typeof english.notices> = {
  title: 'Mga abiso',
  lead: (organisation) => `Balita mula sa ${organisation}, isang pribadong agency.`,
  description: (organisation) =>
    `Mga abiso ng ${organisation}, isang pribadong recruitment agency.`,
  none: 'Wala pang abiso.',
  published: (date) => `Inilathala noong ${date}.`,
  pictureOf: (title, place) => `Larawan ${place} ng abisong “${title}”`,
  all: 'Lahat ng abiso',
  around: 'Iba pang abiso',
  newer: 'Mas bagong abiso',
  older: 'Mas lumang abiso',
  pageOf: (page, pages) => `Pahina ${page} sa ${pages}.`,
}

export const home: InAnyLanguage<typeof english.home> = {
  title: 'Ang mga dokumento mo na hawak namin',
  welcome: 'I-type ang passport number mo at ang access code na nasa slip namin.',
  description: (organisation) =>
    `Dito nakikita ng mga aplikante ng ${organisation}, isang pribadong recruitment agency, ang mga dokumentong hawak nito para sa kanila. Hindi ito website ng gobyerno.`,
  noSlip: 'Walang slip?',
  informationAsOf: (date) => `Impormasyon sa petsang ${date}.`,
  how: 'Paano gumagana ang site na ito',
  steps: [
    ['Kopya ang hawak namin', 'Ang mga dokumento mo, ayon sa natanggap ng staff namin.'],
    ['Nasa iyo ang susi', 'Ang code sa slip mo. Kung wala ito, walang makikita rito ang sinuman.'],
    [
      'Ang awtoridad lang ang makakakumpirma',
      'Katabi ng bawat dokumento, nakasulat kung saan itatanong kung totoo ito.',
    ],
  ],
  lookUp: 'Bago magbigay ng passport o pera: kilalanin kami',
  lookUpText: (number, authority) =>
    `Ang lisensya namin ay ${number}. Hanapin mo mismo sa listahan ng ${authority}. Dapat naroon ang pangalan namin, at hindi pa expired ang lisensya.`,
  lookUpOpen: 'Buksan ang listahan',
  lookUpByOwnAccount: (number, authority) =>
    `Ayon sa amin mismo, ang lisensya namin ay ${number} mula sa ${authority}. Tanungin mo muna sila bago ka magtiwala sa amin.`,
  office: 'Ang opisina namin',
  officePhoto: (name) => `Litrato ng opisina ng ${name}`,
  officeProvesNothing:
    'Kahit anong website ay puwedeng maglagay ng litrato ng opisina. Bago magbayad, hanapin ang lisensya namin sa listahan, at pumunta sa opisina kung kaya mo.',
  notices: 'Mga bagong abiso',
  ask: 'Ano ang gusto mong gawin?',
  spotFake: 'Limang palatandaan ng pekeng website',
  fakes: [
    [
      'Numero lang, bukas na',
      'Maraming nakakaalam ng passport number mo. Kung numero lang ang kailangan para makita ang dokumento, walang napoprotektahan, o gawa-gawa lang ang dokumento.',
    ],
    [
      'Hindi sa gobyerno ang address',
      'Basahin ang dulo ng address, bago ang unang nag-iisang slash: gov.au, canada.ca, gov.uk. Walang ibig sabihin ang “visa” o “canada” sa gitna.',
    ],
    [
      'Kailangang magbayad para makita ang resulta',
      'Libre mong matitingnan ang sarili mong visa sa gobyerno. Walang binabayaran para “i-release” ito.',
    ],
    [
      'Sinasabi nilang patunay na ang stamp o QR code',
      'Kahit sino ay puwedeng mag-print niyan. Ang code sa pekeng dokumento ay papunta sa page ng gumawa ng peke.',
    ],
    [
      'Minamadali ka, o sinasabing huwag magtanong',
      'Tanungin mo mismo ang awtoridad. Hanapin ang address nito; huwag gamitin ang nasa dokumento.',
    ],
  ],
}

export const navigation: InAnyLanguage<typeof english.navigation> = {
  groups: {
    check: 'Tingnan',
    candidates: 'Para sa aplikante',
    employers: 'Para sa employer',
    safety: 'Pag-iingat',
    about: 'Tungkol sa amin',
  },
  links: {
    '/#how': 'Paano ito gumagana',
    '/tell': 'May sasabihin sa amin',
    '/official-checks#spot-a-fake': 'Paano makilala ang peke',
  },
  tiles: {
    '/verify': 'Pareho ba ang dokumentong hawak mo sa hawak namin?',
    '/shared': 'Para sa mga employer at bangko: binigyan kayo ng aplikante ng share code.',
    '/notices': 'Ano ang bago sa opisina namin.',
    '/official-checks': 'Saan magtatanong, bawat bansa. Wala sa mga website na ito ang sa amin.',
    '/official-checks#spot-a-fake':
      'Bago ka magbayad kahit kanino, at bago ka umalis sa trabaho mo.',
  },
  legal: 'Mga tuntunin',
  sourceCode: 'Source code ng software na ito',
}
