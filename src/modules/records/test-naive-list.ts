import { readCursor } from '#platform/pages'
import { isOneOff } from './field-words.ts'
import { fieldsSearchedBy } from './fields.schema.ts'
import { inPlainLetters } from './name-readings.ts'
import { otherParts, soundsOfName, type Word, wordsAlike } from './name-sound.ts'
import { foldName } from './name-words.ts'
import type { IndexedRecord } from './record-index.store.ts'
import type { IndexQuery } from './record-index.ts'
import { normaliseNumber, type RecordSort } from './schema.ts'

/** The same question answered by reading every record, one after the other. */
export function naive(records: readonly IndexedRecord[], query: IndexQuery) {
  const exact = records.filter((one) => fits(one, query, false))
  const fitting =
    exact.length > 0 || query.search === ''
      ? exact
      : records.filter((one) => fits(one, query, true))
  const order = comparing(query.sort)
  const sorted = fitting.sort(order)
  const cursor = readCursor(query.cursor, query.sort.startsWith('name') ? 1 : 2)
  const at = cursor && records.find(({ number }) => number === cursor.place.at(-1))
  const through = at ? sorted.filter((one) => order(one, at) <= 0).length : 0
  const before = at ? sorted.filter((one) => order(one, at) < 0).length : 0
  const end = cursor?.isBefore ? before : sorted.length
  const from = cursor?.isBefore ? Math.max(0, end - query.limit) : through
  const page = sorted.slice(from, Math.min(end, from + query.limit))
  return { numbers: page.map(({ number }) => number), total: sorted.length, from }
}

function fits(one: IndexedRecord, query: IndexQuery, isForgiving: boolean): boolean {
  const isIn = (at: string, [from, to]: readonly [number, number]) =>
    Date.parse(at) >= from && Date.parse(at) < to
  return (
    (one.deletedAt !== null) === query.deleted &&
    (query.state === undefined || one.state === query.state) &&
    (query.visible === undefined || (one.hiddenAt === null) === query.visible) &&
    (query.assignedTo === undefined || (one.assignedTo ?? 'nobody') === query.assignedTo) &&
    (query.createdBy === undefined || one.createdBy === query.createdBy) &&
    (query.birthUnknown !== true || one.dateOfBirth === null) &&
    lacks(one, query.lacking) &&
    query.missing.every((kind) => !(one.kinds?.split(',') ?? []).includes(kind)) &&
    isIn(one.createdAt, query.created) &&
    isIn(one.updatedAt, query.updated) &&
    isMeant(one, query.search, isForgiving)
  )
}

function lacks(one: IndexedRecord, rules: IndexQuery['lacking']): boolean {
  if (rules === undefined) return true
  const has = one.kinds?.split(',') ?? []
  const about = rules.filter(
    ({ origin, destination }) =>
      (origin === null || origin === one.nationality) &&
      (destination === null ||
        (destination === 'known' && one.destinationCountry !== null) ||
        destination === one.destinationCountry),
  )
  if (about.length === 0) return has.every((kind) => kind === 'photo')
  return about.some(({ kinds }) => !kinds.every((kind) => has.includes(kind)))
}

function isMeant(one: IndexedRecord, search: string, isForgiving: boolean): boolean {
  if (search.trim() === '') return true
  if (foldName(search) === '') return false
  const words = foldName(search).split(' ')
  const isNumber = (text: string) => text.length >= 3 || (text.length === 2 && /\d/.test(text))
  const hasNumber = (text: string) =>
    isNumber(text) &&
    ([one.passportNumber, one.referenceNumber].some(
      (number) => number !== null && (number.startsWith(text) || beginsBehindLetters(number, text)),
    ) ||
      one.reference.slice(3).startsWith(
        text
          .replace(/^CR(?=.)/, '')
          .replaceAll('O', '0')
          .replaceAll('I', '1'),
      ))
  const names = foldName(one.name).split(' ')
  const relatives = foldName([one.fatherName, one.nextOfKin].map((name) => name ?? '').join(' '))
  const others = [...foldName(one.address).split(' '), one.email ?? '']
  const each = words.every((word) => {
    const known = word.length > 1 ? [...names, ...relatives.split(' '), ...others] : names
    const heard = word.length > 2 ? soundsOfName(word, true).words : []
    const isHeardIn = (some: readonly string[]) =>
      heard.length > 0 && heard.every((part) => isHeard(some, part))
    return (
      known.some((part) => part.startsWith(word)) ||
      hasNumber(normaliseNumber(word)) ||
      isHeardIn(names) ||
      isHeardIn(relatives.split(' ')) ||
      (isForgiving && word.length > 3 && known.some((part) => isOneOff(part, word))) ||
      (isForgiving && word.length > 3 && isNearIn([...names, ...relatives.split(' ')], word))
    )
  })
  const heard = soundsOfName(search).words
  const ways = heard.length > 1 ? [heard, ...otherParts(heard)] : []
  return (
    each ||
    hasNumber(normaliseNumber(search)) ||
    ways.some((way) => way.every((part) => isHeard(names, part))) ||
    hasTelephone(one, search) ||
    (!search.includes(' ') && (one.email ?? '').startsWith(search.toLowerCase()))
  )
}

function hasTelephone(one: IndexedRecord, search: string): boolean {
  const digits = search.replace(/\D/g, '')
  const ends = [digits, digits.replace(/^0+/, '')].filter((end) => end.length > 3)
  const telephones = fieldsSearchedBy('telephone').map((field) => one[field] ?? '')
  return (
    /^[+\d\s-]+$/.test(search) && ends.some((end) => telephones.some((own) => own.endsWith(end)))
  )
}

/** A name in another script that one writes in Latin with one letter wrong. */
function isNearIn(words: readonly string[], typed: string): boolean {
  const lettersOf = (word: string) =>
    soundsOfName(word, true).words.flatMap(({ readings }) => readings.map(inPlainLetters))
  return words
    .filter((word) => /\p{L}/u.test(word) && !/^\p{Script=Latin}/u.test(word))
    .some((word) =>
      lettersOf(word).some((one) => lettersOf(typed).some((its) => isOneOff(one, its))),
    )
}

const heardBefore = new Map<string, boolean>()
/** The same few words come again and again. */
function isHeard(words: readonly string[], part: Word): boolean {
  const sound = part.readings.map(({ text }) => text).join()
  return words.some((word) => {
    const key = `${word} ${sound}`
    const known = heardBefore.get(key)
    if (known !== undefined) return known
    const isAlike = soundsOfName(word, true).words.some((its) => wordsAlike(its, part))
    heardBefore.set(key, isAlike)
    return isAlike
  })
}

function beginsBehindLetters(number: string, text: string): boolean {
  return /^\d{3}/.test(text) && number.replace(/^[A-Z]+/, '').startsWith(text)
}

function comparing(sort: RecordSort) {
  const sign = ['newest', 'updated', 'name-last'].includes(sort) ? -1 : 1
  const key = (one: IndexedRecord) =>
    sort.startsWith('name')
      ? foldName(one.name)
      : sort.startsWith('updated')
        ? one.updatedAt
        : sort === 'waiting'
          ? (one.submittedAt ?? one.createdAt)
          : one.createdAt
  return (a: IndexedRecord, b: IndexedRecord) => {
    if (key(a) === key(b)) return sign * (a.number - b.number)
    return sign * (key(a) < key(b) ? -1 : 1)
  }
}
