import type { InAnyLanguage } from '../any-language.ts'
import type {
  originalsWords as english,
  originalReceiptWords as englishReceipt,
} from '../en/originals.ts'
import { letterheadWords } from './letterhead.ts'

export const originalsWords: InAnyLanguage<typeof english> = {
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
  giveBack: 'Ibalik sa akin ito',
  haveIt: 'Nasa akin na ulit ito',
  yours:
    'Ang passport ay sa taong nakapangalan dito. May ibang makakatulong kung hindi ito ibinabalik.',
}

export const originalReceiptWords: InAnyLanguage<typeof englishReceipt> = {
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
