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
