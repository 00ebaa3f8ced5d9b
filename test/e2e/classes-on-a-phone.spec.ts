import { expect, test } from '@playwright/test'
import { hold, letGo } from '#test/held'
import { cookieOf, goTo, send } from '#test/screen'

test.use({ ignoreHTTPSErrors: true, viewport: { width: 360, height: 640 } })

test('on a phone a class to choose, with its button, is two thirds of the screen', async ({
  page,
}) => {
  const held = await hold()
  const { email, password } = held.admin
  await send(page, held, '/login', { email, password })
  await expect(page).not.toHaveURL(/login/)
  for (const language of ['en', 'bn']) {
    await page.context().addCookies([cookieOf(held.product, 'language', language)])
    await goTo(page, held, '/my/classes/open')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const card = page.locator('article.card')
    await expect(card.locator('form[action$="/select"] button')).toBeVisible()
    expect.soft((await card.boundingBox())?.height, language).toBeLessThan(430)
  }
  await letGo(held)
})
