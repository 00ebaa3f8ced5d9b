import type * as english from '../en/on-file.ts'
import type { InAnyLanguage } from '../words.ts'

export const money: InAnyLanguage<typeof english.money> = {
  title: 'Ang binayaran mo',
  lead: 'Bawat bayad para sa recruitment mo na naitala namin, at ang sinasabi mong binayaran mo bukod doon.',
  total: (sum) => `${sum} ang kabuuang binayaran mo`,
  nothing: 'Walang naitalang bayad mo.',
  parts: (receipted, own) => `${receipted} na may resibo namin, ${own} ayon sa iyo.`,
  backOf: (gross, back, rest) =>
    `${gross} ang binayaran mo. Ayon sa tala namin, ibinalik sa iyo ang ${back} nito; ${rest} ang natitirang bayad.`,
  recruitment: (sum) =>
    `Sa halagang ito, ${sum} ang tinatawag ng International Labour Organization na recruitment fees and related costs. Ayon sa mga prinsipyo nito, hindi dapat bayaran ng manggagawa ang mga ito.`,
  law: 'Ang pinapayagan ng batas ng bansa mo',
  noLaw:
    'Wala kaming tuntunin para sa bansa mo sa listahan namin. Tanungin ang awtoridad ng bansa mo.',
  above: (paid, allowed) =>
    `${paid} ang binayaran mo. Mas malaki iyan sa ${allowed} na nakita naming nakalathala.`,
  aboveNothing: (paid) =>
    `${paid} ang binayaran mo. Ayon sa tuntuning nakita naming nakalathala, wala ka dapat bayaran para dito.`,
  youPaid: (paid) => `${paid} ang binayaran mo.`,
  notPaid: 'Wala kaming naitalang bayad mo para dito.',
  within: (allowed) => `Ang pinakamalaking nakita naming nakalathala ay ${allowed}.`,
  withinNothing: 'Ayon sa tuntuning nakita naming nakalathala, wala ka dapat bayaran para dito.',
  unknown: {
    amount: (paid, allowed) =>
      `Ang pinakamalaking nakita naming nakalathala ay ${allowed}. ${paid} ang binayaran mo. Hindi kami nagpapalit ng halaga ng pera, kaya ihambing mo mismo.`,
    wages: (months) =>
      `Ang pinakamalaking nakita naming nakalathala ay ${months}. Hindi namin alam ang buwanang sahod mo, kaya ihambing mo mismo.`,
    unknown: 'Wala kaming nakitang nakalathalang limitasyon.',
  },
  months: (months) => (months === 1 ? 'isang buwang sahod' : `${months} buwang sahod`),
  net: (sum) => `${sum} (hindi kasama ang ibinalik)`,
  allCosts: 'Lahat ng gastos sa recruitment',
  by: 'Batas',
  authority: 'Awtoridad',
  source: 'Nakita sa',
  reviewed: (date) => `Tiningnan namin ito noong ${date}.`,
  unconfirmed: 'Wala pang naghambing nito sa mismong batas.',
  confirmed: (name, date) => `Inihambing ito ni ${name} sa batas noong ${date}.`,
  noAdvice:
    'Hindi ito payong legal. Nagbabago ang batas, kaya tanungin ang awtoridad. Hiwalay ito sa amin.',
  help: 'Tulong sa labas ng agency',
  aboveHelp: 'Puwede mong bawiin ang pera, at puwede kang magreklamo sa labas ng agency.',
  subAgent: 'Sino ang nagdala sa iyo',
  broughtBy: (name) => `Itinala namin na si ${name} ang nagdala sa iyo sa amin.`,
  registration: (number) =>
    `Rehistro: ${number}. Itinala namin ang numerong ito. Itanong sa awtoridad na nagbibigay ng lisensya kung sa taong ito nga iyon.`,
  noRegistration:
    'Wala kaming naitalang rehistro para sa taong ito. Hingin ito, at magtanong sa awtoridad na nagbibigay ng lisensya, bago ka magbayad.',
  paidSubAgent:
    'Kumuha ba ng pera sa iyo ang taong ito? Kasama iyon sa gastos ng recruitment mo. Ilagay ito sa ibaba, kahit walang resibo.',
  entries: 'Mga bayad na naitala namin',
  paidBy: 'Nagbayad',
  you: 'Ikaw',
  receivedBy: (name) => `Tinanggap ni ${name}`,
  receipt: (number, check) => `Resibo ${number}, check value ${check}`,
  check: 'I-check ang resibong ito',
  noReceipt: 'Walang resibo: ang agency mismo ang gumastos nito.',
  corrected: (reason) => `Binawi ang talang ito: ${reason}`,
  refund: (sum) => `Ibinalik: ${sum}`,
  refundReason: (reason) => `Dahilan: ${reason}`,
}

export const sightings: InAnyLanguage<typeof english.sightings> = {
  text: 'Itinatala namin ang araw na nakita namin ang dokumento, kung sino ang nakakita, at ang numero nito. Wala kaming itinatabing larawan o laman nito.',
  seen: (date, person) => `Nakita noong ${date} ni ${person}.`,
  number: (number) => `Numero sa dokumento: ${number}.`,
  keptText:
    'Puwede lang magtabi ang agency ng scan ng medical form o police clearance kung sasabihin nito kung bakit. Ito ang dahilang ibinigay nito.',
}

export const compared: InAnyLanguage<typeof english.compared> = {
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

export const contract: InAnyLanguage<typeof english.contract> = {
  title: 'Ang kontrata mo',
  lead: 'Kinopya ng staff namin ang mga kondisyong ito mula sa kontratang hawak namin para sa iyo. Ihambing ang bawat linya sa papel.',
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
}

export const other: InAnyLanguage<typeof english.other> = {
  reported: 'Mga ibang kontratang ni-report mo',
  on: (moment) => `Ni-report noong ${moment}`,
  term: 'Kondisyon',
  first: 'Unang kontrata',
  other: 'Ibang kontrata',
  silent: 'Hindi sinabi',
  photoAlt: (page) => `Litrato ng ibang kontrata, pahina ${page}`,
}
