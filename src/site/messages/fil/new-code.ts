import type { InAnyLanguage } from '#messages/any-language'
import type { newCodeWords as english } from '../en/new-code.ts'

export const newCodeWords: InAnyLanguage<typeof english> = {
  title: 'Humingi ng bagong code',
  lead: 'Sinisiguro muna namin na ikaw nga bago kami magbigay ng code.',
  name: 'Pangalan mo',
  nameHint: 'Gaya ng nasa passport mo',
  number: 'Passport number o reference number',
  numberHint: 'Nasa pahinang may litrato, o sa itaas ng mga sulat tungkol sa application mo',
  from: 'Paano ka namin makakausap?',
  fromHint: 'Numero ng telepono o email. Pinakamabilis ang numerong nasa file mo',
  submit: 'Ipadala',
  kept: 'Binubura namin ang hiling na ito 90 araw matapos itong asikasuhin.',
  fasterTitle: 'Agad, sa opisina namin',
  faster: 'Dalhin ang passport mo. Bibigyan ka ng bagong slip habang naghihintay ka.',
  neverTitle: 'Ang hindi namin ginagawa kailanman',
  never:
    'Hindi namin hinihingi ang luma mong code. Hindi rin kami nagpapadala ng code sa iba para sa iyo.',
  thanksTitle: 'Natanggap namin ang hiling mo',
  thanks: [
    'Titingnan ng staff namin ang file mo at kakausapin ka nila. Magtatanong sila para masigurong ikaw nga.',
    'Ibibigay sa iyo ang bagong code sa isang slip. Hindi na gagana ang luma mong code.',
    'Walang sinuman ang puwedeng humingi ng pera sa iyo para sa code.',
  ],
}
