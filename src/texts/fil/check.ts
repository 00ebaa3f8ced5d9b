import type { InAnyLanguage } from '../any-language.ts'
import type { checkWords as english } from '../en/check.ts'

const seeOne = (document: string) => `Makikita mo ang detalye mo at ang kopya namin ng ${document}.`

export const checkWords: InAnyLanguage<typeof english> = {
  kinds: {
    all: {
      title: 'Tingnan ang file mo',
      name: 'File mo',
      about: 'Lahat ng dokumentong hawak namin para sa iyo.',
      lead: 'I-type ang isa sa mga numero mo at ang access code na nasa slip namin.',
    },
    'work-permit': {
      title: 'Tingnan ang work permit mo',
      name: 'Work permit mo',
      about: 'Ang mga detalye mo at ang sertipiko ng work permit.',
      lead: seeOne('sertipiko ng work permit'),
    },
    'visa-paper': {
      title: 'Tingnan ang dokumento ng visa mo',
      name: 'Dokumento ng visa',
      about: 'Ang mga detalye mo at ang dokumento ng visa.',
      lead: seeOne('dokumento ng visa'),
    },
    'application-status': {
      title: 'Tingnan ang status ng application mo',
      name: 'Status ng application',
      about: 'Ang mga detalye mo at ang sulat tungkol sa application mo.',
      lead: seeOne('sulat tungkol sa application'),
    },
    lmia: {
      title: 'Tingnan ang LMIA letter mo',
      name: 'LMIA letter mo',
      about: 'Ang mga detalye mo at ang sertipiko ng LMIA.',
      lead: seeOne('sertipiko ng LMIA'),
    },
  },
  where: 'Saan makikita ang mga ito',
  places: [
    [
      'Passport number',
      'Nasa sulok ng pahinang may litrato mo. Sa maraming bansa, dalawang letra at pitong numero ito.',
    ],
    [
      'Reference number',
      'Ang numero ng application mo. Makikita ito sa itaas ng mga sulat mula sa awtoridad.',
    ],
    [
      'Access code',
      'Nasa slip na ibinigay namin sa iyo. Kapag binigyan ka namin ng bago, hindi na gagana ang luma.',
    ],
  ],
  passport: 'Passport number mo',
  passportHint: 'Sa pahina ng litrato, gaya ng BX0123456',
  number: 'Passport o reference number mo',
  numberHint: 'Sa pahina ng litrato, o sa sulat sa iyo',
  code: 'Access code mo',
  codeHint: 'Sampung letra at numero sa slip namin, halimbawa 7QXK2-M9PDA',
  open: 'Buksan ang file ko',
  numberMissing: 'I-type ang passport number o reference number mo',
  codeMissing: 'I-type ang access code na nasa slip mo',
  noData: 'Walang nakita (No Data Found)',
  noDataHelp: [
    'Ihambing ang numero sa dokumento, letra por letra.',
    'Gamitin ang code sa pinakabago mong slip. Hindi na gumagana ang mga lumang code.',
    'Mabubuksan lang ang file kapag binuksan na ito ng staff namin para sa iyo.',
  ],
  notOpenTitle: 'Hindi bukas ang file na ito sa browser na ito',
  notOpen:
    'Isinara ito, o hindi tinanggap ng browser mo ang cookie na ginagamit namin para manatiling bukas ang file. Buksan ulit. Kung bumalik ka sa page na ito, payagan ang cookies sa website na ito o gumamit ng ibang browser.',
  shareCodeTitle: 'Sampung letra at numero ang access code',
  shareCode:
    'Siyam ang na-type mo. Ihambing ang code sa slip mo. Kung may nagbigay sa iyo ng code para makita ang mga dokumento niya, share code iyon. Sa ibang page iyon bubuksan.',
  toShared: 'Buksan ang ni-share na dokumento',
  newCode: 'Humingi ng bagong code sa amin',
  keepCode:
    'Hindi mabubuksan ang file kung numero lang ang alam. Huwag ibigay ang code sa iba. Hindi namin ito hinihingi sa tawag o message.',
}
