import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleOf } from '../../config/handbook.ts'
import { largestPicture } from '../support/handbook-picture.ts'
import { checkout, documents, textOf } from './document.ts'

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

const pages = documents.filter((path) => path.startsWith(folder))
const named = pages.flatMap((page) => picturesIn(page, textOf(page)))

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
  for (const page of pages) {
    const code = await moduleOf(textOf(page), join(checkout, dirname(page)))
    const shown = [...code.matchAll(/<img [^>]*/g)].map(([tag]) => tag)
    const sized = /^<img width="\d{3,4}" height="\d{3,4}" loading="lazy" decoding="async"/
    if (shown.length !== picturesIn(page, textOf(page)).length || code.includes('src=\\"pictures/'))
      faults.push(page)
    faults.push(...shown.filter((tag) => !sized.test(tag)).map((tag) => `${page}: ${tag}`))
  }
  expect(faults).toEqual([])
})
