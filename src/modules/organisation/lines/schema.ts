import { z } from 'zod'
import { line } from '#platform/text/schema'

/** A line that may be empty, with the sentence for one that is too long. */
export const shortLine = (label: string, most: number) =>
  line({ error: `${label} is required` }).max(most, {
    error: `${label} is longer than ${most} characters. Shorten it.`,
  })

/** A line that has to say something. */
export const filledLine = (label: string, most: number) =>
  shortLine(label, most).min(1, { error: `${label} is required` })

/** An address that is reached over https. */
export const webAddress = (error: string) =>
  line()
    .max(500, { error: 'The address is longer than 500 characters. Shorten it.' })
    .pipe(z.url({ protocol: /^https$/, error }))
