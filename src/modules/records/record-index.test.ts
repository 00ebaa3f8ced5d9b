import { describe, expect, test } from 'vitest'
import { cursorsAround } from '#platform/pages'
import type { IndexedRecord } from './record-index.store.ts'
import { type IndexQuery, RecordIndex } from './record-index.ts'
import type { RecordSort, RecordState } from './schema.ts'
import { naive } from './test-naive-list.ts'

const given = ['Rahima', 'রহিমা', 'José', 'Nguyễn', 'Weiß', 'أحمد', 'Rahim', 'Al-Amin', 'İpek']
const family = ['Khatun', 'খাতুন', 'Ñandú', 'Văn Đức', 'Karim', 'Khan', 'Rahman', '']
const fathers = ['Abdul', 'Jalil', 'মোঃ', 'Karim']
const places = ['Road 5, Dhaka', 'Barishāl', 'সিলেট']
const kinds = ['photo', 'lmia', 'medical', 'ticket']
const states: RecordState[] = ['pending', 'approved', 'returned']
const authors = ['amina', 'mita', 'nurul']
const sorts: RecordSort[] = [
  ...(['newest', 'oldest', 'name', 'name-last', 'updated', 'updated-oldest'] as const),
  'waiting',
]

/** The same numbers at every run, so that a failure can be looked at. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

function invented(number: number, random: (below: number) => number): IndexedRecord {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const time = () => new Date(1_760_000_000_000 + random(40) * 86_400_000).toISOString()
  return {
    number,
    name: `${pick(given)} ${pick(family)}`.trim(),
    fatherName: random(4) === 0 ? null : `Md ${pick(fathers)} ${pick(family)}`.trim(),
    address: `House ${random(90)}, ${pick(places)}`,
    nextOfKin: random(3) === 0 ? `${pick(given)} ${pick(family)}`.trim() : null,
    telephone: random(2) === 0 ? `+880171100${1000 + random(3000)}` : null,
    nextOfKinTelephone: random(3) === 0 ? `+97150123${1000 + random(3000)}` : null,
    email: random(3) === 0 ? `${pick(fathers)}.${random(50)}@Bücher.example`.toLowerCase() : null,
    passportNumber: `${pick(['ZX', 'AB'])}${String(random(3000)).padStart(7, '0')}`,
    referenceNumber: `${pick(['W', 'E00000000000'])}${random(4000)}`,
    reference: `CR-${pick(['7Q2M', '0H1K'])}${String(random(9999)).padStart(4, '0')}`,
    state: pick(states),
    hiddenAt: random(5) === 0 ? time() : null,
    deletedAt: random(9) === 0 ? time() : null,
    createdBy: pick(authors),
    createdAt: time(),
    updatedAt: time(),
    submittedAt: random(3) === 0 ? null : time(),
    stage: null,
    assignedTo: random(3) === 0 ? pick(authors) : null,
    dateOfBirth: random(2) === 0 ? '1990-05-04' : null,
    nationality: pick(['BD', 'NP']),
    destinationCountry: pick(['QA', 'CA', null]),
    kinds: kinds.filter(() => random(2) === 0).join(',') || null,
  }
}

const rulesToTry = [
  { origin: null, destination: null, kinds: kinds.slice(0, 1) },
  { origin: 'BD', destination: 'known', kinds: kinds.slice(1) },
  { origin: null, destination: 'CA', kinds: kinds.slice(0, 2) },
  { origin: 'IN', destination: 'XX', kinds },
]

const everything = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const
const searches = [
  ...['', 'rahim', 'rah kha', 'রহি', 'খাতুন', 'jose', 'nguyen duc', 'weiss', 'احمد', 'ipek'],
  ...['abdul kha', 'road dha', 'barishal', 'house 12', 'rahim মো', '000', '0000123', '00000'],
  ...['রহিম', 'raheema khatoon', 'rahimakhatun', 'rahmia', 'khatub', 'abdul karim', 'karim'],
  ...['01711 001', '01711-002345', '+8801711001234', '2345', 'karim.1', 'karim.12@bücher.ex'],
  ...['amin', 'a', 'zx', 'zx00', 'ab 000-1', 'w3', 'e0000000000012', 'cr-7q2m', '7q', 'cr-ohik0'],
  ...[
    'rahima zx000',
    'rahim rah ra r',
    'kha 000',
    'a k r ra kh 0 z 00 7',
    '...',
    'nobody',
    'ZX0000000000000000000000000000000001',
  ],
]

/** The cursor of the page before a record, or behind it. */
function cursorAt(one: IndexedRecord, sort: RecordSort, isBefore: boolean): string {
  const time = { updated: one.updatedAt, waiting: one.submittedAt ?? one.createdAt }
  const at = time[sort.replace('-oldest', '') as 'updated'] ?? one.createdAt
  const place = sort.startsWith('name') ? [one.number] : [Date.parse(at), one.number]
  const { next, previous } = cursorsAround({ from: 1, total: 3 }, [place])
  return (isBefore ? previous : next) as string
}

