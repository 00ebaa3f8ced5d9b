import type { Route } from '@playwright/test'
import { callApi } from '#test/call-api'
import { openDashboard } from '#test/dashboard'
import { fileDocuments } from '#test/filed-records'
import { handbookPicture } from '#test/handbook-picture'
import { expect, test } from '#test/job'
import { documentPng, threePagePdf } from '#test/phone-photos'
import { addRecord } from '#test/product'
import { choose, fillIn, slot } from '#test/record-form'
import { chooseInMenu } from '#test/record-menu'
import { grid, record, rows } from '#test/records-grid'
import { expectToast } from '#test/toasts'

test('a search folds letters, and search with filters stands in the address', async ({
  product,
  admin: page,
}) => {
  for (const name of ['José Ñandú', 'রহিমা বেগম', 'أحمد علي'])
    await addRecord(product, product.key, { name })
  await openDashboard(page, product, '/records', 'Records')
  const search = page.getByRole('searchbox', { name: 'Search' })
  for (const [typed, found] of [
    ['nandu', 'José Ñandú'],
    ['বেগম', 'রহিমা বেগম'],
    ['احمد', 'أحمد علي'],
    ['bx 100-0001', 'Rahima Khatun'],
  ] as const) {
    await search.fill(typed)
    await expect(rows(page)).toHaveCount(1)
    await expect(record(page, found)).toBeVisible()
  }
  await page.reload()
  await expect(search).toHaveValue('bx 100-0001')
  await search.fill('nobody at all')
  await expect(page.getByText('No record matches.')).toBeVisible()
  await page.getByRole('button', { name: /^Clear/ }).click()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByText('More filters').click()
  await page.getByRole('checkbox', { name: 'LMIA Certificate' }).click()
  await expect(page).toHaveURL(/missing=lmia/)
  await expect(record(page, 'José Ñandú')).toBeVisible()
  await expect(page.getByRole('link', { name: product.file.reference })).toHaveCount(0)
})

