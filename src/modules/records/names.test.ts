import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  hear,
  maybeSame,
  PeopleBySound,
  type Person,
  soundsAlike,
  soundsOfName,
} from './name-sound.ts'
import { foldName } from './name-words.ts'

describe('a folded name', () => {
  test('has neither accents, marks, signs nor other forms of its letters', () => {
    const folded = {
      ...{ 'José Ñandú': 'jose nandu', 'Jürgen Weiß-Größe': 'jurgen weiss grosse', WEISS: 'weiss' },
      ...{ 'İpek Işık ÇAĞLAR': 'ipek isik caglar', 'Nguyễn Văn Đức': 'nguyen van duc' },
      ...{
        'Łukasz Ørsted Æbelø': 'lukasz orsted aebelo',
        Γιώργος: 'γιωργοσ',
        'Алёна Йод': 'алена иод',
      },
      ...{ 'أَحْمَد مُصطفى': 'احمد مصطفي', محمـــد: 'محمد', 'علی کریم': 'علي كريم' },
      ...{ 'রহিমা খাতুন': 'রহিমা খাতুন', চাঁদ: 'চাদ', ज़ैनब: 'जैनब', चाँद: 'चाद', ＲＡＨＩＭＡ: 'rahima' },
      ...{ 'Ward ১২ ٣': 'ward 12 3', "O'Brien D’Souza": 'obrien dsouza', 'ক্\u200dষ': 'ক্ষ' },
      ...{ 'Md. Al-Amin  (Raju)': 'md al amin raju', ' … 100% — ': '100', '%_': '' },
    }
    const found = Object.keys(folded).map((name) => [name, foldName(name)])
    expect(Object.fromEntries(found)).toEqual(folded)
  })

  test('is the same however the letters are composed', () => {
    for (const name of ['Nguyễn', 'য়াসমিন', 'ज़ैनब', 'أحمد', 'Weiß', '김철수'])
      expect(foldName(name.normalize('NFD'))).toBe(foldName(name.normalize('NFC')))
  })

  test('keeps the vowels of Indian scripts, which are marks to Unicode', () => {
    expect(foldName('মিতা')).not.toBe(foldName('মাতা'))
    expect(foldName('मीता')).not.toBe(foldName('माता'))
  })

  test('folding again changes nothing', () => {
    for (const name of ['İpek Işık', 'Γιώργος', 'চাঁদ', 'أَحْمَد', '١٢', 'Straße'])
      expect(foldName(foldName(name))).toBe(foldName(name))
  })
})

const soundAlike = (one: string, other: string) =>
  soundsAlike(soundsOfName(one), soundsOfName(other))

const pairs = (text: string) =>
  text.split(' | ').map((pair) => pair.split(' ~ ') as [string, string])

test('names that sound alike', () => {
  const alike = `রহিমা খাতুন ~ Rahima Khatun | Raheema Khatoon ~ Rahima Khatun | রহিমা খাতুন ~ Rohima Khatun | \
Mohammad Rahim Uddin ~ Muhammed Raheem Uddin | মোহাম্মদ রহিম উদ্দিন ~ Mohammad Rahim Uddin | \
Md. Rahim Uddin ~ Mohammad Rahim Uddin | Uddin Rahim ~ Rahim Uddin | আনোয়ার হোসেন ~ Anwar Hossain | \
Anowar Hossen ~ Anwar Hussain | শাহিন মিয়া ~ Shaheen Mia | Shahin Miah ~ Shaheen Miya | আব্দুল করিম ~ Abdul Karim | \
ফাতেমা আক্তার ~ Fatema Akter | Phatema Akhtar ~ Fatima Aktar | জাহিদ চৌধুরী ~ Zahid Chowdhury | \
Jahid Choudhuri ~ Zahid Chaudhary | ইউসুফ আলী ~ Yusuf Ali | Eusuf Aly ~ Yousuf Ali | সালমা বেগম ~ Salma Begum | \
Shekh Habibur Rahman ~ Sheikh Habibur Rehman | रहीमा खातून ~ Rahima Khatun | محمد عبد الله ~ محمد عبد الله`
  const missed = pairs(alike).filter(([a, b]) => !soundAlike(a, b) || !soundAlike(b, a))
  expect(missed).toEqual([])
})

