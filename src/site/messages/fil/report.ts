import type { InAnyLanguage } from '#messages/any-language'
import type { reportWords as english } from '../en/report.ts'

export const reportWords: InAnyLanguage<typeof english> = {
  title: 'Mag-report ng problema',
  lead: 'May gumagamit ng pangalan namin, may dokumentong mukhang mali, o hinihingan ka ng pera? Sabihin sa amin.',
  text: 'Ano ang nangyari?',
  textHint: 'Kailan, sino at saan. Huwag isulat ang access code mo',
  from: 'Paano ka namin makakausap?',
  fromHint: 'Numero ng telepono o email. Puwede itong iwanang blangko',
  page: 'Tungkol sa aling page o address ito?',
  pageHint: 'Ang page kung saan mo ito nakita, dito o sa iba. Puwede itong iwanang blangko',
  submit: 'Ipadala ang report',
  whoReads:
    'Binabasa ng mga manager namin ang bawat report. Nakikita nila ang isinulat mo rito at wala nang iba tungkol sa iyo. Binubura ang report dalawang taon matapos itong asikasuhin.',
  how: 'Paano kami makakausap',
  nothing: 'Pumunta sa opisina kung saan ibinigay ang slip mo, at hanapin ang manager.',
  say: 'Itabi ang dokumento, ang mga message at ang resibo. Huwag ipadala ang access code mo kahit kanino, kahit sa amin.',
  newCode: 'Nawala ang access code mo?',
  newCodeLink: 'Humingi ng bagong code',
  authorityTitle: 'Tungkol ba ito sa amin, o sa employer mo?',
  ownComplaint: 'Makakakuha ka ng page na may numero at patunay, at puwedeng hindi ka magpakilala:',
  authority: (authority, number) =>
    `Puwede mo ring sabihin sa awtoridad na nagbibigay ng lisensya sa amin: ${authority}. Ang numero ng lisensya namin ay ${number}.`,
  authorityByOwnAccount: (authority, number) =>
    `Puwede mo ring sabihin sa ${authority}. Ayon sa amin mismo, sila ang nagbibigay ng lisensya sa amin, may numerong ${number}.`,
  registerLink: 'Ang pampublikong listahan ng mga lisensya',
  thanksTitle: 'Salamat, natanggap namin ang report mo',
  thanks: 'Mababasa na ng staff namin ang report mo.',
  thanksReach: 'Kung sinabi mo kung paano ka makakausap, sasagot kami.',
  thanksUrgent:
    'Hiningan ka ba ng pera ngayong araw? Huwag magbayad hangga’t hindi mo natatanong ang awtoridad.',
}
