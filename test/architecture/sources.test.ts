import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { fieldLabel, fieldNames } from '#modules/records/fields.schema'
import { languages } from '#platform/languages.schema'
import { later } from '#test/oldest-browser'
import server from '../../config/vite.server.ts'

const sources = globSync('src/**/*.{ts,tsx}').toSorted()
const textOf = (path: string) => readFileSync(path, 'utf8')

test('what a server needs beside its bundle are the dependencies, and nothing else is', () => {
  const { dependencies } = JSON.parse(textOf('package.json'))
  const outside = (server.ssr?.external ?? []) as string[]
  expect(Object.keys(dependencies)).toEqual(outside.toSorted())
})

/** The table of a record's fields with its long columns, and tests. */
const tableOrTest =
  /modules\/records\/fields-(?:table|headings)\.schema\.ts$|\.test\.tsx?$|\/test-[\w-]+\.ts$/

test('no label of a field is written a second time', () => {
  // The public site asks for the two numbers, with texts that explain them; many things have a name,
  // and organisation and accounts have a telephone or an email of their own.
  const asked = ['passportNumber', 'referenceNumber', 'name', 'telephone', 'email']
  const labels = fieldNames
    .filter((name) => !asked.includes(name))
    .flatMap((name) => languages.map((language) => `'${fieldLabel(name, language)}'`))
  const again = sources
    .filter((path) => !tableOrTest.test(path))
    .flatMap((path) => {
      const text = textOf(path).replaceAll('"', "'")
      return labels.filter((label) => text.includes(label)).map((label) => `${path} ${label}`)
    })
  expect(again).toEqual([])
})

/** Where a paper is a sheet to print on, a colour, or a word that is judged. */
const sheets =
  /^src\/(?:dashboard\/training|dashboard\/look|site\/my|theme|site\/identity|site\/honesty-words)/

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

test('code calls what is filed a document, as its screens and API do', () => {
  expect(sources.length).toBeGreaterThan(500)
  const isPaper = /paper/i
  const papers = sources
    .filter((path) => !sheets.test(path) && isPaper.test(textOf(path)))
    .flatMap((path) => declaredIn(path, textOf(path)).filter((name) => isPaper.test(name)))
  expect(papers).toEqual([])
})

test('what breaks a promise is exactly once in its file', () => {
  const breaks: { promise: string; file: string; find: string }[] = JSON.parse(
    textOf('test/breaks.json'),
  )
  const lost = breaks.filter(({ file, find }) => textOf(file).split(find).length !== 2)
  expect(lost.map(({ promise, file }) => `${promise}: ${file}`)).toEqual([])
})

test('the dashboard calls no function of an object that the oldest browsers lack', () => {
  const absent = Object.entries(later)
    .filter(([owner]) => !owner.endsWith('.prototype'))
    .flatMap(([owner, names]) => names.map((name) => `${owner}.${name}(`))
  const found = (path: string) => absent.filter((call) => textOf(path).includes(call))
  const inBrowsers = sources.filter((path) => /^src\/dashboard\/(?!.*\.test\.)/.test(path))
  expect(inBrowsers.length).toBeGreaterThan(200)
  expect(inBrowsers.flatMap((path) => found(path).map((call) => `${path} ${call}`))).toEqual([])
})
