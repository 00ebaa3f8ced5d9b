import { z } from 'zod'
import { fitText, verdictsOnFile } from '#modules/speech'
import type { Verdict } from '#modules/speech/schema'
import { newClassSchema } from './classes.schema.ts'
import type { StaffEntry } from './payments.schema.ts'

interface Words {
  title: string
  teacher: string
  place: string | null
  link: string | null
}

const { title, teacherName, place, link } = newClassSchema.shape
const wordsSchema = z.object({ title, teacherName, place, link })

/**
 * Returns what the texts of a class on file claim. The teacher's name is judged too, whether typed or from an account.
 */
export function unfitOfClass({ teacher, ...words }: Words): Verdict[] {
  return verdictsOnFile(wordsSchema, { ...words, teacherName: teacher })
}

/** Returns a class as students see it: without the texts that may not be shown. */
export function fitClass<Class extends Words>(found: Class): Class {
  return {
    ...found,
    title: fitText('title', found.title),
    teacher: fitText('person', found.teacher),
    place: fitText('place', found.place),
    link: fitText('link', found.link) === found.link ? found.link : null,
  }
}

/** Returns an entry of the ledger as it is shown and printed; the stored text stays unchanged. */
export function fitEntry(entry: StaffEntry): StaffEntry {
  return {
    ...entry,
    studentName: fitText('person', entry.studentName),
    classTitle: fitText('title', entry.classTitle),
    feeName: fitText('title', entry.feeName),
    reference: fitText('mark', entry.reference),
    reason: fitText('text', entry.reason),
    receivedBy: fitText('person', entry.receivedBy),
    enteredBy: fitText('person', entry.enteredBy),
    disputes: entry.disputes.map((dispute) => ({
      ...dispute,
      answer: fitText('text', dispute.answer),
      answeredBy: fitText('person', dispute.answeredBy),
    })),
  }
}
