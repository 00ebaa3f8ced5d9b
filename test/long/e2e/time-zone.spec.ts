import { callApi } from '#test/call-api'
import { reportConcern } from '#test/concerns'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import { expect, test } from '#test/own-product'
import { addRecord, apiKey } from '#test/product'
import { expectToast } from '#test/toasts'

test.use({ timezoneId: 'America/New_York', actionTimeout: 30_000 })

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
    // Once above the table, and in none of its rows.
    await expect(page.getByText('Times: GMT+6')).toBeVisible()
    await expect(page.getByText(/\d{4}, \d\d:\d\d$/).first()).toBeVisible()
    await expect(page.getByText('GMT+6')).toHaveCount(1)
  }
  await expectFitAndAccessible(page, 'times by the clock of Dhaka')

  // Lists that are no tables name it once too.
  const { id } = await addRecord(product, await apiKey(product, 'moderator'))
  await reportConcern(product, 'A stranger sold me a document.')
  await openDashboard(page, product, '/notifications', 'Notifications')
  await expect(page.getByText('GMT+6')).toHaveText(['Times: GMT+6'])
  await openDashboard(page, product, '/approvals', 'Approvals')
  const queue = page.getByRole('region', { name: /waiting/ })
  await expect(queue.getByText('GMT+6')).toHaveText(['1 record waiting · Times: GMT+6'])
  await openDashboard(page, product, `/records/${id}#history-title`, 'Rahima Khatun')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('GMT+6')).toHaveText(['Times: GMT+6'])
  await page.context().close()
})
