import { describe, expect, test } from 'vitest'
import { schemeIn } from './colour-scheme.ts'

describe('the theme that the site remembers', () => {
  test.each([
    ['theme=dark', 'dark'],
    ['a=b; theme=light', 'light'],
    ['theme=system; c=d', 'auto'],
    ['theme=pink', null],
    ['othertheme=dark', null],
    ['', null],
  ])('“%s” means %s', (cookies, scheme) => {
    expect(schemeIn(cookies)).toBe(scheme)
  })
})
