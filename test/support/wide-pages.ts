import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { unfoldSettings, wholePage } from '#test/dashboard'

/** Every address of the dashboard, from its routes. */
export const dashboardAddresses: readonly string[] = globSync('src/dashboard/**/*rout*.ts*')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bpath: '(\/[^']+)'/g)])
  .map(([, path = '']) => path)

/** Returns the widths, of two, at which the page is wider than the window, with its width there. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await unfoldSettings(page)
    const taken = await page.evaluate(() => {
      const root = document.documentElement
      return root.scrollWidth > root.clientWidth ? root.scrollWidth : 0
    })
    if (taken > 0) found.push(`at ${width}: ${taken}`)
  }
  return found
}

/** Returns which of these addresses show a page that is wider than the window. */
export async function widePages(
  page: Page,
  url: string,
  paths: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${url}${path}`)
    await expect(page.locator('h1').first()).toBeVisible()
    if (/\/dashboard\/(records\/[^/]+|settings)$/.test(path)) await wholePage(page)
    await expect(page.locator('.mantine-Loader-root, [aria-busy="true"]')).toHaveCount(0)
    for (const where of await tooWide(page)) found.push(`${path} ${where}`)
  }
  return found
}
