import type { InAnyLanguage } from '../any-language.ts'
import type { closingWords as english } from '../en/closing.ts'

export const closingWords: InAnyLanguage<typeof english> = {
  title: 'Magsasara na ang agency na ito',
  closes: (date) => `Magsasara na ang agency na ito. Ang huling araw nito ay ${date}.`,
  closed: (date) => `Sarado na ang agency na ito. Ang huling araw nito ay ${date}.`,
  more: 'Ano ang mangyayari sa file mo',
  take: (date) =>
    `I-download ang lahat ng data mo hanggang ${date}. Hindi mo kailangan ng pahintulot ng sinuman.`,
  takeNow: 'I-download na ang lahat ng data mo, bago namin ito burahin.',
  removed: (date) => `Buburahin namin ang file mo pagkatapos ng ${date}.`,
  removedNow: 'Lumipas na ang huling araw. Binubura na namin ang mga file.',
  originals: 'Hawak ba namin ang passport mo o ibang orihinal? Bawiin mo na ngayon.',
  noSuccessor: 'Walang ibang agency na kukuha ng mga file.',
  successor:
    'May ibang agency na puwedeng kumuha ng mga file. Makukuha lang nito ang sa iyo kung pumayag ka.',
  itIs: 'Ang pangalan nito, ang lisensya at paano ito makakausap:',
  answer: 'Sumagot ng oo o hindi',
  open: 'Buksan ang file mo',
  openHow: 'Kailangan mo ang passport number mo at ang access code mo.',
  none: 'Hindi magsasara ang agency na ito. Mananatiling bukas sa iyo ang file mo.',
  noneTitle: 'Hindi magsasara ang agency na ito',
  noRegistration:
    'Magsasara na ang agency na ito, kaya hindi na ito tumatanggap ng bagong magrerehistro.',
}
