/** Numbers to choose from, with those that are in force although nobody offers them: the API takes any. */
export function choicesWith(
  offered: readonly number[],
  inForce: readonly number[],
  wordsOf: (each: number) => string,
): { value: string; label: string }[] {
  return [...new Set([...offered, ...inForce])]
    .sort((one, other) => one - other)
    .map((each) => ({ value: `${each}`, label: wordsOf(each) }))
}
