import { expect, test } from '@playwright/test'
import { picture } from '#test/looks'
import { apiKey, setUpProduct, startProduct } from '#test/product'

test('whoever asks what this site is sees every name that it had, in both languages', async ({
  browser,
}) => {
  const product = await startProduct()
  await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  const names = ['Padma Overseas Ltd', 'Meghna Overseas Ltd', 'Jamuna Overseas Ltd']
  for (const [at, displayName] of names.entries()) {
    if (at === 0) continue
    const answer = await fetch(`${product.url}/api/v1/organisation`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'if-match': `"${at}"`,
      },
      body: JSON.stringify({ displayName, legalName: displayName }),
    })
    expect(answer.status).toBe(200)
  }
  for (const [language, link] of [
    ['en', 'What this site is'],
    ['bn', 'এই সাইটটি কী'],
  ] as const)
    for (const [theme, width] of [
      ['light', 360],
      ['dark', 1280],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        javaScriptEnabled: false,
      })
      const cookie = (name: string, value: string) => ({ name, value, url: product.url })
      await context.addCookies([cookie('language', language), cookie('theme', theme)])
      const page = await context.newPage()
      await page.goto(product.url)
      // On a phone the first line is the sentence alone, and the menu has the link.
      if (width < 640) await page.locator('.menu summary').click()
      const links = page.locator(width < 640 ? '.menu' : '.who')
      await links.getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL(`${product.url}/about`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
      const listed = page.locator('.places > div').first().locator('dd')
      await expect(listed).toHaveCount(3)
      for (const [place, name] of names.toReversed().entries())
        await expect(listed.nth(place)).toContainText(name)
      await expect(page.locator('.places')).toContainText(product.url)
      const wide = await page.locator('html').evaluate((element) => element.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
      await picture(page, `about ${language} ${theme} ${width}`)
      await context.close()
    }
  await product.remove()
})
