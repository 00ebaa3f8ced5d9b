/**
 * Those of `known` that a program was asked for by `--only`. A part that there is not ends the program: to
 * measure nothing, or try nothing, would look as if all were well.
 * @template Part
 * @param {readonly string[]} asked
 * @param {readonly Part[]} known
 * @param {(part: Part) => string} nameOf what a part is called
 * @param {(name: string, asked: string) => boolean} isMeant
 * @returns {Part[]}
 */
export function onlyThose(asked, known, nameOf, isMeant) {
  const names = [...new Set(known.map(nameOf))]
  const strange = asked.find((word) => !names.some((name) => isMeant(name, word)))
  if (strange !== undefined) {
    console.error(`--only: there is no “${strange}”. Choose from: ${names.join(', ')}.`)
    process.exit(2)
  }
  return known.filter((part) => asked.some((word) => isMeant(nameOf(part), word)))
}