test('the keyboard alone finds records, selects a range, hides it and takes it back', {
  tag: '@handbook',
}, async ({ product, admin: page }) => {
  for (const letter of 'abcd')
    await addRecord(product, product.key, { name: `Keya Rowshan ${letter}` })
  await openDashboard(page, product, '/records?sort=name', 'Records')
  await handbookPicture(page, 'records', { until: rows(page).nth(4) })
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('keya rowshan')
  await expect(page).toHaveURL(/#search=/)
  await expect(rows(page)).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('j')
  for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 selected')).toBeVisible()
  await expect(rows(page).nth(0)).toHaveAttribute('aria-selected', 'false')
  await page.getByRole('button', { name: 'Hide 3' }).press('Enter')
  await expect(page.getByText('3 records are hidden now')).toBeVisible()
  await expect(grid(page).getByText('Hidden', { exact: true })).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expectToast(page, '3 records are as before')
  await expect(grid(page).getByText('Hidden', { exact: true })).toHaveCount(0)
  await rows(page).nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Keya Rowshan c' })).toBeVisible()
  await page.goBack()
  await expect(rows(page).nth(2)).toBeFocused()
})

test('a view keeps filter and columns, is renamed and forgotten', async ({ product, pageOf }) => {
  const page = await pageOf(product.newPerson('admin'))
  await openDashboard(page, product, '/records?visible=yes&sort=name', 'Records')
  const more = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await more('Columns')
  await page.getByRole('checkbox', { name: 'Entered by' }).check()
  await page.getByRole('checkbox', { name: 'Picture' }).uncheck()
  await page.getByRole('button', { name: 'Done' }).click()
  await more('Views')
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('By author')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of By author' }).fill('Authors')
  await page.getByRole('button', { name: 'Rename By author' }).click()
  await page.keyboard.press('Escape')
  await page.evaluate(() => localStorage.clear())
  await openDashboard(page, product, '/records', 'Records')
  await expect(page.getByRole('columnheader', { name: 'Picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Authors', exact: true }).click()
  await expect(page).toHaveURL(/visible=yes/)
  await expect(page.getByRole('columnheader', { name: 'Entered by' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Picture' })).toHaveCount(0)
  await more('Views')
  await page.getByRole('button', { name: 'Delete the view Authors' }).click()
  await expect(page.getByRole('list', { name: 'Your views' })).toHaveCount(0)
})

test('a record with documents is typed in, uploaded once, and on file', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/entry', 'Add record')
  await page.getByRole('button', { name: 'Fill from the passport’s MRZ' }).click()
  await page.getByLabel('The two lines at the bottom').fill('P<BGD')
  const passport = await fillIn(page, 'Typed Candidate')
  await choose(page, 'visa.png', 'job offer.png')
  await expect(slot(page, 'Visa Paper')).toContainText('visa.png')
  // The answers are lost after the commit, of the record and of a document; what is sent again must double neither.
  const loseAnswer = async (route: Route) => {
    if (!['POST', 'PUT'].includes(route.request().method())) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  }
  await page.route('**/api/v1/records', loseAnswer, { times: 1 })
  await page.route('**/documents/visa-paper', loseAnswer, { times: 1 })
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(slot(page, 'Visa Paper').getByRole('alert')).toContainText('Check your connection')
  await page.getByRole('button', { name: 'Upload the remaining files' }).click()
  await expect(page.getByText('Typed Candidate is added', { exact: true })).toBeVisible()
  await expect(page.getByLabel('The two lines at the bottom')).toHaveCount(0)
  const { records } = await product.call('POST', '/records/search', { search: passport })
  expect(records).toHaveLength(1)
  const { documents } = await product.call('GET', `/records/${records[0].id}`)
  expect(documents).toMatchObject([{ version: 1 }, { version: 1 }])
})

test('history, an earlier version, the code and shares stand on the record, and end there', {
  tag: '@handbook',
}, async ({ product, admin: page }) => {
  const file = await product.newFile([['work-permit', await documentPng('First scan')]])
  await product.about(file.id, 'PATCH', '', { address: 'House 12, Lake Road, Sylhet' })
  await fileDocuments(product, product.key, file.id, [
    ['work-permit', await documentPng('Second scan')],
  ])
  const share = { kinds: ['work-permit'], purpose: 'bank', label: 'City Bank' }
  await callApi(product, await product.open(file), ['POST', '/shares'], share)
  await openDashboard(page, product, `/records/${file.id}#history-title`, 'Rahima Khatun')
  const history = page.getByRole('list', { name: 'History, newest first' })
  await expect(history).toContainText(
    'changed the permanent address from “House 7, Road 3, Cumilla” to “House 12, Lake Road, Sylhet”',
  )
  const subject = (name: string) => page.getByRole('link', { name, exact: true })
  await subject('Documents').click()
  await page.getByRole('button', { name: 'Work Permit Certificate', exact: true }).click()
  const versions = page.getByRole('region', { name: 'Versions of Work Permit Certificate' })
  await versions.getByRole('button', { name: 'View version 1' }).click()
  await expect(
    page.getByRole('figure', { name: 'Work Permit Certificate, version 1' }),
  ).toBeVisible()
  await subject('Sharing and codes').click()
  await handbookPicture(page, 'shares', { of: page.getByRole('region', { name: 'Shares' }) })
  await page.getByRole('button', { name: 'Revoke the share City Bank' }).click()
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByText(/^For a bank · Revoked/)).toBeVisible()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByText('No active access code.')).toBeVisible()
  await subject('History').click()
  await expect(history).toContainText('Amina revoked the access code')
  await expect(history).toContainText('Amina opened an earlier scan: Work Permit Certificate')
})

test('the viewer zooms, turns, and goes through pages and documents by its keys', async ({
  product,
  admin: page,
}) => {
  const { id } = await product.newFile([
    ['work-permit', await documentPng('Viewed')],
    ['visa-paper', threePagePdf()],
  ])
  await openDashboard(page, product, `/records/${id}#documents-title`, 'Rahima Khatun')
  const picture = page.getByRole('region', { name: /^Picture of/ })
  await expect(picture).toHaveAttribute('aria-busy', 'false')
  const scale = page.getByRole('status', { name: 'Zoom' })
  await page.keyboard.press('+')
  await expect(scale).toHaveText('150 %')
  await picture.dblclick()
  await page.keyboard.press('0')
  await expect(scale).toHaveText('100 %')
  await page.keyboard.press('n')
  await page.keyboard.press('.')
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('img', { name: 'Visa Paper, version 1, page 2' })).toHaveCSS(
    'transform',
    /^matrix\(0, 1, -1, 0|^matrix\(.*e-1\d, 1, -1/,
  )
})

test('a deleted record is back after Undo, and from the trash', async ({
  product,
  admin: page,
}) => {
  const { id } = await addRecord(product, product.key, { name: 'Karima Trash' })
  const remove = async () => {
    await openDashboard(page, product, `/records/${id}`, 'Karima Trash')
    await chooseInMenu(page, 'Delete')
    await page.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect(page).toHaveURL(/\/dashboard\/records/)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(record(page, 'Karima Trash')).toBeVisible()
  await remove()
  await openDashboard(page, product, '/trash', 'Trash')
  await page.getByRole('button', { name: 'Restore Karima Trash' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Restore Karima Trash' })).toHaveCount(0)
  expect((await product.call('GET', `/records/${id}`)).deletedAt).toBeNull()
})

test('two admins edit one record: the second sees both versions and chooses, documents too', async ({
  product,
  admin: page,
}) => {
  const { id } = await product.newFile([['visa-paper', await documentPng('first')]])
  await openDashboard(page, product, `/records/${id}/edit`, /^Update/)
  await expect(page.getByLabel('Passport number')).toHaveValue(/^ZZ/)
  await product.about(id, 'PATCH', '', { address: 'House 8, Road 4, Sylhet' })
  await fileDocuments(product, product.key, id, [['visa-paper', await documentPng('theirs')]])
  await page.getByLabel('Permanent address').fill('House 9, Road 5, Khulna')
  await page.getByLabel("Father's name").fill('Abdul Karim Mia')
  const mine = { name: 'mine.png', mimeType: 'image/png', buffer: await documentPng('mine') }
  await slot(page, 'Visa Paper').locator('input[data-kind]').setInputFiles(mine)
  await page.getByRole('button', { name: 'Update record' }).click()
  await expect(page.getByRole('button', { name: 'Save this version' })).toBeDisabled()
  await page.getByRole('radio').filter({ hasText: 'Sylhet' }).click()
  await page.getByRole('radio').filter({ hasText: 'mine.png' }).click()
  await page.getByRole('button', { name: 'Save this version' }).click()
  await expect(page).toHaveURL(`${product.url}/dashboard/records/${id}`)
  const kept = await product.call('GET', `/records/${id}`)
  expect(kept).toMatchObject({ address: 'House 8, Road 4, Sylhet', fatherName: 'Abdul Karim Mia' })
  expect(kept.documents).toMatchObject([{ version: 3, originalName: 'mine.png' }])
})
