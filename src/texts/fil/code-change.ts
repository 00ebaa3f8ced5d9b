import type { InAnyLanguage } from '../any-language.ts'
import type { codeChangeWords as english } from '../en/code-change.ts'

export const codeChangeWords: InAnyLanguage<typeof english> = {
  link: 'Palitan ang access code mo',
  title: 'Palitan ang access code mo',
  lead: 'Gawin ito kung may ibang maaaring nakakaalam ng code mo: tumulong sa iyo, sub-agent, o nag-fill out ng form para sa iyo.',
  stays:
    'Pagkatapos nito, wala nang mabubuksan ang lumang code, at matatapos ang mga share mo. Gumawa ng bago para sa mga nangangailangan pa.',
  handedOver: (date) =>
    `Noong ${date}, isinulat ng aming staff na personal nilang iniabot sa iyo ang code na ito. Kung walang nag-abot sa iyo, baka nasa iba ito: palitan mo dito.`,
  notSo: 'Sabihing hindi ganoon ang nangyari',
  current: 'Ang access code mo ngayon',
  currentHint: '10 letra at numero, mula sa slip mo',
  propose: 'Ipakita ang bagong code',
  newTitle: 'Ang bago mong access code',
  write: 'Isulat ito. Ngayon lang ito ipapakita, at hindi ito nakikita ng staff.',
  notYet: 'Hindi pa ito gumagana. I-type sa ibaba para palitan ang code.',
  typed: 'I-type ang bagong code',
  change: 'Palitan ang code',
  again: 'Magpakita ng iba pang bagong code',
  keep: 'Panatilihin ang luma kong code',
}
