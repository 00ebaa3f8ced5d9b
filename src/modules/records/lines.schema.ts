import { line, longerThan } from '#platform/text/schema'
import { recordProblems } from './problems.schema.ts'

/** A required line of text; `label` is its name in refusals. */
export const filledLine = (label: string, most: number) =>
  line({ error: recordProblems.required(label) })
    .min(1, { error: recordProblems.required(label) })
    .max(most, { error: longerThan(most, label) })
