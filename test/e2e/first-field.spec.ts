import { expect, test } from '@playwright/test'
import { hold, letGo } from '#test/held'

const forms = ['/', '/check', '/check/work-permit', '/check/visa-paper', '/check/lmia']
const others = ['/verify', '/shared', '/report', '/new-code', '/login', '/register']

test('on a phone the first field of every form is on the first screen, above 420 px', async ({
  browser,
}) => {
  const held = await hold({})
  for (const language of ['en', 'bn']) {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
    await context.addCookies([{ name: 'language', value: language, url: held.product.url }])
    const page = await context.newPage()
    for (const path of [...forms, ...others]) {
      await page.goto(held.product.url + path)
      const field = page.locator('main form :is(input, textarea):not([type=hidden])').first()
      const box = await field.boundingBox()
      expect.soft(box?.y, `${path} in ${language}`).toBeLessThan(420)
    }
    await context.close()
  }
  await letGo(held)
})
