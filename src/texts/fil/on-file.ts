import type { InAnyLanguage } from '../any-language.ts'
import type * as english from '../en/on-file.ts'

export const sightingWords: InAnyLanguage<typeof english.sightingWords> = {
  text: 'Itinatala namin ang araw na nakita namin ang dokumento, kung sino ang nakakita, at ang numero nito. Wala kaming itinatabing larawan o laman nito.',
  seen: (date, person) => `Nakita noong ${date} ni ${person}.`,
  number: (number) => `Numero sa dokumento: ${number}.`,
  keptText:
    'Puwede lang magtabi ang agency ng scan ng medical form o police clearance kung sasabihin nito kung bakit. Ito ang dahilang ibinigay nito.',
}

export const comparedWords: InAnyLanguage<typeof english.comparedWords> = {
  both: (first, second) => `${first} at ${second}`,
  nobody: (authority) => `Wala pang nagtanong dito sa ${authority}.`,
  one: (authority, day) =>
    `Isa sa staff namin ang nagtanong sa ${authority} noong ${day}. Kailangan pang magtanong ng ikalawang tao, kaya hindi pa namin sinasabi ang ipinakita nito.`,
  same: (authority, days) =>
    `Dalawa sa staff namin ang nagtanong sa ${authority} noong ${days}; tugma sa kopyang ito ang ipinakita noon. Puwede itong magbago anumang araw.`,
  unclear: (authority, days) =>
    `Dalawa sa staff namin ang nagtanong sa ${authority} noong ${days}. Isa man lang sa kanila ang walang nakita tungkol sa dokumentong ito, o hindi sinagot.`,
  other: (authority, days) =>
    `Nagtanong ang staff namin sa ${authority} noong ${days}. Iba sa kopyang ito ang ipinakita sa isa sa kanila. May ibang tao rito na nagpasyang ipakita ulit ang kopya.`,
  old: (days) => `Mahigit ${days} araw na iyon.`,
  askYourself: 'Paano ka mismo magtatanong',
  withheld: {
    asked: (authority, day) =>
      `Nagtanong kami sa ${authority} noong ${day}. Iba sa kopya namin ang sagot nito.`,
    askedBefore:
      'Nagtanong kami sa isang awtoridad tungkol sa dokumentong ito. Iba sa kopya namin ang sagot nito.',
    open: 'Tinitingnan pa namin ito, at hindi namin ipinapakita ang dokumento kahit kanino hangga’t wala kaming nalalamang higit pa.',
    decided: (day) =>
      `Natingnan na namin ito, at hindi na namin ipinapakita ang dokumento mula ${day}.`,
    notSaid:
      'Maraming puwedeng dahilan. Hindi nito sinasabi kung ano ang mali, o na may ginawa kang mali.',
    next: 'Magtanong sa opisina namin. Puwede mo ring tanungin mismo ang awtoridad.',
  },
}

export const contractWords: InAnyLanguage<typeof english.contractWords> = {
  title: 'Ang kontrata mo',
  lead: 'Kinopya ng staff namin ang mga kondisyong ito mula sa kontratang hawak namin para sa iyo. Ihambing ang bawat linya sa papel.',
  link: 'Basahin ang kontrata mo',
  linkText: 'Basahin ang mga kondisyon at sabihin kung alam mo ang mga ito.',
  none: 'Wala pang naglagay ng mga kondisyon ng kontrata para sa iyo. Magtanong sa opisina namin.',
  received: (days, flight) => `Natanggap mo ito ${days} araw bago ang flight mo, ${flight}.`,
  receivedSameDay: (flight) => `Natanggap mo ito sa mismong araw ng flight mo, ${flight}.`,
  receivedAfter: (flight) => `Natanggap mo ito pagkatapos ng flight mo, ${flight}.`,
  available: (date) => `Puwede mo itong makita mula ${date}.`,
  changed: (date) =>
    `Binago ang mga kondisyong ito noong ${date}. Ang sinabi mo tungkol sa mga naunang kondisyon ay hindi para sa mga ito. Sumagot muli kung gusto mo.`,
  silent: 'Wala sa kontrata, o hindi nailagay',
  readTitle: 'Alam mo ba ang mga kondisyong ito?',
  readText:
    'Hindi mo kailangang pumindot ng button. Hindi ito pagpirma, at walang nababago sa mga karapatan mo.',
  ways: { read: 'Nabasa ko na ito', heard: 'Binasa ito sa akin' },
  said: {
    read: (moment) => `Sinabi mo noong ${moment} na nabasa mo na ito.`,
    heard: (moment) => `Sinabi mo noong ${moment} na binasa ito sa iyo.`,
  },
  back: 'Bumalik sa file',
}

export const otherContractWords: InAnyLanguage<typeof english.otherContractWords> = {
  link: 'Binigyan nila ako ng ibang kontrata',
  reported: 'Mga ibang kontratang ni-report mo',
  on: (moment) => `Ni-report noong ${moment}`,
  term: 'Kondisyon',
  first: 'Unang kontrata',
  other: 'Ibang kontrata',
  silent: 'Hindi sinabi',
  photoAlt: (page) => `Litrato ng ibang kontrata, pahina ${page}`,
}
