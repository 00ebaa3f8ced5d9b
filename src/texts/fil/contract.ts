import type { InAnyLanguage } from '../any-language.ts'
import type { contractWords as english } from '../en/contract.ts'

export const contractWords: InAnyLanguage<typeof english> = {
  title: 'Ang kontrata mo',
  lead: 'Kinopya ng staff namin ang mga kondisyong ito mula sa kontratang hawak namin para sa iyo. Ihambing ang bawat linya sa papel.',
  link: 'Basahin ang kontrata mo',
  linkText: 'Basahin ang mga kondisyon at sabihin kung alam mo ang mga ito.',
  none: 'Wala pang naglagay ng mga kondisyon ng kontrata para sa iyo. Magtanong sa opisina namin.',
  received: (days, flight) => `Natanggap mo ito ${days} araw bago ang flight mo, ${flight}.`,
  receivedSameDay: (flight) => `Natanggap mo ito sa mismong araw ng flight mo, ${flight}.`,
  receivedAfter: (flight) => `Natanggap mo ito pagkatapos ng flight mo, ${flight}.`,
  available: (date) => `Puwede mo itong makita mula ${date}.`,
  changed: (date) =>
    `Binago ang mga kondisyong ito noong ${date}. Ang sinabi mo tungkol sa mga naunang kondisyon ay hindi para sa mga ito. Sumagot muli kung gusto mo.`,
  silent: 'Wala sa kontrata, o hindi nailagay',
  readTitle: 'Alam mo ba ang mga kondisyong ito?',
  readText:
    'Hindi mo kailangang pumindot ng button. Hindi ito pagpirma, at walang nababago sa mga karapatan mo.',
  ways: { read: 'Nabasa ko na ito', heard: 'Binasa ito sa akin' },
  said: {
    read: (moment) => `Sinabi mo noong ${moment} na nabasa mo na ito.`,
    heard: (moment) => `Sinabi mo noong ${moment} na binasa ito sa iyo.`,
  },
  back: 'Bumalik sa file',
}
