import { z } from 'zod'

const [first, last] = ['1970-01-01', '2099-12-31']

/** Tells whether a day, or a local time, may be one of an agency's work, and not a slip in its year. */
export const isPlausible = (day: string): boolean => {
  const date = day.slice(0, first.length)
  return date >= first && date <= last
}

/** A day on which something was done at an agency, or will be; `none` is said of no day, `impossible` of its year. */
export const workDay = ({ none, impossible }: { none: string; impossible: string }) =>
  z.iso.date({ error: none, abort: true }).refine(isPlausible, { error: impossible })

interface AboutDay {
  /** What is said of none; where nothing is, it may be left out. */
  none?: string | undefined
  /** What is said of a month without its year, or a day without its month. */
  incomplete: string
  impossible: string
}

const isDay = z.iso.date()

/** About when something was: a day, a month `2026-11` or a year `2026`, as somebody remembers it. */
export const aboutDay = ({ none, incomplete, impossible }: AboutDay) =>
  z.preprocess(
    (typed) => typed ?? '',
    z
      .stringFormat('about-day', /^(\d{4}(-\d\d){0,2})?$/, { error: incomplete, abort: true })
      .refine((about) => about !== '' || none === undefined, { error: none, abort: true })
      .refine((about) => about === '' || isRight(about), { error: impossible })
      .transform((about) => about || null),
  )

function isRight(about: string): boolean {
  const day = about + '-01'.repeat(2 - (about.length - 4) / 3)
  return isDay.safeParse(day).success && isPlausible(day)
}
