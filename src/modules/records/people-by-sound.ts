import { withoutOne } from './name-sound.ts'
import { type Heard, maybeSame } from './same-person.ts'

/** For a very common name, this many are compared by the father's name. */
const mostCompared = 200

export interface Known<Someone> {
  someone: Someone
  heard: Heard
}

/** Returns one key for the same sounds in any order, whatever vowel they begin with. */
export function keyOfSounds(sounds: readonly string[]): string {
  return sounds
    .map((sound) => sound.replace(/^[AIU?]/, ''))
    .toSorted()
    .join(' ')
}

/**
 * People to be compared with each other, by the sounds of their names: each is compared only with people of the same
 * name, not with all.
 */
export class PeopleBySound<Someone> {
  readonly #all: Known<Someone>[] = []
  readonly #byName = new Map<string, Known<Someone>[]>()
  /** By all words but one, for names that leave one out. */
  readonly #byShorterName = new Map<string, Known<Someone>[]>()
  readonly #areSame: typeof maybeSame

  constructor(areSame = maybeSame) {
    this.#areSame = areSame
  }

  get all(): readonly Known<Someone>[] {
    return this.#all
  }

  add(known: Known<Someone>): void {
    const { words } = known.heard.name
    this.#all.push(known)
    if (words.length === 0) return
    put(this.#byName, words, known)
    for (const others of withoutOne(words)) put(this.#byShorterName, others, known)
  }

  /** Returns the first of the others that may be the same person. */
  like(known: Known<Someone>, most: number): Someone[] {
    const { words, shortened } = known.heard.name
    const found = new Set<Someone>()
    let compared = 0
    const places = [
      this.#byName.get(keyOfSounds(words)) ?? [],
      shortened > 0 ? (this.#byShorterName.get(keyOfSounds(words)) ?? []) : [],
      ...withoutOne(words).map((others) => this.#byName.get(keyOfSounds(others)) ?? []),
    ]
    for (const place of places)
      for (const other of place) {
        if (other === known) continue
        if (found.size === most || compared === mostCompared) return [...found]
        compared += 1
        if (this.#areSame(other.heard, known.heard)) found.add(other.someone)
      }
    return [...found]
  }
}

function put<Value>(map: Map<string, Value[]>, sounds: readonly string[], value: Value): void {
  const key = keyOfSounds(sounds)
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
