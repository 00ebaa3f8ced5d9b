import type { Page } from '@playwright/test'
import { languages } from '#platform/languages.schema'
import { offer } from '#test/crawled-pages'
import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import type { SeededProduct } from '#test/seeded'
import { expectToast } from '#test/toasts'

const clicksOf = (page: Page) =>
  page.evaluate(() => (globalThis as { clicks?: number }).clicks ?? 0)

/** Opens the page by its link in the menu and counts all clicks from then on, that one included. */
async function beginAtMenu(page: Page, product: SeededProduct) {
  await openDashboard(page, product, '/', /./)
  await page.evaluate(() => {
    const counted = globalThis as { clicks?: number }
    counted.clicks = 0
    // Enter on a button is no click of a person.
    addEventListener(
      'click',
      ({ detail }) => {
        if (detail > 0) counted.clicks = (counted.clicks ?? 0) + 1
      },
      true,
    )
  })
  await page.getByRole('link', { name: 'Notices', exact: true }).click()
  await page.getByRole('combobox', { name: 'What do you want to say?' }).click()
}

async function publish(page: Page, product: SeededProduct) {
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await expectToast(page, 'Notice published')
  const { notices } = await product.call('GET', '/notices')
  return notices[0]
}

test('“closed on a day” and “bring these documents” take at most eight clicks, and are said in each language', async ({
  product,
  admin: page,
  visitor,
}) => {
  const day = new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 10)
  await offer(product, languages)
  await beginAtMenu(page, product)
  await page.keyboard.type('closed')
  await page.keyboard.press('Enter')
  await page.getByLabel('Day', { exact: true }).fill(day)
  const view = page.getByRole('heading', { name: 'As readers see it' }).locator('..')
  await expect(view).toContainText('আমাদের অফিস বন্ধ')
  const closed = await publish(page, product)
  expect(await clicksOf(page)).toBeLessThanOrEqual(8)
  expect(closed.sentences).toEqual([{ key: 'office_closed', gaps: { day } }])
  expect(Object.keys(closed.texts).toSorted()).toEqual([...languages].toSorted())
  // On a phone its title has the line to itself: there is no picture.
  await visitor.setViewportSize({ width: 360, height: 640 })
  await visitor.goto('/notices')
  const title = await visitor.getByRole('heading', { name: 'Our office is closed' }).boundingBox()
  expect(title?.width).toBeGreaterThan(250)

  await beginAtMenu(page, product)
  await page.keyboard.type('bring passport')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Copies: Passport')).toHaveValue('1')
  const more = page.getByRole('combobox', { name: 'Add a document' })
  await more.click()
  await page.keyboard.type('photogr')
  await page.keyboard.press('Enter')
  const bring = await publish(page, product)
  expect(await clicksOf(page)).toBeLessThanOrEqual(8)
  expect(bring.sentences).toEqual([
    {
      key: 'paper_bring',
      gaps: {
        papers: [
          { paper: 'passport', copies: 1 },
          { paper: 'photographs', copies: 1 },
        ],
      },
    },
  ])
  for (const { id } of [closed, bring]) await product.call('DELETE', `/notices/${id}`)
  await offer(product, ['en', 'bn'])
})

test('a detail, a fee, and settings are refused while they are typed', async ({
  product,
  admin: page,
}) => {
  const typed = [
    { at: '/payments/new', field: 'Reference', text: 'IRCC' },
    { at: '/classes/new', field: 'Place', text: 'Embassy of Canada' },
    { at: '/submit', field: 'Name', text: 'Rahim (VERIFIED BY IRCC)' },
    { at: '/settings/agency', field: 'Email', text: 'visa@canada.ca' },
  ]
  for (const { at, field, text } of typed) {
    await openDashboard(page, product, at, /./)
    const input = page.getByRole('textbox', { name: new RegExp(`^${field}`) }).first()
    await input.fill(text)
    await expect(input).toHaveAccessibleDescription(/“/)
  }
})

test('the title of a class is a sentence with own words below, and is edited as one', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/classes/new', 'New class')
  // Enter comes before the sentences on a slow line.
  const sentences = Promise.withResolvers<void>()
  await page.route('**/speech', async (route) => {
    await sentences.promise
    await route.continue()
  })
  await page.getByText('Say it with a sentence').click()
  await page.getByRole('combobox', { name: 'What do you want to say?' }).click()
  await page.keyboard.type('safety')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Title' }).fill('Evening group')
  sentences.resolve()
  const chosen = page.getByRole('list', { name: 'Chosen sentences' })
  await expect(chosen).toContainText('Safety at work')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.getByLabel('Or the teacher’s name').fill('Mrs Akter')
  await page.getByRole('textbox', { name: 'Place' }).fill('Office')
  await page.getByRole('textbox', { name: 'Seats' }).fill('5')
  await page.getByLabel('Session 1 begins').fill('2030-12-01T10:00')
  await page.getByLabel('Session 1 ends').fill('2030-12-01T12:00')
  await page.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Safety at work')
  const { classes } = await product.call('GET', '/classes')
  await openDashboard(page, product, `/classes/${classes[0].id}/edit`, /Update/)
  await expect(chosen).toContainText('Safety at work')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Evening group')
})
