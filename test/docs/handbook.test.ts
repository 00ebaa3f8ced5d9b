import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { staffNames } from '#test/staff-names'
import { moduleOf } from '../../config/handbook.ts'
import { doorsByRole } from '../../src/dashboard/shell/doors.ts'
import { handbookPage } from '../../src/dashboard/shell/own-menu.tsx'
import { claimsIn } from '../../src/site/honesty-words.ts'
import { largestPicture } from '../support/handbook-picture.ts'
import { checkout, documents, textOf } from './document.ts'
import { boldIn, handbookIn, tokensOf } from './handbook.ts'

const english = handbookIn('en')
const bengali = handbookIn('bn')
const names = await staffNames()

/** How a page is built, whatever its language: its blocks in their order, and what stands in them. */
function shapeOf(text: string) {
  const tokens = tokensOf(text)
  const all = (type: string, part: 'href' | 'text') =>
    tokens.flatMap((token) =>
      token.type === type && part in token ? [Reflect.get(token, part)] : [],
    )
  return {
    blocks: tokens.flatMap(({ type, ...token }) =>
      /^(heading|paragraph|list|list_item)$/.test(type)
        ? [[type, Reflect.get(token, 'depth') ?? Reflect.get(token, 'ordered')].join(' ').trim()]
        : [],
    ),
    links: all('link', 'href').toSorted(),
    pictures: all('image', 'href'),
    keys: all('codespan', 'text').toSorted(),
    stressed: all('em', 'text').length,
  }
}

/** The names of the English page that its Bengali one has not, and those that it has besides. */
function otherNames(en: string, bn: string) {
  const left = boldIn(bn)
  const missing = boldIn(en).filter((name) => {
    const at = left.findIndex((each) => names.get(name)?.has(each))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { missing, left }
}

test('each page of the handbook is there in Bengali', () => {
  expect([...bengali.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  expect(bengali.size).toBeGreaterThan(20)
})

test('each is built like its English page, has the names of the dashboard, claims nothing, and is in Bengali', () => {
  const faults = [...bengali].flatMap(([name, text]) => {
    const original = english.get(name) as string
    const { missing, left } = otherNames(original, text)
    const words = tokensOf(text).filter(({ type }) => /^(heading|paragraph)$/.test(type))
    return [
      JSON.stringify(shapeOf(text)) !== JSON.stringify(shapeOf(original)) && 'has another shape',
      ...[...missing, ...left, ...claimsIn(text.replaceAll('\n', ' '))],
      ...words.map(({ raw }) => raw).filter((raw) => !/[\u0980-\u09ff]/.test(raw)),
    ].flatMap((fault) => (fault ? [`${name}: ${fault}`] : []))
  })
  expect(faults).toEqual([])
})

test.each([english, bengali])('the index calls each page as the page calls itself', (pages) => {
  const index = pages.get('index') as string
  const titles = [...pages].filter(([name]) => name !== 'index')
  for (const [name, text] of titles)
    expect(index).toMatch(
      new RegExp(`\\[${/^# (.+)$/m.exec(text)?.[1]}[^\\]]*\\]\\(${name}\\.md\\)`),
    )
})

test('what the handbook prints in bold stands on the dashboard in these words', () => {
  const named = [...english.values()].flatMap(boldIn)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

test('each page of the drawer has its page of the handbook', () => {
  const paths = Object.values(doorsByRole).flatMap((doors) => doors.flatMap(({ pages }) => pages))
  for (const path of paths) expect([...english.keys()], path).toContain(handbookPage(path))
  expect(paths.filter((path) => handbookPage(path) === 'index')).toEqual([])
  expect(handbookPage('/records?view=trash')).toBe('trash')
  expect(handbookPage('/records/0193')).toBe('record')
  expect(handbookPage('/records')).toBe('records')
})

const folder = join('docs', 'handbook')
/** The handbook in each language: its pictures lie beside its pages. */
const folders = [folder, join(folder, 'bn')]

/** A picture as a page of the handbook names it. */
interface Named {
  page: string
  says: string
  file: string
}

function picturesIn(page: string, text: string): Named[] {
  return [...text.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)].map(([, says = '', file = '']) => ({
    ...{ page, says: says.replaceAll('\n', ' '), file },
  }))
}

const pictured = documents.filter((path) => path.startsWith(folder))
const named = pictured.flatMap((page) => picturesIn(page, textOf(page)))

/** What is wrong with a picture, or null. */
function faultOf({ page, says, file }: Named): string | null {
  const [, name] = /^pictures\/([a-z-]+\.webp)$/.exec(file) ?? []
  if (!name) return 'is no WebP of the folder pictures'
  if (says.length < 30) return 'does not say what is to be seen'
  const found = statSync(join(checkout, dirname(page), file), { throwIfNoEntry: false })
  if (!found) return 'is not there'
  return found.size > largestPicture ? `has ${found.size} bytes` : null
}

test('each picture is there, is small, and says what is to be seen', () => {
  expect(named.length).toBeGreaterThan(7)
  expect(named.map((one) => [one.page, one.file, faultOf(one)]).filter((one) => one[2])).toEqual([])
  expect(new Set(named.map(({ says }) => says)).size).toBe(named.length)
})

test('no picture lies unused, and each is taken by one test of the browser', () => {
  const [used = [], ...inOtherLanguages] = folders.map((each) =>
    named
      .filter(({ page }) => dirname(page) === each)
      .map(({ file }) => file.slice('pictures/'.length, -'.webp'.length))
      .sort(),
  )
  for (const names of inOtherLanguages) expect(names).toEqual(used)
  for (const each of folders)
    expect(readdirSync(join(checkout, each, 'pictures')).sort()).toEqual(
      used.map((name) => `${name}.webp`),
    )
  const specs = ['test/e2e', 'test/long/e2e'].flatMap((each) =>
    readdirSync(join(checkout, each)).map((name) => textOf(`${each}/${name}`)),
  )
  const taken = specs.flatMap((spec) =>
    [...spec.matchAll(/handbookPicture\(\w+, '([a-z-]+)'/g)].map((match) => match[1]),
  )
  expect(taken.sort()).toEqual(used)
})

test('each page has the sizes of its pictures, and fetches none before somebody comes to it', async () => {
  const faults: string[] = []
  for (const page of pictured) {
    const code = await moduleOf(textOf(page), join(checkout, dirname(page)))
    const shown = [...code.matchAll(/<img [^>]*/g)].map(([tag]) => tag)
    const sized = /^<img width="\d{3,4}" height="\d{3,4}" loading="lazy" decoding="async"/
    if (shown.length !== picturesIn(page, textOf(page)).length || code.includes('src=\\"pictures/'))
      faults.push(page)
    faults.push(...shown.filter((tag) => !sized.test(tag)).map((tag) => `${page}: ${tag}`))
  }
  expect(faults).toEqual([])
})
