// Statements in the form of RDFC-1.0 for data in which every node has a name, so that no names have to be
// assigned: one line each, without duplicates, in the order of their code points
// (https://www.w3.org/TR/rdf-canon/#canonical-quads).

/** What a statement says of a subject: another name, or a text with its type. */
export type Said = { name: string } | { text: string; type?: string }

/** Subject, property, and object. */
export type Statement = readonly [subject: string, property: string, said: Said]

/** The only node of a proof, which has no name of its own. */
export const proofNode = '_:c14n0'

export function canonicalLines(statements: readonly Statement[]): string {
  const lines = statements
    .map(([subject, property, said]) => `${node(subject)} <${property}> ${object(said)} .\n`)
    .sort()
  // Sorted, duplicates are neighbours; comparing those takes half as long as a set of all.
  const once = lines.filter((line, at) => line !== lines[at - 1])
  const text = once.join('')
  // JavaScript's own order is that of code points where no character takes two code units.
  return pair.test(text) ? once.sort(byCodePoints).join('') : text
}

function node(name: string): string {
  if (name === proofNode) return name
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name may not hold
  if (/[\u0000-\u0020<>"{}|^`\\]/.test(name)) throw new TypeError('This is no name')
  return `<${name}>`
}

function object(said: Said): string {
  if ('name' in said) return node(said.name)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are written otherwise
  const text = `"${said.text.replace(/[\u0000-\u001f"\\\u007f]/g, escaped)}"`
  return said.type === undefined ? text : `${text}^^<${said.type}>`
}

const short: Record<string, string> = {
  ...{ '\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r', '"': '\\"', '\\': '\\\\' },
}

function escaped(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return short[character] ?? `\\u${code}`
}

function byCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

const pair = /[\ud800-\udfff]/
