import { expect, type Page, test } from '@playwright/test'
import { languages } from '#platform/languages/schema'
import { type Held, hold, letGo } from '#test/held'
import { pagesOf } from '#test/pdf-pages'
import { apiKey } from '#test/product'
import { cookieOf } from '#test/screen'
import { screens } from '#test/screens'

const displayName = 'Padma Meghna Jamuna Overseas Manpower Recruiting Consultants and Travels'
const legalName = `${displayName} International Trading Agency Private Limited`

let held: Held
test.beforeAll(async () => {
  held = await hold(undefined, [...languages])
  const url = `${held.product.url}/api/v1/organisation`
  const authorization = `Bearer ${await apiKey(held.product, 'admin')}`
  const { version } = (await (await fetch(url, { headers: { authorization } })).json()) as {
    version: number
  }
  const headers = {
    authorization,
    'content-type': 'application/json',
    'if-match': String(version),
  }
  const body = JSON.stringify({ displayName, legalName })
  const answer = await fetch(url, { method: 'PATCH', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
})
test.afterAll(() => letGo(held))
test.use({ actionTimeout: 30_000, ignoreHTTPSErrors: true })

/** Returns the sizes of the letters of its headings in pixels, from the title down. */
async function headings(page: Page): Promise<number[]> {
  const sizes = await page
    .locator('.printed :is(h1, h2, h3)')
    .evaluateAll((all) =>
      all.map((one) => [one.tagName, Number.parseFloat(getComputedStyle(one).fontSize)]),
    )
  return [...new Map(sizes.toSorted() as [string, number][]).values()]
}

async function sheets(page: Page): Promise<number> {
  return pagesOf(await page.pdf({ preferCSSPageSize: true }))
}

for (const language of languages)
  test(`a receipt of an agency with long names is one sheet of A4, in ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext()
    await context.addCookies([cookieOf(held.product, 'language', language)])
    const page = await context.newPage()
    for (const name of ['verify-receipt', 'file', 'shared-file', 'shared-receipt']) {
      const { shows, open } = screens[name] ?? {}
      await open?.(page, held)
      await expect(page.locator(shows as string).first(), name).toBeVisible()
      if (!name.endsWith('receipt')) continue
      await expect(page.locator('.printed')).toContainText(legalName)
      expect(await sheets(page), name).toBe(1)
      const sizes = await headings(page)
      expect(sizes.length, name).toBeGreaterThan(1)
      expect(sizes, name).toEqual(sizes.toSorted((one, other) => other - one))
    }
    await context.close()
  })

test('what is longer than a sheet is seen to be', async ({ page }) => {
  await page.setContent(`<p style="block-size: 400mm">${legalName}</p>`)
  expect(await sheets(page)).toBe(2)
})
