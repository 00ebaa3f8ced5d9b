interface Choice {
  value: string
  label: string
}

/** Returns the options of a select from the label of each value; an empty value is none of them. */
export const choices = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Returns the same from values that are named elsewhere. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Choice[] => values.map((value) => ({ value, label: labelOf(value) }))
