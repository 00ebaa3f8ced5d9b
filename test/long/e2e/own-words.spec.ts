import { changeSettings } from '#test/call-api'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import { expect, test } from '#test/own-product'
import { inOwnWords } from '#test/said'
import { expectToast } from '#test/toasts'

test.beforeEach(async ({ product, key }) => {
  await changeSettings(product, key, {
    welcome: inOwnWords('Come to our office.'),
    tiles: [{ url: '/notices', title: inOwnWords('Our jobs'), text: { en: 'What we offer now' } }],
    languages: ['en', 'bn', 'ar'],
  })
})

test('an admin enters the words in Bengali on a phone, and readers of Bengali read them', async ({
  browser,
  product,
  admin,
}) => {
  const home = async (language: string) =>
    (await fetch(product.url, { headers: { cookie: `language=${language}` } })).text()
  expect(await home('bn')).toContain('ইংরেজিতে লেখা')
  const page = await signedInPage(product, browser, admin, { width: 390, theme: 'dark' })
  await openDashboard(page, product, '/settings/public', 'What the public reads')
  const welcome = page.getByRole('group', { name: 'Welcome text' })
  await welcome.getByRole('button', { name: 'বাংলা' }).click()
  const words = welcome.locator('[data-path="welcome.own.bn"]')
  await expect(words).toHaveAttribute('lang', 'bn')
  await words.fill('কানাডার দূতাবাসে আসুন।')
  await expect(welcome.getByText(/names an authority/)).toBeVisible()
  await expect(welcome.getByText('Say it with a sentence')).toBeVisible()
  await words.fill('আমাদের অফিসে আসুন।')
  await expect(welcome.getByText(/names an authority/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expectToast(page, 'Settings saved')
  const bengali = await home('bn')
  expect(bengali).toContain('আমাদের অফিসে আসুন।')
  expect(bengali).not.toContain('Come to our office.')
  expect(bengali).toContain('lang="en" dir="ltr">What we offer now</span>')
  expect(await home('en')).toContain('Come to our office.')
  expect(await home('ar')).toContain('مكتوب بالإنجليزية')
  await expectGoodInEveryLook(page, 'own words')
  await page.context().close()
})
