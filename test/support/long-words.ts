/** Words that cannot be broken: wide letters, other scripts, stacks of marks, an address. */
const longWords = [
  'W'.repeat(400),
  `${'কর্মসংস্থান'.repeat(30)}`,
  `${'𒐫﷽漢'.repeat(60)}`,
  `a${'\u0302\u0323'.repeat(6)}`.repeat(40),
  `https://${'w'.repeat(200)}.example/${'w'.repeat(200)}`,
]

interface JsonSchema {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
}

/** Returns a body for a schema, with a long word in each free text; `known` provides the rest. */
export function filledWithLongWords(schema: JsonSchema, known: Record<string, unknown> = {}) {
  let next = 0
  const filled: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const text = [property, ...(property.anyOf ?? [])].find(isFreeText)
    if (!text || name in known) continue
    const word = longWords[next++ % longWords.length] as string
    filled[name] = cut(word, text.maxLength ?? 400)
  }
  return { ...filled, ...known }
}

function isFreeText({ type, format, pattern, enum: choices, const: one }: JsonSchema): boolean {
  return type === 'string' && !format && !pattern && !choices && one === undefined
}

/** Cuts a word to the UTF-16 units that a field takes, without splitting a character. */
function cut(word: string, most: number): string {
  return word.slice(0, Math.min(most, 1000)).replace(/[\ud800-\udbff]$/, '')
}
