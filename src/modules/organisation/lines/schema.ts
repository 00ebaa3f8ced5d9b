import { z } from 'zod'
import { line, longerThan } from '#platform/text/schema'

/** What a form says of a line that is left out. */
export const isRequired = (label: string) => `${label} is required`

/** A line that may be empty, with the sentence for one that is too long. */
export const shortLine = (label: string, most: number) =>
  line({ error: isRequired(label) }).max(most, { error: longerThan(most, label) })

/** A line that has to say something. */
export const filledLine = (label: string, most: number) =>
  shortLine(label, most).min(1, { error: isRequired(label) })

/** An address that is reached over https. */
export const webAddress = (error: string) =>
  line()
    .max(500, { error: longerThan(500, 'The address') })
    .pipe(z.url({ protocol: /^https$/, error }))
