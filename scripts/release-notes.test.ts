import { expect, test } from 'vitest'
import { releaseNotes } from './release-notes.mjs'

const changelog = `# Changelog

The form of it.

## [Unreleased]

## [1.1.0] - 2027-01-04

### Added

- A line that goes on
  in the next one.
  - What belongs to it.

A paragraph
of two lines.

## [1.0.0] - 2026-12-01

- The first.
`

test('the notes of a version are its part of the changelog, a paragraph a line', () => {
  expect(releaseNotes(changelog, '1.1.0')).toBe(`# Candor 1.1.0

### Added

- A line that goes on in the next one.
  - What belongs to it.

A paragraph of two lines.
`)
  expect(releaseNotes(changelog, '1.0.0')).toBe('# Candor 1.0.0\n\n- The first.\n')
})

test('what is under way is said to be', () => {
  const underWay = changelog.replace('## [Unreleased]', '## [Unreleased]\n\n- The newest.')
  expect(releaseNotes(underWay, '1.1.0')).toBe(
    '# Candor 1.1.0\n\nMade before version 1.1.0 was released.\n\n- The newest.\n',
  )
})

test('a version without a part is refused with what to do', () => {
  expect(() => releaseNotes(changelog, '1.2.0')).toThrow('CHANGELOG.md has no part "## [1.2.0]".')
})
