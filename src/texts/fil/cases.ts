import { leavingWords, stayingWords } from '#modules/cases/fields.schema'
import type { caseKindWords as kinds } from '../en/cases.ts'
import type { InAnyLanguage } from '../words.ts'

export const caseKindWords: InAnyLanguage<typeof kinds> = {
  mistake: {
    name: 'Mali sa file',
    title: 'Ano ang mali sa file mo?',
    lead: 'Sabihin sa amin kung ano ang mali. Habang tinitingnan namin ito, makikita ng lahat ng tumitingin na sinabi mong mali ito.',
    fields: { proposed: 'Ano ang dapat nandito?', note: 'May iba pa ba kaming dapat malaman?' },
    hints: {
      proposed: 'Halimbawa, ang pangalan gaya ng nasa passport mo, o kung aling dokumento ang tama',
      note: 'Puwede itong iwanang blangko',
    },
    send: 'Sabihin sa staff',
  },
  payment: {
    name: 'Maling bayad',
    title: 'May maling tala sa listahan namin',
    lead: 'Titingnan ito ng staff at sasagot sila. Walang talang binabago: ang mali ay binabawi ng isa pang tala.',
    fields: {
      text: 'Ano ang mali?',
    },
    hints: {
      text: 'Magkano, kailan, at kanino ka nagbayad. Puwede kang sumulat sa sarili mong wika',
    },
    send: 'Sabihin sa staff',
  },
  money: {
    name: 'Perang ibinayad nang walang resibo namin',
    title: 'Nagbayad ka ba nang walang resibo?',
    lead: 'Ilagay ito rito, kahit hindi sa agency namin nagbayad. Huwag isama ang nasa listahan na namin.',
    fields: {
      item: 'Para saan iyon?',
      amount: 'Magkano ang binayaran mo?',
      currency: 'Pera',
      paidTo: 'Kanino?',
      paidOn: 'Anong araw?',
      note: 'May iba pa ba?',
    },
    hints: {
      amount: 'Sa numero, halimbawa 5000',
      paidTo: 'Pangalan, opisina, numero ng telepono',
      note: 'Sino ang nakakita, at ano ang sinabi sa iyo. Puwede kang sumulat sa sarili mong wika',
    },
    foot: 'Itinatabi ang ipapadala mo kasama ang petsa, hangga’t nasa amin ang file mo. Walang taga-agency ang makakapagbago nito, o makakaalis nito nang mag-isa. Puwede itong sagutin ng agency.',
    send: 'Itabi ang talang ito',
  },
  contract: {
    name: 'Ibang kontrata',
    title: 'Binigyan nila ako ng ibang kontrata',
    lead: 'Sabihin sa amin kung binigyan ka ng kontratang iba sa una: ibang sahod, ibang trabaho, ibang employer.',
    fields: {
      amount: 'Sahod sa ibang kontrata',
      currency: 'Pera',
      period: 'Bawat',
      employer: 'Employer sa ibang kontrata',
      note: 'Ano pa ang naiiba?',
      photo: 'Litrato ng ibang kontrata',
    },
    hints: {
      amount: 'Sa numero, halimbawa 800',
      note: 'Oras, pagkain, lugar. Puwede kang sumulat sa sarili mong wika',
      photo:
        'JPEG, PNG, WebP, HEIC, TIFF, BMP o PDF na hanggang 15 MiB. Puwedeng ipadala ang iba pang pahina nang isa-isa',
    },
    foot: 'Itinatabi ang ipapadala mo kasama ang petsa, hangga’t nasa amin ang file mo. Walang taga-agency ang makakapagbago nito, o makakaalis nito nang mag-isa. Huwag pirmahan ang hindi mo naiintindihan. Kung nasa panganib ka, humingi ng tulong kung nasaan ka.',
    send: 'Ipadala',
  },
  leaving: {
    name: 'Pag-alis sa agency',
    title: 'Umalis sa agency na ito',
    lead: 'Puwede kang umalis kahit kailan. Hindi mo kailangang sabihin kung bakit.',
    pointsTitle: 'Ang mangyayari kapag umalis ka',
    points: leavingWords.fil,
    fields: { language: 'Wikang binasa' },
    askFirst: {
      label: 'Aalis ako sa agency na ito',
      text: 'Titigil agad ang lahat ng share mo. Hindi na maibabalik ang mga iyon, kahit hindi ka na umalis. Pagkatapos ng 30 araw, aalisin namin ang hindi namin kailangang itabi.',
    },
    send: 'Oo, aalis ako',
    takeBack: { text: stayingWords.fil, send: 'Hindi na ako aalis' },
  },
  original: {
    name: 'Hinihinging orihinal',
    title: 'Ibalik sa akin ang isang orihinal',
    titleOf: (what) => `${what}: ibalik sa akin`,
    lead: 'Sa iyo ito, at makukuha mo ito kahit kailan. May tatlong araw ang opisina.',
    fields: {},
    send: 'Ibalik sa akin ito',
  },
  concern: {
    name: 'Ulat',
    title: 'Mag-report ng problema',
    lead: 'May gumagamit ng pangalan namin, may dokumentong mukhang mali, o hinihingan ka ng pera? Sabihin sa amin.',
    fields: {
      text: 'Ano ang nangyari?',
      from: 'Paano ka namin makakausap?',
      page: 'Tungkol sa aling page o address ito?',
    },
    hints: {
      text: 'Kailan, sino at saan. Huwag isulat ang access code mo',
      from: 'Numero ng telepono o email. Puwede itong iwanang blangko',
      page: 'Ang page kung saan mo ito nakita, dito o sa iba. Puwede itong iwanang blangko',
    },
    send: 'Ipadala ang report',
    foot: 'Binabasa ng mga manager namin ang bawat report. Nakikita nila ang isinulat mo rito at wala nang iba tungkol sa iyo. Binubura ang report dalawang taon matapos itong asikasuhin.',
    sentTitle: 'Salamat, natanggap namin ang report mo',
    sent: [
      'Mababasa na ng staff namin ang report mo.',
      'Kung sinabi mo kung paano ka makakausap, sasagot kami.',
      'Hiningan ka ba ng pera ngayong araw? Huwag magbayad hangga’t hindi mo natatanong ang awtoridad.',
    ],
  },
  code: {
    name: 'Hiling ng bagong code',
    title: 'Humingi ng bagong code',
    lead: 'Sinisiguro muna namin na ikaw nga bago kami magbigay ng code.',
    fields: {
      name: 'Pangalan mo',
      number: 'Passport number o reference number',
      from: 'Paano ka namin makakausap?',
    },
    hints: {
      name: 'Gaya ng nasa passport mo',
      number: 'Nasa pahinang may litrato, o sa itaas ng mga sulat tungkol sa application mo',
      from: 'Numero ng telepono o email. Pinakamabilis ang numerong nasa file mo',
    },
    send: 'Ipadala',
    foot: 'Binubura namin ang hiling na ito 90 araw matapos itong asikasuhin.',
    sentTitle: 'Natanggap namin ang hiling mo',
    sent: [
      'Titingnan ng staff namin ang file mo at kakausapin ka nila. Magtatanong sila para masigurong ikaw nga.',
      'Ibibigay sa iyo ang bagong code sa isang slip. Hindi na gagana ang luma mong code.',
      'Walang sinuman ang puwedeng humingi ng pera sa iyo para sa code.',
    ],
  },
  complaint: {
    name: 'Reklamo',
    title: 'Sumulat ng reklamo',
    lead: 'Tungkol sa amin o sa employer mo. Makakakuha ka ng page na may numero, petsa at patunay. Ikaw ang magpapasya kung makukuha rin namin ito.',
    fields: {
      about: 'Tungkol kanino ito?',
      text: 'Ano ang nangyari?',
      from: 'Paano ka makakausap?',
      origin: 'Sariling bansa',
      destination: 'Bansa ng trabaho',
      send: 'Sino ang makakakuha nito?',
    },
    hints: {
      text: 'Kailan, saan, sino, magkano. Huwag isulat ang access code mo',
      from: 'Numero ng telepono o email. Iwanang blangko kung ayaw mong magpakilala',
    },
    options: {
      about: {
        agency: 'Ang agency: kami, o may nagtatrabaho para sa amin',
        employer: 'Ang employer',
        other: 'Iba pa: fixer o ahente, klinika, trainer',
      },
      send: {
        keep: 'Ako lang. Numero at fingerprint ng sulat ang itatabi ng agency, hindi ang sulat.',
        send: 'Pati ang agency. Babasahin ito ng mga manager nito, at walang makakapagbago o makakaalis nito.',
      },
    },
    send: 'Gawin ang page ko',
  },
}
