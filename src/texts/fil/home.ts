import type { InAnyLanguage } from '../any-language.ts'
import type { homeWords as english } from '../en/home.ts'

export const homeWords: InAnyLanguage<typeof english> = {
  title: 'Ang mga dokumento mo na hawak namin',
  welcome: 'I-type ang passport number mo at ang access code na nasa slip namin.',
  description: (organisation) =>
    `Dito nakikita ng mga aplikante ng ${organisation}, isang pribadong recruitment agency, ang mga dokumentong hawak nito para sa kanila. Hindi ito website ng gobyerno.`,
  open: 'Buksan ang file ko',
  noSlip: 'Walang slip?',
  askForCode: 'Humingi ng bagong code',
  informationAsOf: (date) => `Impormasyon sa petsang ${date}.`,
  how: 'Paano gumagana ang site na ito',
  steps: [
    ['Kopya ang hawak namin', 'Ang mga dokumento mo, ayon sa natanggap ng staff namin.'],
    ['Nasa iyo ang susi', 'Ang code sa slip mo. Kung wala ito, walang makikita rito ang sinuman.'],
    [
      'Ang awtoridad lang ang makakakumpirma',
      'Katabi ng bawat dokumento, nakasulat kung saan itatanong kung totoo ito.',
    ],
  ],
  lookUp: 'Bago magbigay ng passport o pera: kilalanin kami',
  lookUpText: (number, authority) =>
    `Ang lisensya namin ay ${number}. Hanapin mo mismo sa listahan ng ${authority}. Dapat naroon ang pangalan namin, at hindi pa expired ang lisensya.`,
  lookUpOpen: 'Buksan ang listahan',
  lookUpByOwnAccount: (number, authority) =>
    `Ayon sa amin mismo, ang lisensya namin ay ${number} mula sa ${authority}. Tanungin mo muna sila bago ka magtiwala sa amin.`,
  office: 'Ang opisina namin',
  officePhoto: (name) => `Litrato ng opisina ng ${name}`,
  officeProvesNothing:
    'Kahit anong website ay puwedeng maglagay ng litrato ng opisina. Bago magbayad, hanapin ang lisensya namin sa listahan, at pumunta sa opisina kung kaya mo.',
  notices: 'Mga bagong abiso',
  allNotices: 'Lahat ng abiso',
  ask: 'Ano ang gusto mong gawin?',
  spotFake: 'Limang palatandaan ng pekeng website',
  fakes: [
    [
      'Numero lang, bukas na',
      'Maraming nakakaalam ng passport number mo. Kung numero lang ang kailangan para makita ang dokumento, walang napoprotektahan, o gawa-gawa lang ang dokumento.',
    ],
    [
      'Hindi sa gobyerno ang address',
      'Basahin ang dulo ng address, bago ang unang nag-iisang slash: gov.au, canada.ca, gov.uk. Walang ibig sabihin ang “visa” o “canada” sa gitna.',
    ],
    [
      'Kailangang magbayad para makita ang resulta',
      'Libre mong matitingnan ang sarili mong visa sa gobyerno. Walang binabayaran para “i-release” ito.',
    ],
    [
      'Sinasabi nilang patunay na ang stamp o QR code',
      'Kahit sino ay puwedeng mag-print niyan. Ang code sa pekeng dokumento ay papunta sa page ng gumawa ng peke.',
    ],
    [
      'Minamadali ka, o sinasabing huwag magtanong',
      'Tanungin mo mismo ang awtoridad. Hanapin ang address nito; huwag gamitin ang nasa dokumento.',
    ],
  ],
}
