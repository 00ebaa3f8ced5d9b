import { openDashboard, settled, signedIn } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expectGoodInEveryLook } from '#test/looks'
import { expect, test } from '#test/own-product'
import { addRecord } from '#test/product'
import { expectToast } from '#test/toasts'

test('a suspended licence is noted, is seen by everybody, and stops new records until the next look-up', {
  tag: '@handbook',
}, async ({ browser, product, admin, key }) => {
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

  await expect(addRecord(product, key)).rejects.toThrow(/"status":409.*"record\.licence_stops"/)

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
