import { expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { answered, openDashboard } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import { enterManyNames } from '#test/many-names'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { button, grid, highestRow, linesOfActions, record, rows } from '#test/records-grid'
import { countRendered, rendered } from '#test/rendered'
import { signIn } from '#test/sign-in'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let key: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin')
})

test.afterAll(() => product.remove())

async function open(page: Page, query = ''): Promise<void> {
  await signIn(product, page.context(), admin)
  await openDashboard(page, product, `/records${query}`, 'Records')
}

test('an empty list says so, and where to begin', async ({ page }) => {
  await open(page)
  await expect(page.getByText('There are no records yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add the first record' })).toBeVisible()
  // One thing to press stands out, also where there is nothing else.
  await expect(page.locator('main .mantine-Button-root:not([data-variant])')).toHaveCount(1)
  await expectFitAndAccessible(page, 'empty')
})

test.describe('with records', () => {
  test.beforeAll(async () => {
    await enterManyNames(product, key)
  })

  test('the list and its filters are accessible and fit', async ({ page }) => {
    await open(page)
    await expect(rows(page)).toHaveCount(25)
    await button(page, 'Hide Fatima Parvin').click()
    await button(page, 'Unhide Fatima Parvin').waitFor()
    // The page does not scroll sideways, and neither does the box that the table lies in.
    const cut = () =>
      grid(page).evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0))
    await expectGoodInEveryLook(page, 'list', async (where) => {
      expect(await cut(), `${where}: cut by so many pixels`).toBeLessThanOrEqual(0)
    })
    for (const width of [1200, 1407, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(cut).toBeLessThanOrEqual(0)
      await expect.poll(() => linesOfActions(page), `${width} px`).toBe(1)
    }
    await page.getByText('More filters').click()
    await expectGoodInEveryLook(page, 'filters')
  })

  test('search and filters stand in the address and survive a reload', async ({ page }) => {
    await open(page)
    const search = page.getByRole('searchbox', { name: 'Search' })
    for (const [typed, found] of [
      ['nandu', 'José Ñandú'],
      ['খাতুন', 'রহিমা খাতুন'],
      ['duc nguyen', 'Nguyễn Văn Đức'],
      ['احمد', 'أحمد علي'],
      ['weiss', 'Weiß, Jürgen'],
      ['zy 000-0006', 'İpek Işık'],
    ] as const) {
      await search.fill(typed)
      await expect(rows(page)).toHaveCount(1)
      await expect(record(page, found)).toBeVisible()
    }
    await page.reload()
    await expect(search).toHaveValue('zy 000-0006')
    await search.fill('nobody at all')
    await expect(page.getByText('No record matches.')).toBeVisible()
    const clear = page.getByRole('button', { name: /^Clear/ })
    await expect(clear).toHaveText(['Clear the filter'])
    await clear.click()
    await expect(rows(page)).toHaveCount(25)
    await page.getByText('More filters').click()
    await page.getByRole('checkbox', { name: 'LMIA Certificate' }).check()
    await expect(page).toHaveURL(/missing=lmia/)
    await expect(page.getByText(/of 120/)).toBeVisible()
    await page.goto(`${product.url}/dashboard/records?state=granted&missing=crest&search=fatima`)
    await expect(rows(page)).toHaveCount(1)
  })

  test('an error says what to do', async ({ page }) => {
    await signIn(product, page.context(), admin)
    await page.route('**/api/v1/records/search', (route) => route.abort())
    await page.goto(`${product.url}/dashboard/records`)
    await expect(page.getByRole('alert')).toBeVisible()
  })

  test('the keyboard alone finds, selects a range, hides it and takes it back', {
    tag: '@handbook',
  }, async ({ page }) => {
    await open(page, '?sort=name')
    await handbookPicture(page, 'records', { until: rows(page).nth(4) })
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('rahim miah 1')
    await expect(page).toHaveURL(/#search=/)
    await expect(page.getByText(/of 26/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(0)).toBeFocused()
    await page.keyboard.press('j')
    for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByText('3 selected')).toBeVisible()
    await expect(rows(page).nth(3)).toHaveAttribute('aria-selected', 'true')
    await expect(rows(page).nth(0)).toHaveAttribute('aria-selected', 'false')
    await expectFitAndAccessible(page, 'selected')
    await page.getByRole('button', { name: 'Hide 3' }).press('Enter')
    await expect(page.getByText('3 records are hidden now')).toBeVisible()
    await expect(grid(page).getByText('Hidden', { exact: true })).toHaveCount(3)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expectToast(page, '3 records are as before')
    await expect(grid(page).getByText('Hidden', { exact: true })).toHaveCount(0)
    await rows(page).nth(2).focus()
    const name = await rows(page).nth(2).getByRole('rowheader').getByRole('link').innerText()
    await page.keyboard.press('x')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(rows(page).nth(2)).toBeFocused()
    await expect(page.getByText('1 selected')).toBeVisible()
  })

  test('what cannot be changed is told for each record, the rest is done', async ({ page }) => {
    await open(page, '#search=miah%2050')
    const found = await page.context().request.post(`${product.url}/api/v1/records/search`, {
      data: { search: 'miah 50' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const { records } = (await found.json()) as { records: { id: string; name: string }[] }
    // A reference, which is drawn at random, may have a 50 in it too.
    const id = records.find(({ name }) => name === 'Rahim Miah 50')?.id
    await page.getByRole('checkbox', { name: 'Select Rahim Miah 50' }).check()
    await answered(page)
    // Nothing tells the page of the change: a list that is asked for from now on waits for ever.
    await page.route(/\/api\/v1\/records(\/search|\?)/, () => undefined)
    const changed = { name: 'Rahim Miah 50', address: 'Elsewhere 1' }
    await callApi(product, key, ['PATCH', `/records/${id}`], changed)
    await page.getByRole('button', { name: 'Hide 1' }).click()
    const report = page.getByRole('alert')
    await expect(report).toContainText('1 record is not hidden now')
    await expect(report).toContainText('Somebody else changed this record')
    await expectFitAndAccessible(page, 'report')
  })

  test('views and columns are kept, renamed and forgotten', async ({ page }) => {
    await open(page, '?visible=yes&sort=name')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Entered by' }).check()
    await page.getByRole('checkbox', { name: 'Picture' }).uncheck()
    await expectFitAndAccessible(page, 'columns')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('By author')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Your views' })).toBeVisible()
    await expectFitAndAccessible(page, 'views')
    await page.getByRole('textbox', { name: 'Name of By author' }).fill('Authors')
    await page.getByRole('button', { name: 'Rename By author' }).click()
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${product.url}/dashboard/records`)
    await expect(page.getByRole('columnheader', { name: 'Picture' })).toBeVisible()
    await page.getByRole('button', { name: 'Authors', exact: true }).click()
    await expect(page).toHaveURL(/visible=yes/)
    await expect(page.getByRole('columnheader', { name: 'Entered by' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Picture' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: 'Delete the view Authors' }).click()
    await expect(page.getByRole('list', { name: 'Your views' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectFitAndAccessible(page, 'keys')
  })

  test('rows are low where somebody chose so, in every table and from then on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 900 })
    await open(page, '?pageSize=100')
    expect(await highestRow(page)).toBeGreaterThan(44)
    await button(page, 'Columns and rows').click()
    await page.getByRole('switch', { name: 'Compact rows' }).check()
    await button(page, 'Done').click()
    for (const width of [1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => highestRow(page), `${width} px`).toBeLessThanOrEqual(44)
    }
    await openDashboard(page, product, '/records?pageSize=25', 'Records')
    await expectGoodInEveryLook(page, 'compact rows')
    await page.setViewportSize({ width: 1280, height: 900 })
    await openDashboard(page, product, '/accounts', 'Accounts')
    await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible()
    expect(await highestRow(page)).toBeLessThanOrEqual(44)
    await openDashboard(page, product, '/records', 'Records')
    await expect(rows(page).first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A name, a number' }).fill('rows')
    await page.getByRole('option', { name: 'Rows of tables: usual height' }).click()
    await expect.poll(() => highestRow(page)).toBeGreaterThan(44)
  })

  test('of a hundred rows only those are rendered again that a key or click changes', async ({
    page,
  }) => {
    await countRendered(page)
    await open(page, '?pageSize=100')
    await expect(rows(page)).toHaveCount(100)
    await rows(page).nth(0).focus()
    const all = page.getByRole('checkbox', { name: 'Select all on this page' })
    // The table, its head and the buttons for the selected are some 40. A row is two (itself and
    // its memo), and what it shows ten more, which no selection changes.
    const around = 60
    const everyRow = around + 200
    const actions: Record<string, [most: number, act: () => Promise<void>]> = {
      'go down': [around, () => page.keyboard.press('j')],
      'select a range': [around, () => page.keyboard.press('Shift+ArrowDown')],
      'select one': [around, () => page.keyboard.press('Space')],
      'select all': [everyRow, () => page.keyboard.press('Control+a')],
      'select none': [everyRow, () => page.keyboard.press('Escape')],
      'tick all': [everyRow, () => all.check()],
      'tick none': [everyRow, () => all.uncheck()],
      type: [around, () => page.getByRole('searchbox', { name: 'Search' }).press('r')],
    }
    for (const [action, [most, act]] of Object.entries(actions)) {
      await rendered(page)
      await act()
      const count = await rendered(page)
      expect.soft(count, action).toBeGreaterThan(0)
      expect.soft(count, action).toBeLessThanOrEqual(most)
    }
  })
})
