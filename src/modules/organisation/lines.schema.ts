import { z } from 'zod'
import { filled } from '#platform/gaps.schema'
import { line } from '#platform/text/schema'
import { type LineName, lineNamed, settingProblems as problems } from './problems.schema.ts'

/** Returns the form's sentence for a missing line. */
export const isRequired = (line: LineName) => filled(problems.noLine, { label: lineNamed(line) })

/** Returns it for one that is too long. */
export const isTooLong = (line: LineName, most: number) =>
  filled(problems.longLine, { label: lineNamed(line), most })

/** An optional line, with the sentence for one that is too long. */
const shortLine = (name: LineName, most: number) =>
  line({ error: isRequired(name) }).max(most, { error: isTooLong(name, most) })

/** A required line. */
export const filledLine = (name: LineName, most: number) =>
  shortLine(name, most).min(1, { error: isRequired(name) })

/** An https address. */
export const webAddress = (error: string) =>
  line()
    .max(500, { error: isTooLong('linkAddress', 500) })
    .pipe(z.url({ protocol: /^https$/, error }))
