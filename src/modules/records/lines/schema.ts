import { line, longerThan } from '#platform/text/schema'
import { recordProblems } from '../problems/schema.ts'

/** A line that has to be filled in; `label` is how its refusals call it. */
export const filledLine = (label: string, most: number) =>
  line({ error: recordProblems.required(label) })
    .min(1, { error: recordProblems.required(label) })
    .max(most, { error: longerThan(most, label) })
