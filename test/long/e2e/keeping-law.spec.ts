import type { Page } from '@playwright/test'
import { changeSettings } from '#test/call-api'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible } from '#test/looks'
import { expect, test } from '#test/own-product'
import { apiKey } from '#test/product'

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
