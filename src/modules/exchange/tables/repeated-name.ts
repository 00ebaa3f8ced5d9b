const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs

/**
 * Finds a name that a JSON object has twice with two values; null when there is none. `JSON.parse` silently keeps the
 * last one.
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
