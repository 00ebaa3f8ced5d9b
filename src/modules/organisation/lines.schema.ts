import { z } from 'zod'
import { filled } from '#platform/gaps.schema'
import { line } from '#platform/text/schema'
import { lineLabels, settingProblems as problems } from './problems.schema.ts'

/** Returns the form's sentence for a missing line. */
export const isRequired = (label: string) => filled(problems.noLine, { label })

/** An optional line, with the sentence for one that is too long. */
const shortLine = (label: string, most: number) =>
  line({ error: isRequired(label) }).max(most, {
    error: filled(problems.longLine, { label, most }),
  })

/** A required line. */
export const filledLine = (label: string, most: number) =>
  shortLine(label, most).min(1, { error: isRequired(label) })

/** An https address. */
export const webAddress = (error: string) =>
  line()
    .max(500, { error: filled(problems.longLine, { label: lineLabels.linkAddress, most: 500 }) })
    .pipe(z.url({ protocol: /^https$/, error }))
