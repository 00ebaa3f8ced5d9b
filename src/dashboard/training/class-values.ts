import type { NewClass } from '#modules/training/classes.schema'
import { decimalOf, readAmount } from '#modules/training/money.schema'
import type { FullClass } from '#modules/training/schema'
import { type PublicText, publicTextOf } from '../ui/said-in-text.tsx'
import type { DraftSentence } from '../ui/sentences.ts'
import { timeZoneHere } from '../ui/times.ts'

/** A class as its form holds it: all text, as typed. */
export interface ClassValues {
  /** Own words; with a sentence, what stands below it. */
  title: string
  sentences: DraftSentence[]
  teacherId: string | null
  teacherName: string
  place: string
  link: string
  timeZone: string
  sessions: { key: string; id?: string; startsAt: string; endsAt: string }[]
  seats: string
  fee: string
  currency: string
}

let made = 0
/** Returns a session without input. */
export function emptySession(): ClassValues['sessions'][number] {
  made += 1
  return { key: `new ${made}`, startsAt: '', endsAt: '' }
}

/** Returns the form for a new class. */
export function emptyValues(): ClassValues {
  const timeZone = timeZoneHere()
  return {
    ...{ title: '', sentences: [], teacherId: null, teacherName: '', place: '', link: '' },
    ...{ timeZone, sessions: [emptySession()], seats: '', fee: '0', currency: 'BDT' },
  }
}

/** Returns the form of a saved class. */
export function valuesOf(found: FullClass): ClassValues {
  const { titleOwn: title, titleSentences, teacherId, timeZone, currency } = found
  return {
    ...{ title, teacherId, timeZone, currency },
    sentences: titleSentences as DraftSentence[],
    teacherName: found.teacherName ?? '',
    place: found.place ?? '',
    link: found.link ?? '',
    sessions: found.sessions.map(({ id, startsOnWall, endsOnWall }) => ({
      key: id,
      id,
      startsAt: startsOnWall,
      endsAt: endsOnWall,
    })),
    seats: String(found.seats),
    fee: decimalOf(found.fee, currency),
  }
}

/** Returns what is sent to the server; an invalid number becomes one that the schema refuses. */
export function inputOf({ sentences, ...values }: ClassValues): Omit<
  NewClass,
  'sessions' | 'title'
> & {
  title: PublicText
  sessions: { id?: string; startsAt: string; endsAt: string }[]
} {
  return {
    ...values,
    title: publicTextOf(sentences, values.title),
    teacherName: values.teacherId === null ? values.teacherName : '',
    sessions: values.sessions.map(({ key: _, ...session }) => session),
    seats: values.seats.trim() === '' ? Number.NaN : Number(values.seats),
    fee: readAmount(values.fee, values.currency) ?? Number.NaN,
  }
}