test('names that do not; one in another script is compared as it is written', () => {
  const apart = `Rahima Khatun ~ Rahim Khatun | Salma Begum ~ Salim Begum | Islam Uddin ~ Aslam Uddin | \
Karim Uddin ~ Kamal Uddin | Rahim ~ Rahim Uddin | Abdul Karim ~ Abdul Rahim | Rahima Khatun 1 ~ Rahima Khatun 2 | \
রহিমা খাতুন ~ রহিম খান | Md ~ Md |  ~  | محمد عبد الله ~ محمد عبد الرحمن`
  expect(pairs(apart).filter(([a, b]) => soundAlike(a, b))).toEqual([])
})

type Kind = 'same' | 'different'

/**
 * Whether the rules were made with the pair in view, whether it is the same person, and the two names; the pairs that
 * were held out were written after the rules.
 */
function pairsOf(script: string) {
  return readFileSync(join(import.meta.dirname, 'name-pairs', `${script}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as ['tuned' | 'held out', Kind, string, string])
}

test.each(['bengali', 'devanagari', 'arabic'])(
  'of pairs in Latin and %s those of one person are recognised, and hardly one of two people',
  (script) => {
    const pairs = pairsOf(script)
    const found = (kind: Kind) => {
      const some = pairs.filter(([, its]) => its === kind)
      expect(some.length).toBeGreaterThanOrEqual(260)
      const alike = some.filter(([, , a, b]) => soundsAlike(soundsOfName(a), soundsOfName(b)))
      return alike.length / some.length
    }
    expect(found('same')).toBeGreaterThanOrEqual(0.97)
    expect(found('different')).toBeLessThanOrEqual(0.03)
  },
)

/** Everybody with those who are like them, and how many comparisons that took. */
function compare(people: readonly Person[]) {
  let comparisons = 0
  const bySound = new PeopleBySound<number>((one, other) => {
    comparisons += 1
    return maybeSame(one, other)
  })
  people.forEach((person, place) => {
    bySound.add({ someone: place, heard: hear(person) })
  })
  return { like: bySound.all.map((known) => bySound.like(known, 5)), comparisons }
}

test('finds who sounds alike, each for the other, with abbreviations and without', () => {
  const people = [
    { name: 'রহিমা খাতুন', fatherName: 'আব্দুল করিম' },
    { name: 'Raheema Khatoon', fatherName: 'Abdul Karim' },
    { name: 'Rahima Khatun', fatherName: 'Kamal Hossain' },
    { name: 'Md. Rahim Uddin' },
    { name: 'Mohammad Rahim Uddin' },
    { name: 'Rahim Uddin Khan' },
    { name: 'Karim' },
    { name: 'Karim' },
  ]
  // Md. does not stand for Khan.
  expect(compare(people).like).toEqual([[1], [0], [], [4], [3], [], [], []])
})

const of = (count: number, nameOf: (at: number) => string): Person[] =>
  Array.from({ length: count }, (_, at) => ({ name: nameOf(at), fatherName: `Father ${at}` }))

test.each([
  ['names that nobody else has', (at: number) => `Rahima Khatun ${at}`, 0],
  ['a name that every tenth has', (at: number) => `Rahima Khatun ${Math.floor(at / 10)}`, 9],
  ['one name for all', () => 'Rahima Khatun', 200],
])('compares 10,000 people no more often each than 1,000: %s', (_, nameOf, each) => {
  const [some, many] = [compare(of(1000, nameOf)), compare(of(10_000, nameOf))]
  expect(some.comparisons).toBe(1000 * each)
  expect(many.comparisons).toBe(10 * some.comparisons)
})
