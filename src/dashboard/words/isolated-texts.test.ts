import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { saidWithTurningName, turningName } from '#test/said-texts'
import { shellWords as bn } from '#texts/bn/shell'
import { shellWords as en } from '#texts/en/shell'
import { isolated, sentence } from '#texts/isolated'
import { shellWordsIn } from './index.ts'

test.each([
  ['en', en],
  ['bn', bn],
] as const)('no name turns a text around the pages, in %s', (language, written) => {
  const { said, turned } = saidWithTurningName(written, shellWordsIn(language))
  expect(turned).toEqual([])
  expect(said.length).toBeGreaterThan(1)
})

test('a sentence isolates what is put into it, numbers and plain names stay as they are', () => {
  expect(sentence`${turningName} is hidden now`).toBe(`\u2068${turningName}\u2069 is hidden now`)
  expect(sentence`“${'Rahima'}” and ${3} others`).toBe('“Rahima” and 3 others')
  expect(sentence`${'a\u202Eb'} goes`).toBe('\u2068ab\u2069 goes')
  expect(isolated('রহিমা')).toBe('রহিমা')
})

const folder = join(import.meta.dirname, '..')
/** What is called by the words of which it is part, in a template that nobody tagged. */
const untagged =
  /(?<![\w`$])`(?=[^`]* )[^`]*\$\{[\w.?]*\b(?:name|displayName|title)(?:\.trim\(\))?\}[^`]*`/
/** Names that only a program hears, where the direction of a line is nobody's. */
const heard = /aria-label|'aria-label'|document\.title/
/** Titles of pages of ours, none of which anybody entered. */
const ours = ['shell/not-found-screen.tsx', 'ui/page-head.tsx']

function untaggedIn(source: string): string[] {
  return source.split('\n').filter((line) => untagged.test(line) && !heard.test(line))
}

test('a sentence of the dashboard with a name in it is tagged, so that it isolates the name', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the search has to find
  expect(untaggedIn('doneToast(`${record.name} is hidden now`)')).toHaveLength(1)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: and what it has to pass over
  expect(untaggedIn('doneToast(sentence`${record.name} is hidden now`)')).toEqual([])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.tsx?$/.test(name) && !ours.includes(name),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((name) =>
    untaggedIn(readFileSync(join(folder, name), 'utf8')).map((line) => `${name}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
