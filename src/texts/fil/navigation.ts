import type { InAnyLanguage } from '../any-language.ts'
import type { navigationWords as english } from '../en/navigation.ts'

export const navigationWords: InAnyLanguage<typeof english> = {
  groups: {
    check: 'Tingnan',
    candidates: 'Para sa aplikante',
    employers: 'Para sa employer',
    safety: 'Pag-iingat',
    about: 'Tungkol sa amin',
  },
  links: {
    '/check': 'File mo',
    '/check/work-permit': 'Work permit mo',
    '/check/visa-paper': 'Dokumento ng visa',
    '/check/application-status': 'Status ng application',
    '/check/lmia': 'LMIA letter mo',
    '/#how': 'Paano ito gumagana',
    '/tell/code': 'Humingi ng bagong code',
    '/tell': 'May sasabihin sa amin',
    '/legal/your-information': 'Impormasyon mo',
    '/shared': 'Buksan ang ni-share na dokumento',
    '/verify': 'I-check ang dokumento',
    '/official-checks': 'Magtanong mismo sa gobyerno',
    '/help': 'Tulong sa labas ng opisina namin',
    '/official-checks#spot-a-fake': 'Paano makilala ang peke',
    '/about': 'Ano ang site na ito',
    '/domains': 'Mga web address namin',
    '/tell/complaint': 'Sumulat ng reklamo',
    '/tell/concern': 'Mag-report ng problema',
    '/notices': 'Mga abiso',
    '/legal/disclaimer': 'Hindi kami gobyerno',
    '/legal/privacy': 'Tungkol sa privacy',
    '/legal/copyright': 'Tungkol sa copyright',
    '/legal/accessibility': 'Para magamit ng lahat',
  },
  tiles: {
    '/verify': 'Pareho ba ang dokumentong hawak mo sa hawak namin?',
    '/shared': 'Para sa mga employer at bangko: binigyan kayo ng aplikante ng share code.',
    '/notices': 'Ano ang bago sa opisina namin.',
    '/official-checks': 'Saan magtatanong, bawat bansa. Wala sa mga website na ito ang sa amin.',
    '/official-checks#spot-a-fake':
      'Bago ka magbayad kahit kanino, at bago ka umalis sa trabaho mo.',
  },
  legal: 'Mga tuntunin',
  sourceCode: 'Source code ng software na ito',
}
