const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs

/**
 * A name that an object of JSON says twice, with two values; null without one. Of the two `JSON.parse` keeps the last
 * and says nothing.
 * @param text an object that can be parsed
 */
export function repeatedName(text: string): string | null {
  const values = new Map<string, string>()
  let depth = 0
  let name = ''
  let from = -1
  let last = ''
  for (const { 0: sign, index } of text.matchAll(token)) {
    if (depth === 1 && from >= 0 && (sign === ',' || sign === '}')) {
      const value = text.slice(from, index).trim()
      if ((values.get(name) ?? value) !== value) return name
      values.set(name, value)
      from = -1
    }
    if (depth === 1 && from < 0 && sign === ':') {
      name = JSON.parse(last)
      from = index + 1
    }
    if (sign === '{' || sign === '[') depth += 1
    if (sign === '}' || sign === ']') depth -= 1
    last = sign
  }
  return null
}
