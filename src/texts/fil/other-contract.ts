import type { InAnyLanguage } from '../any-language.ts'
import type { otherContractWords as english } from '../en/other-contract.ts'

export const otherContractWords: InAnyLanguage<typeof english> = {
  title: 'Binigyan nila ako ng ibang kontrata',
  lead: 'Sabihin sa amin kung binigyan ka ng kontratang iba sa una: ibang sahod, ibang trabaho, ibang employer.',
  stays:
    'Itinatabi ang ipapadala mo kasama ang petsa, hangga’t nasa amin ang file mo. Walang taga-agency ang makakapagbago nito, o makakaalis nito nang mag-isa.',
  number: 'Passport number mo',
  numberHint: 'Gaya ng nasa passport mo',
  code: 'Access code mo',
  codeHint: 'Mula sa slip na ibinigay ng agency sa iyo',
  wage: 'Sahod sa ibang kontrata',
  wageHint: 'Sa numero, halimbawa 800',
  currency: 'Pera',
  choose: 'Pumili',
  period: 'Bawat',
  employer: 'Employer sa ibang kontrata',
  note: 'Ano pa ang naiiba?',
  noteHint: 'Oras, pagkain, lugar. Puwede kang sumulat sa sarili mong wika',
  photo: 'Litrato ng ibang kontrata',
  photoHint:
    'JPEG, PNG, WebP, HEIC, TIFF, BMP o PDF na hanggang 15 MiB. Puwedeng ipadala ang iba pang pahina nang isa-isa',
  photoAgain: 'Piliin ulit ang litrato: hindi ito sine-save ng browser mo.',
  send: 'Ipadala',
  thanksTitle: 'Naitabi na ang report mo',
  thanks:
    'Nakikita na ito ng agency. Nasa tabi ito ng una mong kontrata. Buksan ang file mo para makita ito at mabasa ang sagot.',
  safe: 'Huwag pirmahan ang hindi mo naiintindihan. Kung nasa panganib ka, humingi ng tulong kung nasaan ka.',
  help: 'Tulong sa labas ng agency',
  openFile: 'Buksan ang file ko',
  link: 'Binigyan nila ako ng ibang kontrata',
  reported: 'Mga ibang kontratang ni-report mo',
  on: (moment) => `Ni-report noong ${moment}`,
  term: 'Kondisyon',
  first: 'Unang kontrata',
  other: 'Ibang kontrata',
  silent: 'Hindi sinabi',
  photoAlt: (page) => `Litrato ng ibang kontrata, pahina ${page}`,
  noteSaid: 'Isinulat mo:',
  answer: 'Sagot ng agency',
  somebody: 'Isang staff',
  unanswered: 'Hindi pa sumasagot ang agency.',
}
