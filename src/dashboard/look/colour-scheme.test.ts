import { describe, expect, test } from 'vitest'
import { schemeOf } from './colour-scheme.ts'

describe('the theme that the site remembers', () => {
  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'auto'],
    ['pink', null],
    [null, null],
  ])('“%s” means %s', (theme, scheme) => {
    expect(schemeOf(theme)).toBe(scheme)
  })
})
