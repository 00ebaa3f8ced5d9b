import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** The sentences of a source, with 15 where something is put into them. */
export function sentencesIn(path: string): string[] {
  const found: string[] = []
  const read = (text: string) => {
    if (/^(?:[A-Z“]|another |this |the |we ).*[a-z)”]\.$/s.test(text)) found.push(text)
  }
  const { program } = parseSync(path, readFileSync(path, 'utf8'))
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') read(value)
    },
    TemplateLiteral: ({ quasis }) => read(quasis.map(({ value }) => value.cooked).join('15')),
  }).visit(program)
  return found
}
