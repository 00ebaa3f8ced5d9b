import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'

const app = await startTestApp()

// A text browser, and any other where the styles did not come, puts side by side what no space parts.
test.each([
  '/',
  '/check',
  '/verify',
  '/shared',
  '/tell/concern',
  '/tell/complaint',
  '/tell/code',
  '/register',
])('first line, labels and hints of %s are apart without styles', async (path) => {
  const html = await (await app.request(path)).text()
  const [, first = ''] = /<aside class="who"[^>]*>(.*?)<\/aside>/s.exec(html) ?? []
  expect(first.replaceAll(/<[^>]*>/g, '')).toMatch(
    /^A private company, not a government\. What this site is Ask the government/,
  )
  const fields = html.match(/<p class="field.*?<\/p>/gs) ?? []
  for (const field of fields)
    expect(field).not.toMatch(/[^<>\s](<\/\w+>)+<(span|input|textarea|select)/)
})
