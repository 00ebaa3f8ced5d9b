import { letterheadWords } from './letterhead.ts'

interface Attended {
  organisation: string
  name: string
  title: string
  teacher: string
  attended: number
  sessions: number
}

/** The printed sheet about attendance: how many sessions of how many, and no more (H4). */
export const attendanceWords = {
  ...letterheadWords,
  title: 'Attendance',
  statement: ({ organisation, name, title, teacher, attended, sessions }: Attended) =>
    `${organisation} states that ${name} attended ${attended} of ${sessions} sessions of “${title}”, taught by ${teacher}.`,
  from: (first: string, last: string, timeZone: string) =>
    `First session: ${first}. Last session: ${last} (${timeZone}).`,
  limits:
    'It only says who was there. It says nothing about an exam, a language level, a visa or a permit.',
}