function randomQuery(
  random: (below: number) => number,
  records: readonly IndexedRecord[],
): IndexQuery {
  const sort = sorts[random(sorts.length)] as RecordSort
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const span = (): readonly [number, number] =>
    random(3) > 0 ? everything : [1_760_000_000_000 + random(30) * 86_400_000, 1_763_000_000_000]
  return {
    search: pick(searches),
    deleted: random(5) === 0,
    state: pick([undefined, undefined, ...states]),
    visible: pick([undefined, undefined, true, false]),
    createdBy: pick([undefined, undefined, ...authors, 'nobody']),
    assignedTo: pick([undefined, undefined, undefined, ...authors, 'nobody', 'no one']),
    birthUnknown: pick([undefined, false, true]),
    missing: kinds.filter(() => random(5) === 0),
    lacking: pick([undefined, undefined, [], rulesToTry, rulesToTry.slice(1)]),
    created: span(),
    updated: span(),
    sort,
    cursor: pick([undefined, undefined, cursorAt(pick(records), sort, random(2) === 0)]),
    limit: pick([25, 100]),
  }
}

describe('the index of records', () => {
  test('answers every question as reading all records would, before and after changes', () => {
    const random = randomFrom(20_261_120)
    const records = new Map<number, IndexedRecord>()
    for (let number = 1; number <= 600; number++) records.set(number, invented(number, random))
    const index = new RecordIndex()
    index.load([...records.values()])
    for (const _ of index.sorting());
    const compare = (questions: number) => {
      for (let question = 0; question < questions; question++) {
        const query = randomQuery(random, [...records.values()])
        expect({ query, ...index.find(query) }).toMatchObject({
          query,
          ...naive([...records.values()], query),
        })
      }
    }
    compare(400)
    for (let round = 0; round < 40; round++) {
      const numbers = Array.from({ length: 1 + random(12) }, () => 1 + random(640))
      for (const number of numbers) {
        const kept = records.get(number)
        if (random(4) === 0) records.delete(number)
        else if (kept && random(2) === 0) records.set(number, { ...kept, state: 'returned' })
        else records.set(number, invented(number, random))
      }
      index.change(
        [...new Set(numbers)],
        [...new Set(numbers)].flatMap((number) => records.get(number) ?? []),
      )
      compare(20)
    }
  })

  test('answers rightly after more new names than it keeps beside its lists', () => {
    const random = randomFrom(7)
    const records = Array.from({ length: 9000 }, (_, place) => invented(place + 1, random))
    const index = new RecordIndex()
    index.load(records.slice(0, 40))
    for (const _ of index.sorting());
    for (let first = 0; first < records.length; first += 500) {
      const some = records.slice(first, first + 500)
      index.change(
        some.map(({ number }) => number),
        some,
      )
    }
    for (let question = 0; question < 60; question++) {
      const query = randomQuery(random, records)
      expect({ query, ...index.find(query) }).toMatchObject({ query, ...naive(records, query) })
    }
  })
})
