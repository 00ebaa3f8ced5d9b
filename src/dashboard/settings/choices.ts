/** Returns numbers to choose from, including current ones that are not on offer: the API accepts any. */
export function choicesWith(
  offered: readonly number[],
  inForce: readonly number[],
  wordsOf: (each: number) => string,
): { value: string; label: string }[] {
  return [...new Set([...offered, ...inForce])]
    .sort((one, other) => one - other)
    .map((each) => ({ value: `${each}`, label: wordsOf(each) }))
}
