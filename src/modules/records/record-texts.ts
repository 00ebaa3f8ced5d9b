import type { Place } from '#platform/pages'
import { FieldWords } from './field-words.ts'
import { fieldsSearchedBy } from './fields.schema.ts'
import { otherParts, soundsOfName, type Word } from './name-sound.ts'
import { foldName } from './name-words.ts'
import type { PlaceSet, ScratchSets } from './place-sets.ts'
import type { IndexedRecord } from './record-index.store.ts'
import { RecordNumbers, RecordTelephones } from './record-numbers.ts'
import { SortOrder, sortByKey } from './sort-order.ts'

/** The name of every record, and all records sorted by it. */
class NameOrder {
  readonly words: FieldWords
  readonly order = new SortOrder((a, b) => this.#compare(a, b))

  constructor(nameOf: (record: IndexedRecord) => string) {
    this.words = new FieldWords((record) => foldName(nameOf(record)).split(' '))
  }

  /** A name is kept out of addresses, so a place is that of a record, by its name of now. */
  readonly valuesOfPlace = 1

  placeOf(number: number): Place {
    return [number]
  }

  compareTo(number: number, [other]: Place): number {
    const place = Number(other)
    return place < this.words.end ? this.#compare(number, place) : -1
  }

  /** Keeps the name of a record; returns whether it differs from the one before. */
  set(record: IndexedRecord): boolean {
    return this.words.set(record)
  }

  *sorting(places: Uint32Array): Generator<void> {
    const ranks = this.words.dictionary.ranks()
    yield
    yield* this.words.filling()
    let most = 0
    for (const place of places) most = Math.max(most, this.words.count(place))
    let sorted = places
    // The last words first: each pass keeps the order of the one before, so the first word decides.
    for (let at = most - 1; at >= 0; at--) {
      const keyOf = (place: number) =>
        at < this.words.count(place) ? (ranks[this.words.word(place, at)] as number) + 1 : 0
      sorted = yield* sortByKey(sorted, keyOf, ranks.length + 1)
    }
    this.order.fill(sorted)
  }

  #compare(a: number, b: number): number {
    const [ofA, ofB] = [this.words.count(a), this.words.count(b)]
    for (let at = 0; at < Math.min(ofA, ofB); at++) {
      const order = this.words.dictionary.compare(this.words.word(a, at), this.words.word(b, at))
      if (order !== 0) return order
    }
    // Of two names with the same beginning the shorter one comes first.
    return ofA - ofB || a - b
  }
}

const relatives = fieldsSearchedBy('name').filter((field) => field !== 'name')

/** Shorter words sound like too many others. */
const leastHeard = 3

/** What staff find records by: names, with their sound, other words, numbers, telephones and email addresses. */
export class RecordTexts {
  readonly names = new NameOrder(({ name }) => name)
  readonly #relatives = new FieldWords((record) => foldedIn(record, relatives))
  readonly #words = new FieldWords(
    (record) => [
      ...foldedIn(record, fieldsSearchedBy('words')),
      ...fieldsSearchedBy('email').map((field) => foldedAddress(record[field] ?? '')),
    ],
    false,
  )
  readonly #numbers = new RecordNumbers()
  readonly #telephones = new RecordTelephones()
  readonly ordered = [this.names, ...this.#numbers.orders, ...this.#telephones.orders]

  /** Keeps the words that no order is made of. */
  set(record: IndexedRecord): void {
    this.#relatives.set(record)
    this.#words.set(record)
  }

  *filling(): Generator<void> {
    yield* this.#relatives.filling()
    yield* this.#words.filling()
    yield* this.names.words.hearing()
    yield* this.#relatives.hearing()
  }

  /**
   * Returns the places that a search may mean: each word begins a word of a text or a number or sounds like a name, or
   * the whole search is a name in other words ("Abdul Karim"), the beginning of a number ("AB 123 45") or of an address,
   * or the end of a telephone. Null: nothing is searched.
   *
   * @param isForgiving whether a word may be another by one letter
   */
  meant(search: string, isForgiving: boolean, sets: ScratchSets): PlaceSet | null {
    const text = search.trim()
    if (text === '') return null
    const words = [...new Set(foldName(text).split(' '))]
    if (words[0] === '') return sets.none()
    const found = allOf(words.map((word) => this.#meantBy(word, isForgiving, sets)))
    found.join(this.#telephones.endingWith(text, sets))
    if (!text.includes(' ')) found.join(this.#words.beginningWith(foldedAddress(text), sets))
    if (words.length > 1) found.join(this.#numbers.beginningWith(text, sets))
    // What was found so at first is found without forgiving.
    const heard = isForgiving ? [] : soundsOfName(text).words
    if (heard.length > 1) this.#joinNamed(found, [heard, ...otherParts(heard)], sets)
    return found
  }

  /** Adds the places of the records that have one of these names; each word is looked up once. */
  #joinNamed(found: PlaceSet, names: readonly (readonly Word[])[], sets: ScratchSets): void {
    const known = new Map<Word, PlaceSet>()
    for (const words of names) {
      const fits = sets.all()
      for (const word of words) {
        const places = known.get(word) ?? this.names.words.soundingLike(word, sets)
        known.set(word, places)
        fits.keep(places)
        if (fits.isEmpty) break
      }
      found.join(fits)
    }
  }

  /** Returns the places of the records whose names have words that sound like all of these; null is an abbreviation. */
  namedLike(words: readonly (Word | null)[], sets: ScratchSets): PlaceSet {
    return allOf(words.map((word) => this.names.words.soundingLike(word, sets)))
  }

  #meantBy(word: string, isForgiving: boolean, sets: ScratchSets): PlaceSet {
    const found = this.names.words.beginningWith(word, sets)
    found.join(this.#numbers.beginningWith(word, sets))
    // A single letter would find every address in a road.
    const texts = word.length > 1 ? [this.#relatives, this.#words] : []
    for (const words of texts) found.join(words.beginningWith(word, sets))
    if (word.length >= leastHeard) this.#joinHeard(found, word, sets)
    if (isForgiving)
      for (const words of [this.names.words, ...texts]) found.join(words.nearTo(word, sets))
    return found
  }

  #joinHeard(found: PlaceSet, word: string, sets: ScratchSets): void {
    const heard = soundsOfName(word, true).words
    if (heard.length === 0) return
    found.join(this.namedLike(heard, sets))
    found.join(allOf(heard.map((part) => this.#relatives.soundingLike(part, sets))))
  }
}

/** Returns what several sets have in common, in the first of them. */
function allOf([first, ...others]: readonly PlaceSet[]): PlaceSet {
  for (const other of others) (first as PlaceSet).keep(other)
  return first as PlaceSet
}

function foldedIn(record: IndexedRecord, fields: readonly (keyof IndexedRecord)[]): string[] {
  return foldName(fields.map((field) => record[field] ?? '').join(' ')).split(' ')
}

const foldedAddress = (address: string) => address.normalize('NFKC').toLowerCase()
