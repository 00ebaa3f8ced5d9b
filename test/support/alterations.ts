/** Returns copies of a credential, each with one of its texts altered, except the id of its issuer. */
export function alterations(made: object): object[] {
  const paths = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => paths(inner, [...path, name]))
      : [path]
  return paths(made)
    .filter((path) => path.join('.') !== 'issuer.id')
    .map((path) => {
      const altered = structuredClone(made) as Record<string, unknown>
      const last = path.at(-1) as string
      const parent = path
        .slice(0, -1)
        .reduce((value, name) => value[name] as Record<string, unknown>, altered)
      parent[last] = changed(parent[last] as string)
      return altered
    })
}

/** Returns another text of the same form: with a different digit or letter in its middle. */
function changed(text: string): string {
  const at = text.search(/[0-9a-zA-Z](?=[^0-9a-zA-Z]*$)/)
  const other = text[at] === '1' ? '2' : '1'
  return text.slice(0, at) + other + text.slice(at + 1)
}
