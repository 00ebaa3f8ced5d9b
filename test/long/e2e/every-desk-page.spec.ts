import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { dashboardRoutes, enterForCrawl, openRoute } from '#test/crawled-pages'
import { expectGoodInThisLanguage } from '#test/looks'
import { cookieOf } from '#test/screen'
import { startSeeded } from '#test/seeded'
import { claimsIn } from '../../../src/site/honesty-words.ts'

test.describe.configure({ mode: 'parallel' })

const root = join(import.meta.dirname, '../../..')

/** The texts of the dashboard that would give a page away which is not in Bengali. */
async function englishTexts(): Promise<string[]> {
  const files = globSync('.cache/texts/en/{desk-*,shell}.ts', { cwd: root })
  const areas = await Promise.all(files.map((file) => import(join(root, file))))
  return textsOf(areas).filter((text) => text.includes(' ') && text.length > 12)
}

function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(textsOf)
}

for (const role of ['admin', 'moderator'] as const)
  test(`every page of the dashboard is in Bengali for ${role}s, accessible and fits`, async ({
    browser,
  }) => {
    test.setTimeout(900_000)
    const english = await englishTexts()
    expect(english.length).toBeGreaterThan(1000)
    const product = await startSeeded()
    const crawled = await enterForCrawl(product)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const { cookies } = product.people[role][0]
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: product.url })))
    await context.addCookies([cookieOf(product, 'language', 'bn')])
    const page = await context.newPage()
    for (const { path } of dashboardRoutes.filter((route) => route.role === role)) {
      await openRoute(page, path, { product, crawled })
      expect.soft(await page.locator('html').getAttribute('lang'), path).toBe('bn')
      const said = await page.locator('body').innerText()
      const lines = new Set(said.split('\n').map((line) => line.trim()))
      expect
        .soft(
          english.filter((text) => lines.has(text)),
          `${path}: in English`,
        )
        .toEqual([])
      expect.soft(claimsIn(said), path).toEqual([])
      await expectGoodInThisLanguage(page, `${path}, bn`)
    }
    await context.close()
    await product.remove()
  })
