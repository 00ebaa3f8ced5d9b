import type { InAnyLanguage } from '../any-language.ts'
import type { ownWords as english } from '../en/my.ts'

type Own = InAnyLanguage<typeof english>

const my: Own['my'] = {
  pages: 'Mga page mo',
  links: {
    '/my/file': 'File ko',
    '/my/shares': 'Mga share ko',
    '/my/classes': 'Mga klase ko',
    '/my/payments': 'Mga bayad ko',
    '/account': 'Account ko',
  },
}

const link: Own['link'] = {
  title: 'File ko',
  lead: 'Ikabit ito sa account mo. Isang beses mo lang patutunayan na sa iyo ito.',
  submit: 'Ikabit ang file ko',
  what: 'Ang makukuha mo',
  gains: [
    'Makikita mo rito ang mga dokumento mo nang hindi na tina-type ulit ang numero at code.',
    'Ikaw ang pipili kung ano ang makikita ng employer o bangko, at hanggang kailan.',
    'Makikita mo kung sino ang nagbukas ng file mo, at kailan.',
  ],
  noSlip: 'Walang slip? O may ibang nakakita ng code? Humingi ng bago sa opisina namin.',
  without: 'Buksan ang file ko nang hindi ikinakabit',
  linkedSince: (date) => `Nakakabit sa account mo mula ${date}.`,
  unlink: 'Alisin ang pagkakabit',
  unlinkText:
    'Hindi na ipapakita ng account na ito ang file mo. Mananatiling bukas ang mga share mo hanggang itigil mo o matapos ang panahon. Puwede mong ikabit ulit ang file gamit ang numero at code nito.',
  unlinkYes: 'Huwag nang ipakita rito ang file ko',
  goneTitle: 'Hindi maipapakita ang file mo ngayon',
  gone: 'Isinara muna ito ng staff namin, o may bago kang access code. Kung may bago kang slip, ikabit ulit ang file mo sa ibaba. Kung wala, magtanong sa opisina namin.',
}

const views: Own['views'] = {
  title: 'Sino ang nagbukas nito',
  lead: 'Ang huling 50 beses na may nagbukas ng file mo o ng share nito, pinakabago muna.',
  nobody: 'Wala pang nagbukas nito.',
  by: {
    'access-code': 'Gamit ang access code mo',
    account: 'Gamit ang nakakabit na account',
    share: 'Gamit ang share',
  },
  byShare: (label) => `Gamit ang share na “${label}”`,
  proof: 'Patunay',
  notMe: 'Hindi ako iyon',
  proofText:
    'Pinatutunayan ng bawat file na nasa log namin ang linyang ito. Puwede itong i-check ng kahit sino gamit ang public key ng log.',
  notSealedTitle: 'Hindi pa handa ang patunay',
  notSealed: 'Subukan ulit pagkalipas ng ilang segundo.',
}

export const ownWords: Own = { my, link, views }
