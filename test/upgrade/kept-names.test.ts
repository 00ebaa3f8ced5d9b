import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { documentKinds } from '#modules/documents/schema'
import { importSentences, sentencesOfOthers } from '#modules/exchange'
import { importTargets } from '#modules/exchange/columns/schema'
import { recordProblems } from '#modules/records/problems/schema'

/**
 * What an installation has in its database by name, one name a line; behind that of a note what is kept to stand in it.
 * Lines are added. One that a release has is never changed or removed, and `keep-release.sh` keeps the lists of each.
 */
const folder = join(import.meta.dirname, 'kept-names')
const releases = join(import.meta.dirname, '../releases')

function named(module: string, table: Readonly<Record<string, string>>): string[] {
  return Object.entries(table).map(([name, sentence]) => {
    const gaps = Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, gap = '']) => gap)
    return [`${module}.${name}`, ...new Set(gaps)].join(' ')
  })
}

const now: Readonly<Record<string, readonly string[]>> = {
  'notes-of-imports': [
    ...named('exchange', importSentences),
    ...Object.entries(sentencesOfOthers).flatMap(([module, table]) => named(module, table)),
    ...[...Object.keys(recordProblems), 'longLine'].map((name) => `records.${name}`),
  ],
  'columns-of-imports': Object.keys(importTargets),
  refusals: Object.keys(refusals),
  'document-kinds': Object.keys(documentKinds),
}

test.each(Object.keys(now))('every name among the %s that was ever kept is known', (list) => {
  const known = new Map(now[list]?.map((line) => gapsByName(line)))
  const kept = linesOf(join(folder, `${list}.txt`)).map((line) => gapsByName(line))
  for (const [name, gaps] of kept) {
    expect(known.has(name), `${name} was removed or renamed: it is in databases`).toBe(true)
    // What a new wording wants beside that, nobody kept.
    expect(gaps, `what stands in ${name}`).toEqual(expect.arrayContaining(known.get(name) ?? []))
  }
  const names = new Set(kept.map(([name]) => name))
  const fresh = now[list]?.filter((line) => !names.has(gapsByName(line)[0]))
  expect(fresh, `add these to test/upgrade/kept-names/${list}.txt`).toEqual([])
})

test('no line is gone that a release had', () => {
  for (const release of readdirSync(releases))
    for (const list of Object.keys(now)) {
      const file = join(releases, release, 'kept-names', `${list}.txt`)
      if (!existsSync(file)) continue
      expect(linesOf(join(folder, `${list}.txt`)), file).toEqual(
        expect.arrayContaining(linesOf(file)),
      )
    }
})

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

function gapsByName(line: string): [name: string, gaps: string[]] {
  const [name = '', ...gaps] = line.split(' ')
  return [name, gaps]
}

test('no list is forgotten', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    Object.keys(now)
      .map((list) => `${list}.txt`)
      .toSorted(),
  )
})
