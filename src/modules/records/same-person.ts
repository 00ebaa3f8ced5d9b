import { type Sounds, soundsAlike, soundsOfName } from './name-sound.ts'

/** What tells one person from another. */
export interface Person {
  name: string
  fatherName?: string | null | undefined
  /** ISO 8601 */
  dateOfBirth?: string | null | undefined
}

/** A person as others may write them down. */
export interface Heard {
  name: Sounds
  father: Sounds | null
  dateOfBirth: string | null
}

export function hear({ name, fatherName, dateOfBirth }: Person): Heard {
  return {
    name: soundsOfName(name),
    father: fatherName ? soundsOfName(fatherName) : null,
    dateOfBirth: dateOfBirth || null,
  }
}

/**
 * Tells whether two may be the same person: their names sound alike, and so do their fathers' where both are known.
 * Where one is unknown, the dates of birth decide, and without these a name of two words or more. With the same father
 * a different date of birth rules nothing out: a new passport often has another one.
 */
export function maybeSame(one: Heard, other: Heard): boolean {
  if (!soundsAlike(one.name, other.name)) return false
  if (one.father && other.father) return soundsAlike(one.father, other.father)
  if (one.dateOfBirth && other.dateOfBirth) return one.dateOfBirth === other.dateOfBirth
  // By a single word, half a village would be the same person.
  return Math.min(one.name.words.length, other.name.words.length) > 1
}
