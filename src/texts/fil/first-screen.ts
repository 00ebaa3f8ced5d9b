import type { firstScreenWords as english } from '../en/first-screen.ts'
import type { InAnyLanguage } from '../words.ts'

export const firstScreenWords: InAnyLanguage<typeof english> = {
  open: (time) => `Bukas nang ${time}`,
  close: 'Isara',
  closeNote: 'Hindi mo phone? Laging isara ang file.',
  new: 'Bago para sa iyo',
  more: (number) => `${number} pa`,
  nothing: 'Walang bago.',
  nothingSince: (date) => `Walang bago mula ${date}.`,
  earlier: 'Nauna',
  earlierLead: 'Mga binuksan mo sa nakaraang 30 araw.',
  news: {
    closing: { title: 'Magsasara ang agency', line: (date) => `Kumuha ng kopya bago ang ${date}` },
    closed: { title: 'Sarado na ang agency', line: (date) => `Ang huling araw nito ay ${date}` },
    withheld: { title: (label) => `${label}: hindi muna ipinapakita`, line: 'Tingnan kung bakit' },
    overdue: {
      title: (label) => `${label}: hindi pa naibabalik`,
      line: (date) => `Dapat naibalik noong ${date}`,
    },
    confirm: {
      title: (label) => `Ibinigay mo ba ito sa amin? ${label}`,
      line: 'Sabihin mo kung totoo',
    },
    removal: {
      title: (date) => `May mga dokumentong aalisin sa ${date}`,
      line: 'Magtabi ng kopya',
    },
    answer: { title: 'Sagot ng opisina' },
    returned: {
      title: (label) => `${label}: naibalik na`,
      line: 'Iyan ang sabi ng opisina. Totoo ba?',
    },
    opened: { title: 'May nagbukas na ng file mo', line: 'Hindi ba ikaw? Sabihin mo sa amin' },
    shareOpened: { title: 'May nagbukas ng share mo' },
    code: {
      title: 'May ginawang bagong access code',
      line: 'Hindi ba para sa iyo? Sabihin mo sa amin',
    },
    document: { title: (label) => `Bago: ${label}`, line: 'Hindi mo pa ito nabubuksan' },
    replaced: { title: (label) => `Bago: ${label}`, line: 'Ito ang kapalit ng luma' },
    class: { title: 'Nabago ang klase mo', cancelled: 'Kinansela ang klase mo' },
  },
  next: {
    flight: {
      title: (date) => `Lilipad ka sa ${date}`,
      today: 'Lilipad ka ngayong araw',
      tomorrow: 'Lilipad ka bukas',
      night: (weekday, time) => `Sa gabi bago mag-${weekday}, ${time}.`,
      line: 'Ang opisina ang nagsulat nito. Magtanong sa airline.',
    },
    original: {
      title: (label, date) => `${label}: ibabalik sa ${date}`,
      line: 'Ang opisina ang nagsulat nito. Hingin mo roon.',
    },
    ending: {
      title: (label, date) => `${label}: nakasulat, hanggang ${date}`,
      line: 'Ang opisina ang nagtala nito. Magtanong doon kung ano ang gagawin.',
    },
    class: {
      title: (date) => `Ang klase mo ay sa ${date}`,
      line: 'Ang opisina ang nagsulat nito. Magtanong doon.',
    },
  },
  toDo: {
    contractMissing: 'Wala rito ang kontrata mo. Hingin mo',
    contractUnread: 'Basahin ang kontrata bago lumipad',
    readContract: 'Basahin ang kontrata mo',
    passport: 'Wala sa iyo ang passport mo. Hingin mo',
  },
  documents: {
    title: 'Mga dokumento mo',
    note: 'Mga kopyang itinatabi ng opisina. Ang awtoridad lang ang makapagsasabi kung ito ang nagbigay.',
    none: 'Wala pang dokumento',
    noneText: 'Wala pang inilalagay na dokumento ang opisina sa file mo. Itanong kung kailan.',
    until: (date) => `Nakasulat: hanggang ${date}`,
    notShown: 'Hindi muna ipinapakita. Tingnan kung bakit',
    isNew: 'Bago.',
    unread: 'Hindi pa nababasa',
    readOn: (date) => `Binasa mo noong ${date}`,
    keptSince: (date) => `Nakatabi mula ${date}`,
    askBack: 'Lampas na: hingin mo ito',
  },
  doors: {
    title: 'Ano ang gusto mong gawin?',
    share: 'Magpakita ng dokumento sa iba',
    tell: 'May sasabihin sa opisina',
    originals: 'Nasaan ang mga orihinal ko',
    help: 'Tulong sa labas ng opisina',
    more: 'Iba pa',
  },
}
