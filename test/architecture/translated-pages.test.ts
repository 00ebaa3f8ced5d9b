import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { saidInBengali } from '#test/said-in-bengali'
import { translatedFiles } from '#test/translated-pages'

/** Keys of a keyboard have their names, and no language. */
const keys = new Set([
  'Ctrl',
  'Shift',
  'Enter',
  'Esc',
  'Escape',
  'Tab',
  'Arrow',
  'Space',
  'Home',
  'End',
  'Delete',
])

/** Whether a text in the code is one that people read: it begins like a sentence. */
const isRead = (text: string) =>
  /^\s*[A-Z“][a-z’]+(?:[ .:…,!?]|(?<=[a-z]{2})$)/.test(text) && !keys.has(text.split(' ')[0] ?? '')

/** The English of a row that has its Bengali beside it. */
const inBoth = /\ben: '[^']*',(?=\s*bn: ')/g

/** What only the program's log hears. */
const thrown = /new Error\('[^']*'\)/g

/** What a form says as the server would: its Bengali is found by the code. */
const asRefused = /asRefused\(\s*'([^']+)',\s*'[^']*',?\s*\)/g

/** English that a source of a page says itself, and that nobody could translate. */
function englishIn({ path, source }: { path: string; source: string }): string[] {
  const found: string[] = []
  const read = (text: string) => {
    if (isRead(text)) found.push(text)
  }
  const own = source
    .replaceAll(inBoth, '')
    .replaceAll(thrown, '')
    .replaceAll(asRefused, (call, code: string) =>
      saidInBengali(code) === undefined ? call : 'null',
    )
  const { program } = parseSync(path, own)
  const visitor = new Visitor({
    JSXText: ({ value }) => {
      if (/[A-Za-z]{2}/.test(value)) found.push(value.trim())
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') read(value)
    },
    TemplateLiteral: ({ quasis }) => read(quasis.map(({ value }) => value.cooked).join('15')),
  })
  visitor.visit(program)
  return found.map((text) => `${path}: ${text}`)
}

test('the dashboard says no English of its own, which nobody could translate', () => {
  const files = translatedFiles()
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap(englishIn)).toEqual([])
})
