import type { fileWords as english } from '../en/file.ts'
import type { InAnyLanguage } from '../words.ts'

export const fileWords: InAnyLanguage<typeof english> = {
  back: 'Bumalik sa file',
  title: (name, organisation) => `${name}: file na hawak ng ${organisation}`,
  minutesLeft: (minutes) => (minutes === 1 ? 'wala pang isang minuto' : `${minutes} minuto`),
  staysOpen: 'Bukas pa ang file nang',
  close: 'Isara ang file',
  print: 'Para mag-print, gamitin ang print ng browser mo.',
  calledWrong: (date) => `Sinasabi ng aplikante na mali ito, mula ${date}.`,
  youCalledWrong: (date) => `Sinabi mo noong ${date} na mali ito.`,
  photoOf: (name) => `Litrato ni ${name}`,
  noPhoto: 'Walang litrato',
  reference: 'Reference namin',
  documents: 'Mga dokumento',
  details: 'Mga detalye mo',
  standing: 'Nasaan ka na',
  choices: 'Mga pinili mo',
  waits: {
    withheld: (label) => `Hindi namin ito ipinapakita ngayon: ${label}.`,
    overdue: (label) => `Dapat ay naibalik na ito sa iyo: ${label}.`,
    confirm: (label) => `Pakikumpirma na ibinigay mo ito sa amin: ${label}.`,
  },
  noneOf: 'Wala pa kaming ganitong dokumento para sa iyo.',
  stages: 'Nasaan na ang application mo',
  stagesText:
    'Ito ang sinasabi namin tungkol sa sarili naming trabaho. Hindi ito galing sa awtoridad, at wala itong pinagpapasyahan.',
  since: (date) => `mula ${date}`,
  known: 'Ang masasabi namin sa iyo',
  knownText: (organisation) => `Ito ay kopyang hawak ng ${organisation} para sa iyo.`,
  released: (date) => `Binuksan ng staff namin ang file na ito para sa iyo noong ${date}.`,
  keep: 'Magtabi ng kopya (PDF)',
  keepTitle: 'Magtabi ng kopya',
  keepLead: 'Bawat dokumentong may marka namin, sa isang file na nabubuksan kahit walang internet.',
  printAll: 'Lahat ng dokumento sa isang pahina, para i-print',
  taken: (moment) => `Kinuha sa site na ito noong ${moment}.`,
  held: (organisation) =>
    `Hawak ng ${organisation} ang mga dokumentong ito at ipinakita nito ang mga kopyang ito. I-check ang file na ito sa aming site, sa “I-check ang dokumento”.`,
  unknownOf:
    'Kung gobyerno ang nagbigay ng dokumento, at kung may bisa pa ito. Hindi namin iyon malalaman.',
  unknown: 'Ang awtoridad lang ang makapagsasabi nito',
  wait: 'Sandali lang',
  copyOf: (label, page, pages) =>
    pages > 1
      ? `Ang kopya namin ng ${label}, pahina ${page} sa ${pages}`
      : `Ang kopya namin ng ${label}`,
  heldSince: (date) => `Hawak namin mula ${date}.`,
  printedIssued: (date) => `Nakasulat dito: ibinigay noong ${date}.`,
  printedUntil: (date) => `Nakasulat dito: hanggang ${date}.`,
  pages: (pages) => (pages === 1 ? 'Isang pahina.' : `${pages} pahina.`),
  large: 'Malaking larawan',
  of: (label) => ` ng ${label}`,
  allPages: (pages) => `Lahat ng ${pages} pahina, malaki`,
  warnings: {
    lmia: 'Bawal bumili o magbenta ng LMIA letter. Huwag magbayad kahit kanino para dito.',
    medical: 'Puwede kang pauwiin kung binili lang ang medical certificate at walang nag-check-up.',
  },
  ask: 'Saan magtatanong',
  askNamed:
    'Tanungin ang embassy o awtoridad na nakasulat sa dokumento. Kunin ang numero ng telepono sa sarili nilang website, hindi sa dokumento.',
  none: 'Wala pa kaming dokumento para sa iyo.',
  backTo: (label) => `Bumalik sa: ${label}`,
  experts: 'Para sa mga eksperto',
  around: 'Ibang dokumento',
  previous: (label) => `Nauna: ${label}`,
  next: (label) => `Kasunod: ${label}`,
  pageOf: (page, pages) => `Pahina ${page} sa ${pages}.`,
  daysLong: (days) => `${days} araw`,
  monthsLong: (months) => {
    if (months % 12 !== 0) return `${months} buwan`
    return months === 12 ? 'isang taon' : `${months / 12} taon`
  },
  keptShort: ({ departed, usual }) =>
    `Itinatabi namin ang pasaporte at mga papel mo sa kalusugan hanggang ${departed} pagkaalis mo. Ang karamihan ng iba pa ay hanggang ${usual} mula sa huling pagbabago.`,
  removedFrom: (date) => `Mula ${date}, aalisin namin ang hindi namin kailangang itabi.`,
  keptMore: 'Gaano katagal namin itinatabi ang bawat dokumento',
  keptFor: (times) =>
    `Itinatabi namin ang pasaporte, medical form, police clearance o dokumento ng fingerprint hanggang ${times.departed} pagkaalis mo. Kung hindi namin alam kung nakaalis ka na, ${times.sensitive} mula sa huling pagbabago. Ang kontrata, ang tungkol sa pera at ang kasama nitong detalye mo ay ${times.contract} mula sa huling pagbabago. Ang lahat ng iba pa ay ${times.usual} mula roon.`,
  keptDetails: (time) =>
    `Ang mga detalye mo ay ${time} mula sa huling pagbabago, dahil hinihingi ito ng batas.`,
  keptByHand:
    'Pagkatapos, sasabihan ang staff namin na oras na, at buburahin nila ito. Hindi ito buburahin habang may tanong kang hinihintayan ng sagot.',
  keptByItself:
    'Pagkatapos, ilalagay ito sa listahan at kusang mabubura makalipas ang isang linggo. Hindi ito buburahin habang may tanong kang hinihintayan ng sagot.',
  endedTitle: 'Sarado na ang file na ito',
  ended:
    'Bukas ang file nang 15 minuto. Mas maaga itong nagsasara kung isara mo, kung bigyan ka ng bagong code, o kung isara ng staff namin. Walang naiwan sa browser na ito.',
  notSent: 'Hindi naipadala ang isinulat mo. Buksan ulit ang file mo at ipadala ulit.',
  nothingSent: 'Walang naipadala o nabago. Buksan ulit ang file mo at subukan ulit.',
  written: 'Ang isinulat mo, para makopya. Hindi namin ito itinago.',
  openAgain: 'Buksan ulit',
}
