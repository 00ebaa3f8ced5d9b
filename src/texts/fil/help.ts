import type { helpWords as english } from '../en/help.ts'
import type { InAnyLanguage } from '../words.ts'

export const helpWords: InAnyLanguage<typeof english> = {
  title: 'Tulong sa labas ng opisina namin',
  lead: 'Hindi mo kailangang magtanong muna sa amin. Makakatulong sila sa iyo sa bansa mo at kung saan ka nagtatrabaho. Wala sa kanila ang sa amin.',
  origin: 'Saan ka galing',
  destination: 'Saan ka nagtatrabaho o pupunta',
  any: 'Pumili ng bansa',
  show: 'Ipakita kung sino ang makakatulong',
  byDestination: 'Ayon sa bansa ng trabaho',
  journey: (origin, destination) => `Tulong sa labas: mula ${origin} papuntang ${destination}`,
  inCountry: (country) => `Tulong sa labas: ${country}`,
  roles: {
    police: 'Kung nasa panganib',
    labour: 'Sahod, kontrata, trabaho',
    rescue: 'Numero para sa tulong',
    shelter: 'Matutuluyan',
    mission: 'Bansa mo, kung nasaan ka',
    ministry: 'Mga embassy ng bansa mo',
    regulator: 'Reklamo tungkol sa agency',
  },
  police: (country) => `Pulis, ${country}`,
  mission: (origin, destination) => `Embassy o high commission ng ${origin}, ${destination}`,
  ministry: (origin) => `Foreign ministry ng ${origin}`,
  onlyIn: (country) => `sa loob lang ng ${country}`,
  anywhere: 'mula sa kahit anong bansa',
  seenIn: 'Kung saan namin nakita ang numero:',
  confirmed: (name, date) => `Sinubukan ito ni ${name} noong ${date}.`,
  sureTitle: 'Paano masisiguro ang numero',
  unconfirmed:
    'Kinuha namin ang mga numero at address na ito sa mga nakalathala. Wala pang tumawag o nagbukas ng mga ito dito. Siguruhin mo mismo.',
  sure: [
    'Hanapin ang numero sa sariling website ng awtoridad. Huwag itong kunin sa message, poster o papel na ibinigay sa iyo.',
    'Kung hindi gumana ang numero, tanungin ang embassy o ang foreign ministry ng bansa mo. Kung nasa panganib ka, tumawag muna sa pulis.',
    'Huwag magbayad sa sinumang nag-aalok na ipasa ang reklamo mo.',
  ],
  noAdvice: 'Listahan lang ito, hindi payong legal.',
  otherCountry:
    'Wala rito ang bansa mo? Itanong sa foreign ministry ng bansa mo kung aling embassy ang para sa iyo.',
  all: 'Lahat ng bansa',
  fileText:
    'Walang sasabihan dito kapag tumawag ka. Ang mga numero ay ayon sa nakalathala; wala pang sumubok sa mga ito dito.',
  more: 'Mga website, at paano masisiguro ang numero',
  keepTitle: 'Tulong sa labas ng opisina namin (mga numerong nakalathala; wala pang sumubok dito):',
}
