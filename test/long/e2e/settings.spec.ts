import type { Page } from '@playwright/test'
import { callApi, changeSettings } from '#test/call-api'
import { openDashboard, settled, signedIn, signedInPage } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import { expect, test } from '#test/own-product'
import { apiKey } from '#test/product'
import { inOwnWords } from '#test/said'
import { expectToast } from '#test/toasts'

test.use({ actionTimeout: 30_000 })

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const code = { name: /Licensed Immigration Advisers Code of Conduct 2014, clause 26/ }

test('beside each time stands what the law asks, and a shorter one is refused', async ({
  browser,
  product,
  admin,
}) => {
  const key = await apiKey(product, 'admin', 'organisation')
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/settings/keeping', 'Keeping')
  const keeping = part(page, 'How long documents are kept')
  await expect(keeping).toContainText('Nobody has looked up how long the law requires')
  await expect(keeping).toContainText('(Bangladesh)')
  await changeSettings(product, key, { regulator: 'nz-iaa', licenceNumber: '202401234' })
  await page.reload()
  await settled(page)
  await expect(keeping).toContainText(
    '(New Zealand) to keep files, where we know it. This is not legal advice.',
  )
  await expect(keeping.getByRole('link', code)).toHaveCount(4)
  const time = keeping.getByLabel('All other documents and details: after the last change')
  await expect(time).toHaveAccessibleDescription(
    /^The law requires at least 84 months, counted from the closing of the file: .* Looked up on 24 Nov(ember)? 2026\. No person has confirmed this\. Your time is shorter, so the legal one applies\.$/,
  )
  await expectFitAndAccessible(page, 'settings with a law')
  await time.fill('36')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(keeping).toContainText(
    /The law requires at least 84 months.* Choose 84 months or more\./,
  )
  await page.context().close()
})

test('an admin enters the words in Bengali on a phone, and readers of Bengali read them', async ({
  browser,
  product,
  admin,
  key,
}) => {
  await changeSettings(product, key, {
    welcome: inOwnWords('Come to our office.'),
    tiles: [{ url: '/notices', title: inOwnWords('Our jobs'), text: { en: 'What we offer now' } }],
    languages: ['en', 'bn', 'ar'],
  })
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

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('staff read times by the organisation’s clock, wherever their computer is', async ({
    browser,
    product,
    admin,
    key,
  }) => {
    const page = await signedInPage(product, browser, admin, { width: 1280 })
    await openDashboard(page, product, '/settings/facts', 'Hours and facts')
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await expect(zone).toHaveValue('UTC')
    await zone.fill('dhaka')
    await page.getByRole('option', { name: 'Asia/Dhaka' }).click()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expectToast(page, 'Settings saved')
    await expectGoodInEveryLook(page, 'time zone in the settings')
    const settings = await callApi(product, key, ['GET', '/organisation'])
    expect(settings).toMatchObject({ timeZone: 'Asia/Dhaka' })

    // The same page, without a new one from the server, and then with one.
    for (const isNew of [false, true]) {
      if (isNew) await openDashboard(page, product, '/api-keys', 'API keys')
      else
        for (const name of ['Data', 'API keys'])
          await page.getByRole('link', { name, exact: true }).click()
      // Once beside the places, and in none of the rows.
      await expect(page.getByText('Times by the office’s clock: GMT+6')).toBeVisible()
      await expect(page.getByText(/\d{4}, \d\d:\d\d$/).first()).toBeVisible()
      await expect(page.getByText('GMT+6')).toHaveCount(1)
    }
    await expectFitAndAccessible(page, 'times by the clock of Dhaka')
    await page.context().close()
  })
})

test('a suspended licence is noted, and is seen by everybody until the next look-up', {
  tag: '@handbook',
}, async ({ browser, product, admin }) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/settings/agency', 'Agency')
  const form = page.getByRole('form', { name: 'Note a look-up' })
  await form.getByLabel('The register showed').selectOption('Suspended or cancelled')
  await expect(form.getByLabel('Valid until')).toHaveCount(0)
  await form.getByRole('button', { name: 'Note the look-up' }).click()
  await expectToast(page, 'Look-up noted')
  await expect(page.getByText('the register showed the licence as suspended').first()).toBeVisible()
  await expect(page.getByText('No new records now')).toBeVisible()
  await settled(page)
  await expectGoodInEveryLook(page, 'settings with a suspended licence')

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const site = await phone.newPage()
  await site.goto(product.url)
  const warning = site.getByText('the register showed it as suspended')
  await expect(warning).toBeInViewport()
  await expectGoodInEveryLook(site, 'home page with a suspended licence')

  await form.getByLabel('The register showed').selectOption('Valid')
  await form.getByLabel('Valid until').fill('2099-12-31')
  await form.getByRole('button', { name: 'Note the look-up' }).click()
  await expect(page.getByText('No new records now')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'by Amina' })).toHaveCount(2)
  await handbookPicture(page, 'settings', {
    of: page.getByRole('region', { name: 'Licence in the register' }),
  })
  await site.goto(product.url)
  await expect(site.getByText('Licence RL-1234')).toBeVisible()
  await expect(warning).toHaveCount(0)
  await context.close()
  await phone.close()
})
