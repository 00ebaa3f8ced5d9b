/**
 * Returns the parts of `known` that `--only` asks for. An unknown part ends the program: measuring or
 * trying nothing would look like a success.
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
