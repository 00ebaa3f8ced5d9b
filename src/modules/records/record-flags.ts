import type { NeededRule } from '#modules/organisation/needed-documents.schema'
import { PlaceSet, type ScratchSets } from './place-sets.ts'
import type { IndexedRecord } from './record-index.store.ts'
import { type RecordState, recordStates } from './schema.ts'

/** The conditions on a record that are either true or not. */
export interface FlagsQuery {
  deleted: boolean
  state?: RecordState | undefined
  visible?: boolean | undefined
  stage?: string | undefined
  /** Whether the record is in any stage. */
  staged?: boolean | undefined
  /** The id of the person assigned to it, or `nobody`. */
  assignedTo?: string | undefined
  /** True: only where no date of birth is on file. */
  birthUnknown?: boolean | undefined
  /** Kinds of which the record has no current document. */
  missing: readonly string[]
  /**
   * Of the kinds that the rules about a record name it lacks at least one; where none is about it, it has no document.
   * Undefined: no condition.
   */
  lacking?: readonly NeededRule[] | undefined
}

/** Puts a place into the set of its name, and out of all others; null: into none. */
function putIn(sets: Map<string, PlaceSet>, number: number, name: string | null): void {
  if (name !== null && !sets.has(name)) sets.set(name, new PlaceSet())
  for (const [each, places] of sets) places.put(number, each === name)
}

/** One set of places for each condition that is either true of a record or not. */
export class RecordFlags {
  /** Where a record exists at all. */
  readonly existing = new PlaceSet()
  readonly #deleted = new PlaceSet()
  readonly #hidden = new PlaceSet()
  /** Where no date of birth is on file. */
  readonly #birthUnknown = new PlaceSet()
  readonly #states: Record<RecordState, PlaceSet> = {
    pending: new PlaceSet(),
    approved: new PlaceSet(),
    returned: new PlaceSet(),
  }
  readonly #staged = new PlaceSet()
  readonly #inStage = new Map<string, PlaceSet>()
  readonly #assigned = new Map<string, PlaceSet>()
  readonly #ofNationality = new Map<string, PlaceSet>()
  readonly #bound = new PlaceSet()
  readonly #boundFor = new Map<string, PlaceSet>()
  /** Where there is a current document of a kind. */
  readonly #kinds = new Map<string, PlaceSet>()

  set(record: IndexedRecord): void {
    const { number, stage, destinationCountry } = record
    putIn(this.#inStage, number, stage)
    this.#staged.put(number, stage !== null)
    putIn(this.#assigned, number, record.assignedTo ?? 'nobody')
    putIn(this.#ofNationality, number, record.nationality)
    putIn(this.#boundFor, number, destinationCountry)
    this.#bound.put(number, destinationCountry !== null)
    const kinds = record.kinds?.split(',') ?? []
    for (const kind of kinds) if (!this.#kinds.has(kind)) this.#kinds.set(kind, new PlaceSet())
    this.existing.add(number)
    this.#deleted.put(number, record.deletedAt !== null)
    this.#hidden.put(number, record.hiddenAt !== null)
    this.#birthUnknown.put(number, record.dateOfBirth === null)
    for (const state of recordStates) this.#states[state].put(number, record.state === state)
    for (const [kind, places] of this.#kinds) places.put(number, kinds.includes(kind))
  }

  /** Removes the record at a place. */
  remove(place: number): void {
    this.existing.delete(place)
  }

  /** Returns the places of the records that meet the whole query. */
  fitting(query: FlagsQuery, sets: ScratchSets): PlaceSet {
    const { deleted, state, visible, stage, staged, assignedTo, birthUnknown, missing, lacking } =
      query
    const fits = sets.none()
    fits.join(this.existing)
    if (deleted) fits.keep(this.#deleted)
    else fits.drop(this.#deleted)
    if (state !== undefined) fits.keep(this.#states[state])
    if (visible === true) fits.drop(this.#hidden)
    if (visible === false) fits.keep(this.#hidden)
    if (stage !== undefined) fits.keep(this.#inStage.get(stage) ?? sets.none())
    if (staged === true) fits.keep(this.#staged)
    if (staged === false) fits.drop(this.#staged)
    if (assignedTo !== undefined) fits.keep(this.#assigned.get(assignedTo) ?? sets.none())
    if (birthUnknown === true) fits.keep(this.#birthUnknown)
    for (const kind of missing) {
      const having = this.#kinds.get(kind)
      if (having) fits.drop(having)
    }
    if (lacking) fits.keep(this.#lacking(lacking, sets))
    return fits
  }

  /** Returns the places of the records that lack something by a rule about them, or have nothing where none is. */
  #lacking(rules: readonly NeededRule[], sets: ScratchSets): PlaceSet {
    const found = sets.none()
    const without = sets.none()
    without.join(this.existing)
    for (const [kind, places] of this.#kinds) if (kind !== 'photo') without.drop(places)
    for (const { origin, destination, kinds } of rules) {
      const of = sets.none()
      of.join(this.existing)
      if (origin !== null) of.keep(this.#ofNationality.get(origin) ?? sets.none())
      if (destination === 'known') of.keep(this.#bound)
      else if (destination !== null) of.keep(this.#boundFor.get(destination) ?? sets.none())
      without.drop(of)
      of.drop(this.#havingAll(kinds, sets))
      found.join(of)
    }
    found.join(without)
    return found
  }

  /** Returns the places of the records that have a current document of each of these kinds. */
  #havingAll(kinds: readonly string[], sets: ScratchSets): PlaceSet {
    const complete = sets.none()
    complete.join(this.existing)
    for (const kind of kinds) complete.keep(this.#kinds.get(kind) ?? sets.none())
    return complete
  }
}
