import type { InAnyLanguage } from '../any-language.ts'
import type { moneyWords as english } from '../en/money.ts'

export const moneyWords: InAnyLanguage<typeof english> = {
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
  covers: 'Para sa',
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
  wrong: 'Mali ito',
  enter: 'Nagbayad ka ba nang walang resibo?',
}
