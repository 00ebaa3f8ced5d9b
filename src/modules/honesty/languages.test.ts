import { expect, test } from 'vitest'
import { judge } from './judge.ts'

// What nobody here can read is refused, however short it is (specification 1a).
test.each([
  ['Portuguese', ['Visto garantido.', 'Somos o governo.', 'O seu visto saiu.']],
  [
    'Dutch',
    [
      'Visum gegarandeerd.',
      'Wij zijn de overheid.',
      'Uw vergunning klopt.',
      'Uw visum is goedgekeurd',
    ],
  ],
  ['Turkish', ['Devlet kurumuyuz.', 'Vize kesin.', 'Vizeniz onaylandi', 'Vizeniz onaylandı']],
  ['Uzbek', ['Visayingiz tasdiqlandi']],
  ['Urdu', ['ویزا پکا', 'آسان ویزا', 'ویزا ملے گا']],
  ['Yoruba', ['Visa a fọwọsi']],
  ['Tamil in Latin letters', ['Ungal visa urudhi']],
  ['Swahili', ['Viza ya uhakika.', 'Sisi ni serikali.', 'Kibali chako kimekubaliwa.']],
  ['Hungarian', ['Biztos vizum.', 'Mi vagyunk a kormány.', 'A kormany oldala.']],
  [
    'Bengali in Latin letters',
    [
      'Bhisa pakka.',
      'Amra sorkari office.',
      'Visa nishchit pabenই.',
      'Interview charai visa',
      'Sob visa original',
    ],
  ],
  [
    'Hindi in Latin letters',
    ['Visa pakka milega.', 'Sarkari daftar.', 'Bina interview Japan visa'],
  ],
  ['Indonesian', ['Visa dijamin.', 'Visa anda diluluskan.', 'Pasti dapat visa lewat kami']],
  ['Romanian', ['Viza garantata.', 'Suntem guvernul.']],
])('a short sentence in %s is refused', (_, sentences) => {
  expect(sentences.filter((sentence) => judge('text', sentence) === null)).toEqual([])
})

test('a title in another language is refused however its words are written', () => {
  const titles = ['Visto Garantido', 'VISTO GARANTIDO', 'Vize Kesin', 'Visado Seguro']
  expect(titles.filter((title) => judge('title', title) === null)).toEqual([])
  const honest = [
    'Padma Overseas',
    'SUNITA TAMANG',
    'Visa Fees',
    'Rahman, Kuwait',
    'BMET Smart Card',
    'Iqama',
  ]
  expect(honest.filter((title) => judge('title', title) !== null)).toEqual([])
})

test('short sentences of English and Filipino pass, with the names of people, places and things in them', () => {
  const sentences = [
    'Visa stamping takes a week.',
    'Fatema Begum teaches welding.',
    'Turners, fitters and riggers wanted.',
    'Bring kurtas for Eid.',
    'Rahman calls you.',
    'Visa interviews: Gulshan, Uttara, Mirpur.',
    'Puno na ang klase.',
    'Libre ang meryenda.',
    'Our driver Shafiq waits at Tongi.',
    'Plumbers for Jeddah',
    'iqama renewal',
    'Amina hid the record.',
    'Date modified successfully',
    'Paikliin ito.',
    'Pumili ng nandoon.',
    'Endings such as .gov or .gov.au',
    'Visa photo size 35 x 45 mm',
    'Free food, shared room, health insurance card.',
    'Jobs in Vizag',
    'Vizag branch: 14 Beach Road',
    'Visayas branch',
    'Amar Singh, passport desk',
    'El Nido resort, work permit paid',
    'Bisa ng kontrata: dalawang taon',
    // Of trades and things no corpus has all.
    'Scaffolders needed urgently',
    'Duct fabricators, pipefitters, insulators',
    'Gardeners, janitors, chauffeurs',
    'Embroidery, knitting, crochet',
    'Jackfruit juice will be served',
    'Chest radiograph, blood typing, urine sample',
  ]
  expect(sentences.filter((sentence) => judge('text', sentence) !== null)).toEqual([])
})
