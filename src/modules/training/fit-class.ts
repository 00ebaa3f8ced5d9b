import { z } from 'zod'
import { type Verdict, verdictsOn } from '#modules/honesty/schema'
import { newClassSchema } from './classes/schema.ts'

interface Words {
  title: string
  teacher: string
  place: string | null
  link: string | null
}

const { title, teacherName, place, link } = newClassSchema.shape
const wordsSchema = z.object({ title, teacherName, place, link })

/** Stands where a title may not be shown. */
const untitled = '–'

/**
 * What the words of a class on file claim: they may be older than the check, or than its latest
 * rules. The teacher is judged as named there, by an account too.
 */
export function unfitOfClass({ teacher, ...words }: Words): Verdict[] {
  return verdictsOn(wordsSchema, { ...words, teacherName: teacher })
}

/** A class as students see it: without the words that may not be shown. */
export function fitClass<Class extends Words>(found: Class): Class {
  const unfit = new Set(unfitOfClass(found).map(({ path }) => path))
  if (unfit.size === 0) return found
  return {
    ...found,
    title: unfit.has('title') ? untitled : found.title,
    teacher: unfit.has('teacherName') ? '' : found.teacher,
    place: unfit.has('place') ? null : found.place,
    link: unfit.has('link') ? null : found.link,
  }
}

/** The title of a class as students see it. */
export function fitTitle(typed: string): string {
  return fitClass({ title: typed, teacher: '', place: null, link: null }).title
}
