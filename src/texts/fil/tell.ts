import type * as english from '../en/tell.ts'
import type { InAnyLanguage } from '../words.ts'

export const cases: InAnyLanguage<typeof english.cases> = {
  tell: (organisation) => `May sabihin sa ${organisation}`,
  about: 'Tungkol saan ito?',
  inFile:
    'Tungkol ang mga ito sa sarili mong file. Buksan muna ito gamit ang numero at access code mo.',
  follow: 'Tingnan gamit ang numero',
  link: 'Mali ito',
  wrongOf: (what) => `${what}: mali ito`,
  now: 'Nasa file mo ngayon',
  documentNow: 'Ang dokumentong ipinapakita ng file mo ngayon',
  noParts: 'Walang narito na maaaring tungkol dito.',
  told: 'Ang sinabi mo sa amin',
  none: 'Wala ka pang sinasabi sa amin.',
  saidOn: (date) => `Sinabi mo ito noong ${date}:`,
  answerBy: (date) => `Sasagot ang staff hanggang ${date}.`,
  overdue: 'Lumipas na ang araw. Magtanong sa amin, o mag-report ng problema.',
  open: 'Hindi pa sumasagot ang staff',
  results: {
    accepted: 'Tinanggap: itinama ng staff',
    declined: 'Hindi tinanggap: hindi binago ng staff',
    answered: 'Nasagot na',
    corrected: 'Itinama: binawi ang tala',
    closed: 'Tapos na',
    done: 'Tapos na',
    returned: 'Sabi ng staff, naibalik na ito. Wala pa sa iyo? Humingi ulit.',
    takenBack: 'Binawi mo na ito',
  },
  choose: 'Pumili',
  reason: 'Isinulat nila:',
  disagree: 'Hindi ako sang-ayon',
  disagreeText: 'Ano ang hindi tama sa sagot?',
  samePerson:
    'Iisang tao sa agency ang naglagay nito at nagpasya tungkol dito, dahil wala nang ibang puwedeng gumawa noon doon. Puwede kang magreklamo:',
  whereToComplain: 'Tingnan kung saan puwedeng magreklamo',
  disagreed: (date) => `Noong ${date}, sinabi mong hindi ka sang-ayon:`,
  keepNumber: (number) =>
    `Ang numero mo ay ${number}. Gamit ito, makikita mo sa page na ito kung sumagot na kami.`,
  cameIn: (date) => `Dumating ito noong ${date}.`,
  answerInFile: 'Nasa file mo ang sagot.',
  dealtWith: 'Natapos na namin ito.',
  missingTitle: 'Wala kaming anuman sa numerong ito',
  missing: 'Ikumpara ang bawat letra at numero sa isinulat mo.',
  asides: {
    office: {
      title: 'Paano kami makakausap',
      nothing: 'Pumunta sa opisina kung saan ibinigay ang slip mo, at hanapin ang manager.',
      newCode: 'Nawala ang access code mo?',
      say: 'Itabi ang dokumento, ang mga message at ang resibo. Huwag ipadala ang access code mo kahit kanino, kahit sa amin.',
    },
    authority: {
      title: 'Tungkol ba ito sa amin, o sa employer mo?',
      own: 'Makakakuha ka ng page na may numero at patunay, at puwedeng hindi ka magpakilala:',
      link: 'Sumulat ng reklamo tungkol sa amin o sa employer mo',
      named: (authority, number) =>
        `Puwede mo ring sabihin sa awtoridad na nagbibigay ng lisensya sa amin: ${authority}. Ang numero ng lisensya namin ay ${number}.`,
      byOwnAccount: (authority, number) =>
        `Puwede mo ring sabihin sa ${authority}. Ayon sa amin mismo, sila ang nagbibigay ng lisensya sa amin, may numerong ${number}.`,
      register: 'Ang pampublikong listahan ng mga lisensya',
    },
    faster: {
      title: 'Agad, sa opisina namin',
      text: 'Dalhin ang passport mo. Bibigyan ka ng bagong slip habang naghihintay ka.',
    },
    never: {
      title: 'Ang hindi namin ginagawa kailanman',
      text: 'Hindi namin hinihingi ang luma mong code. Hindi rin kami nagpapadala ng code sa iba para sa iyo.',
    },
    unknown: {
      title: 'Puwedeng hindi ka magpakilala',
      texts: [
        'Hindi namin sine-save ang internet address o account mo kasama ng reklamo. Huwag ilagay ang pangalan at contact mo, at hindi nito masasabi kung sino ka.',
        'Puwedeng makita ng employer mo ang ginagawa mo sa phone, computer o Wi-Fi nila. Gamitin ang sarili mo kung kaya.',
      ],
    },
    outside: {
      title: 'Hindi mo kailangang sabihin sa amin',
      text: 'May ibang makakatulong sa iyo sa bansa mo at kung saan ka nagtatrabaho. Wala sa kanila ang sa amin.',
    },
    concern: {
      title: 'Tungkol ba ito sa iba?',
      text: 'May gumagamit ng pangalan namin, o mukhang mali ang isang dokumento o website?',
    },
  },
}

export const complaint: InAnyLanguage<typeof english.complaint> = {
  made: 'I-save o i-print na ang page na ito. Hindi na namin ito maipapakita ulit.',
  saved: 'Nasa file din ang patunay, para sa mga eksperto, na walang nagbago nito.',
  save: 'I-save ang page bilang file',
  at: 'Isinulat noong',
  aboutShort: 'Tungkol sa',
  contact: 'Paano makakausap',
  kept: 'Ipinadala sa agency',
  isSent: 'Oo, sa araw ding iyon',
  isKept: 'Hindi. Numero at petsa lang ang nasa agency, hindi ang sulat.',
  digest: 'Fingerprint ng sulat (SHA-256)',
  random: 'Random na bahagi ng fingerprint',
  proof: 'Patunay mula sa log',
  proofText:
    'Ipinapakita nito na naisulat ang fingerprint na ito sa log ng agency sa oras na iyon. Mahahalata kung idagdag ito nang huli o alisin.',
  proofLater: (address) => `Magiging handa ang patunay sa loob ng isang minuto sa ${address}.`,
  words: 'Ang nasa itaas ay salita ng nagrereklamo. Hindi ito isinulat ng agency.',
  foot: (address) => `Petsa at anumang sagot: ${address}`,
  fileProof:
    'Ang linyang ito ang binigyan ng numero. Ang SHA-256 nito ay ang fingerprint sa itaas:',
  logKey: 'Key ng log:',
  standingKept: 'Ang sumulat lang ang may hawak ng laman. Hindi ito ipinadala sa amin.',
  standingSent: 'Ipinadala ito sa amin. Hindi namin ipinapakita rito ang laman.',
  unanswered: 'Hindi pa kami sumasagot.',
  answered: (date) => `Ang sagot namin noong ${date}:`,
}
