import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  anchorsOf,
  checkout,
  codeIn,
  documents,
  localLinksIn,
  resolveLink,
  textOf,
} from './document.ts'

const isThere = (path: string) => existsSync(join(checkout, path))
const isPicture = (path: string) => /\.(png|svg|jpe?g|webp)$/.test(path)
/** A path of this checkout between backticks: it begins with one of the folders at the top. */
const named = /^(src|migrations|scripts|bin|config|test|docs|bench|assets|\.ci)\/[\w./@-]*$/

/** What is wrong with a document. */
function faultsIn(document: string): string[] {
  const text = textOf(document)
  const links = localLinksIn(text).map((target) => resolveLink(document, target))
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object }
  const told = (name: RegExp) => [...text.matchAll(name)].map((match) => match[1] as string)
  return [
    ...links
      .filter(({ path }) => !isThere(path))
      .map(({ path }) => `leads to ${path}, or shows it`),
    ...links
      .filter(({ path, heading }) => heading && isThere(path) && !isPicture(path))
      .filter(({ path, heading }) => !anchorsOf(textOf(path)).includes(heading))
      .map(({ path, heading }) => `leads to ${path}#${heading}`),
    ...codeIn(text).filter((code) => named.test(code) && !isThere(code)),
    ...told(/\bnpm (?:run )?(start|test|(?<=run )[\w-]+)/g).filter((name) => !(name in scripts)),
    ...told(/(?:bin\/|`|^ *)candor ([a-z-]+)/gm).filter((name) => !commandNames.has(name)),
    ...(text.match(/\.\.\/shared|\/work\/|\/tmp\//) ?? []),
  ].map((fault) => `${document}: ${fault}`)
}

test('no document leads to a page, heading, picture, file or command that does not exist, or out of the checkout', () => {
  expect(documents.flatMap(faultsIn)).toEqual([])
})

/** What `candor --help` lists, from the sources: importing the command line would cost seconds. */
const commandNames = new Set(
  readdirSync(join(checkout, 'src/cli'))
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...readFileSync(join(checkout, 'src/cli', name), 'utf8').matchAll(/\.command\('([\w-]+)'\)/g),
    ])
    .map((match) => match[1] as string),
)

test('docs/reference.md names every command', () => {
  const [, after = ''] = textOf('docs/reference.md').split('\n## Commands\n')
  const [section = ''] = after.split('\n## ')
  const named = new Set(codeIn(section).flatMap((code) => code.split(' ')))
  expect([...commandNames].filter((name) => !named.has(name))).toEqual([])
})

describe('decisions', () => {
  const decisions = readdirSync(join(checkout, 'docs/decisions')).toSorted()

  test('are numbered from 0001 without a gap, and each number stands once', () => {
    const numbers = decisions.map((name) => name.slice(0, 4))
    const expected = decisions.map((_, index) => String(index + 1).padStart(4, '0'))
    expect(numbers).toEqual(expected)
  })

  test('say what, why and what follows', () => {
    const unfit = decisions.filter((name) => {
      const text = textOf(`docs/decisions/${name}`)
      const isNumbered = text.startsWith(`# ${name.slice(0, 4)}. `)
      return !isNumbered || anchorsOf(text).slice(1).join() !== 'decision,why,consequences'
    })
    expect(unfit).toEqual([])
  })

  test('that the code refers to exist', () => {
    const referred = ['src', 'migrations', 'test']
      .flatMap(sourcesIn)
      .flatMap((path) => [...textOf(path).matchAll(/\bdecisions?[ /](\d{4})/g)])
    expect(referred.length).toBeGreaterThan(0)
    for (const [, number] of referred)
      expect(decisions.map((name) => name.slice(0, 4))).toContain(number)
  })
})

function sourcesIn(folder: string): string[] {
  return readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}
