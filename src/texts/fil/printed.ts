import type * as english from '../en/printed.ts'
import { privateCompany } from '../private-company.ts'
import type { InAnyLanguage } from '../words.ts'

export const letterheadWords: InAnyLanguage<typeof english.letterheadWords> = {
  isPrivate: privateCompany.fil,
  licence: (number, authority) => `Lisensya ${number} (${authority}).`,
  licenceByOwnAccount: (number, authority) =>
    `Lisensya ${number} (${authority}, ayon sa agency mismo).`,
  notGovernment: 'Hindi ito dokumento ng gobyerno.',
}

export const originalsWords: InAnyLanguage<typeof english.originalsWords> = {
  title: 'Nasaan ang mga orihinal mo?',
  none: (organisation) =>
    `Walang passport o certificate mo na naitala ang ${organisation}. May hawak ba ang opisina? Humingi ng resibo ngayong araw.`,
  since: (date, purpose) => `Nasa amin ito mula ${date}. Para sa: ${purpose}.`,
  due: (date) => `Ibabalik namin ito hanggang ${date}.`,
  overdue: (date) => `Lampas na sa araw: dapat naibalik ito hanggang ${date}.`,
  asked: (date) => `Hiningi mo ito noong ${date}.`,
  notAgreed: 'Hindi mo pa ito nakukumpirma.',
  agreed: {
    code: (date) => `Kinumpirma mo ito gamit ang code mo noong ${date}.`,
    signature: (date) => `Itinala namin noong ${date} na pumirma ka para dito.`,
  },
  returned: (date) => `Itinala namin na ibinalik namin ito noong ${date}.`,
  notThere: 'Hiningi mo ulit ito pagkatapos noon, kaya nasa listahang ito pa rin.',
  returnAgreed: {
    code: (date) => `Kinumpirma mo noong ${date} na nasa iyo na ito.`,
    signature: (date) => `Itinala namin noong ${date} na pumirma kang nasa iyo na ito.`,
  },
  confirm: 'Oo, ibinigay ko ito para dito',
  haveIt: 'Nasa akin na ulit ito',
  yours:
    'Ang passport ay sa taong nakapangalan dito. May ibang makakatulong kung hindi ito ibinabalik.',
}

export const originalReceiptWords: InAnyLanguage<typeof english.originalReceiptWords> = {
  ...letterheadWords,
  title: 'Resibo para sa dokumentong hawak namin',
  candidate: 'Aplikante',
  reference: 'Reference ng record',
  kind: 'Dokumento',
  purpose: 'Para saan',
  received: 'Natanggap noong',
  due: 'Ibabalik namin hanggang',
  returned: 'Ibinalik noong',
  agree:
    'Ibinigay ko ang dokumentong ito para sa layuning ito, hanggang sa araw na ito. Puwede ko itong hingin kahit kailan.',
  back: 'Nasa akin na ulit ito.',
  signature: 'Pirma ng aplikante, petsa',
  staff: 'Pirma para sa agency, petsa',
  ask: (address) =>
    `Para bawiin ito, buksan ang file mo sa ${address} at pindutin ang “Ibalik sa akin ito”.`,
}

export const attendanceWords: InAnyLanguage<typeof english.attendanceWords> = {
  ...letterheadWords,
  title: 'Pagpasok sa klase',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `Ayon sa ${organisation}, pumasok si ${name} sa ${attended} sa ${sessions} session ng “${title}”, na itinuro ni ${teacher}.`,
  from: (first, last, timeZone) =>
    `Unang session: ${first}. Huling session: ${last} (${timeZone}).`,
  limits:
    'Sinasabi lang nito kung sino ang pumasok. Wala itong sinasabi tungkol sa exam, antas sa wika, visa o permit.',
}

export const receiptWords: InAnyLanguage<typeof english.receiptWords> = {
  ...letterheadWords,
  title: 'Resibo',
  number: 'Numero',
  check: 'Check value',
  qrOf: (address) => `QR code ng ${address}`,
  amount: 'Halaga',
  received: 'Araw na natanggap',
  from: 'Natanggap mula kay',
  purpose: 'Para sa',
  method: 'Paano binayaran',
  methods: {
    cash: 'Cash',
    bank: 'Sa bangko',
    'mobile-wallet': 'Mobile wallet',
    other: 'Iba pa',
  },
  reference: 'Reference',
  by: 'Tinanggap ni',
  refund: {
    title: 'Resibo ng ibinalik na bayad',
    received: 'Araw na ibinalik',
    from: 'Ibinalik kay',
    by: 'Ibinalik ni',
    reason: 'Dahilan',
  },
  corrected:
    'Itinama ng agency ang talang pinagmulan ng resibong ito. Nasa listahan ng mga bayad ang tamang tala.',
  confirm: (address) =>
    `Kahit sino ay puwedeng mag-check sa ${address} kung galing sa amin ang resibong ito. Ipinapakita roon ang numero, halaga at petsa, pero walang pangalan.`,
}

export const slipWords: InAnyLanguage<typeof english.slipWords> = {
  ...letterheadWords,
  title: 'Paano buksan ang file mo',
  open: 'Buksan ang address na ito sa kahit anong phone o computer, o i-scan ang QR code:',
  number: 'I-type ang passport number mo. Nagtatapos ito sa',
  code: 'I-type ang access code na ito:',
  keep: (organisation) =>
    `Huwag ipakita ang slip na ito sa iba. Mabubuksan ng may hawak ng numero mo at ng code na ito ang file mo. Hindi kailanman hihingin ng ${organisation} ang code sa iyo. Kung mawala ito, humingi sa amin ng bago. Hindi na gagana ang luma.`,
  reference: (reference) => `Reference ng record ${reference}`,
  printed: (day) => `na-print noong ${day}`,
}
