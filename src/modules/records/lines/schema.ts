import { line, longerThan } from '#platform/text/schema'

/** A line that has to be filled in; `label` is how its refusals call it. */
export const filledLine = (label: string, most: number) =>
  line({ error: `${label} is required.` })
    .min(1, { error: `${label} is required.` })
    .max(most, { error: longerThan(most, label) })
