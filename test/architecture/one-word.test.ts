import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Where a paper is a sheet to print on, a colour, or a word that is judged. */
const sheets =
  /^src\/(?:dashboard\/training|dashboard\/look|site\/my|theme|site\/identity|site\/honesty-words)/

const isPaper = /paper/i

/** The names that a source declares: its variables, functions, types. */
function declaredIn(path: string, source: string): string[] {
  const names: string[] = []
  const add = ({ id }: { id?: object | null }) => {
    if (id && 'name' in id) names.push(String(id.name))
  }
  new Visitor({
    VariableDeclarator: add,
    FunctionDeclaration: add,
    TSInterfaceDeclaration: add,
    TSTypeAliasDeclaration: add,
  }).visit(parseSync(path, source).program)
  return names
}

/** What a source calls a paper, where it is not a sheet. */
const papersIn = (path: string, source: string) =>
  sheets.test(path) || !isPaper.test(source)
    ? []
    : declaredIn(path, source).filter((name) => isPaper.test(name))

test('code calls what is filed a document, as its screens and API do', () => {
  const sources = globSync('src/**/*.{ts,tsx}')
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((path) => papersIn(path, readFileSync(path, 'utf8')))).toEqual([])
})
