import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { httpStatusOf } from '#platform/errors'
import { textOf } from './document.ts'

const [, sections = ''] = textOf('docs/errors.md').split('\n## Codes\n')

/** The codes below the heading of a status: each begins an item, or stands in the list above the items. */
function codesIn(section: string): string[] {
  const withoutNotes = section.replace(/^- (`[^`]+`):[^\n]*(\n {2}[^\n]*)*/gm, '$1')
  return [...withoutNotes.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map((match) => match[1] as string)
}

test('docs/errors.md lists every refusal once, below its status, and no other', () => {
  const documented = sections
    .split('\n### ')
    .slice(1)
    .flatMap((section) => codesIn(section).map((code) => `${section.slice(0, 3)} ${code}`))
  const known = Object.entries(refusals).map(([code, { kind }]) => `${httpStatusOf[kind]} ${code}`)
  expect(documented.toSorted()).toEqual(known.toSorted())
})
