import { day } from '#platform/clock/schema'
import { openDashboard } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expect, test } from '#test/job'
import { withLargeLetters } from '#test/page-faults'
import { documentPng } from '#test/phone-photos'
import { addRecord } from '#test/product'
import { rows } from '#test/records-grid'
import { cookieOf } from '#test/screen'
import type { SeededProduct } from '#test/seeded'
import { expectToast } from '#test/toasts'

test('the first screen has 12 records, 8 with letters twice as large, two skips to the first', async ({
  product,
  admin: page,
}) => {
  for (let number = 1; number <= 14; number += 1)
    await addRecord(product, product.key, {
      name: `Many Ahmed ${String.fromCharCode(97 + number)}`,
    })
  await page.setViewportSize({ width: 1280, height: 800 })
  const onScreen = async () => {
    await openDashboard(page, product, '/records?sort=name', 'Records')
    await expect(rows(page).nth(13)).toBeAttached()
    const boxes = await Promise.all((await rows(page).all()).map((row) => row.boundingBox()))
    return boxes.filter((box) => box && box.y + box.height <= 800).length
  }
  expect(await onScreen()).toBeGreaterThanOrEqual(12)
  for (const skip of ['Skip to the page', 'Skip to the list']) {
    await page.keyboard.press('Tab')
    await expect(page.getByText(skip)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(rows(page).first()).toBeFocused()
  await withLargeLetters(page, async () => expect(await onScreen()).toBeGreaterThanOrEqual(8))
})

test('what is folded in the settings is there for the browser’s own search, and to be found by its name', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/settings/messages', 'Messages')
  const folded = page.getByText('Money paid without our receipt')
  await expect(folded).not.toBeAttached()
  await page.keyboard.press('Control+f')
  await expect(folded).toBeHidden()
  await expect(folded).toBeAttached()
  const search = page.getByRole('combobox', { name: 'Find a setting' })
  await search.pressSequentially('answer cases')
  await search.press('Enter')
  await expect(page.getByText('Answer cases within, in days')).toBeFocused()
  await expect(folded).toBeVisible()
})

test('each page of the settings is two screens high at most; search and palette lead to a field', async ({
  product,
  admin: page,
}) => {
  await withFullLists(product, async () => {
    await openDashboard(page, product, '/settings/agency', 'Agency')
    const pages = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    expect(await pages.count()).toBe(8)
    for (const link of await pages.all()) {
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(await link.innerText())
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, await link.innerText()).toBeLessThanOrEqual(1600)
    }
    const search = page.getByRole('combobox', { name: 'Find a setting' })
    await search.pressSequentially('trash')
    await search.press('Enter')
    await expect(page.getByLabel('Deleted records removed for good after')).toBeFocused()
  })
  const palette = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A name, a number' }).fill(typed)
    return page.getByRole('dialog').getByRole('option').first()
  }
  await expect(await palette('backup')).toHaveText('Backup: when the last one was made')
  await page.keyboard.press('Escape')
  await expect(await palette('dark')).toHaveText('Theme: Dark')
  await page.keyboard.press('Escape')
  await expect(await palette('time zone')).toHaveText(/^Time zone/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeFocused()
  // Addresses of parts as they were.
  await page.goto('/dashboard/settings#settings-keeping')
  await expect(page.getByRole('heading', { name: 'How long documents are kept' })).toBeFocused()
})

/** As many tiles, categories, groups and addresses as there may be, and takes them away again. */
async function withFullLists(product: SeededProduct, run: () => Promise<void>): Promise<void> {
  const said = (text: string) => ({ sentences: [], own: { en: text } })
  const link = { url: '/notices', title: said('Something new') }
  const groups = (count: number) =>
    Array.from({ length: count }, () => ({ title: said('A group'), links: Array(8).fill(link) }))
  const full = {
    tiles: Array(8).fill({ ...link, text: { en: 'What it is about' } }),
    ...{ menu: groups(6), footerGroups: groups(4) },
    webAddresses: Array.from({ length: 10 }, (_, at) => `https://padma${at}.example`),
  }
  const change = async (changes: object) => {
    const { version } = await product.call('GET', '/organisation')
    await product.callAs(
      product.people.admin[0],
      ...(['PATCH', '/organisation', changes, version] as const),
    )
  }
  await change(full)
  try {
    await run()
  } finally {
    await change({ tiles: null, menu: null, footerGroups: null, webAddresses: [] })
  }
}

test('Home is today: what is late has a face and one action, a phone keeps its places below', {
  tag: '@handbook',
}, async ({ product, admin: page }) => {
  const inThreeDays = new Date(Date.now() + 3 * day).toISOString().slice(0, 10)
  await product.newFile([], { name: 'Flies Soon', flightOn: inThreeDays })
  await openDashboard(page, product, '/overview', /\d/)
  const main = page.getByRole('main')
  await expect(page).toHaveTitle(/^Home/)
  await expect(main.getByRole('region', { name: 'Next 14 days' })).toContainText('Flies Soon flies')
  const approvals = main.getByRole('region', { name: 'To approve' })
  await expect(approvals.getByRole('listitem').first()).toBeVisible()
  await handbookPicture(page, 'overview')
  const filled = main.locator('.mantine-Button-root[data-variant="filled"]')
  expect(await filled.count()).toBeLessThanOrEqual(1)
  await main.getByRole('link', { name: 'Review one by one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approvals')
  await page.goBack()
  const also = main.getByRole('region', { name: 'Also to look at' })
  await expect(also.getByRole('link').first()).toHaveText(/\d+$/)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.locator('[aria-controls=drawer]', { hasText: 'More' }).click()
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'People' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
})

const dayFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

test('from Home the first late thing is done in two presses', async ({ product, admin: page }) => {
  const { id } = await addRecord(product, product.key, { name: 'Waits Longest' })
  await product.call('POST', `/records/${id}/originals`, {
    ...{ kind: 'passport', purpose: 'embassy' },
    ...{ receivedOn: dayFromNow(-400), dueOn: dayFromNow(-390) },
  })
  await openDashboard(page, product, '/overview', /\d/)
  const late = page.getByRole('region', { name: 'Late' })
  await expect(late.getByRole('heading', { level: 2 })).toContainText('Waits Longest')
  await late.getByRole('link', { name: 'Record the return' }).first().click()
  await page.getByRole('button', { name: 'Given back today' }).click()
  await expectToast(page, /Passport/)
  await openDashboard(page, product, '/overview', /\d/)
  await expect(page.getByText('Waits Longest')).toHaveCount(0)
})

test('several papers that end on one day are one line, which names whose', async ({
  product,
  admin: page,
}) => {
  for (const name of ['Ends Ahmed', 'Ends Begum', 'Ends Chowdhury']) {
    const { id: recordId } = await product.newFile([['passport', await documentPng(name)]], {
      name,
    })
    const dates = { issuedOn: null, validUntil: dayFromNow(6) }
    await product.call('PUT', `/records/${recordId}/documents/passport/dates`, dates)
  }
  await openDashboard(page, product, '/overview', /\d/)
  const agenda = page.getByRole('region', { name: 'Next 14 days' })
  await agenda.getByText('Passport ends for 3 people').click()
  await agenda.getByRole('link', { name: 'Ends Begum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ends Begum')
  await page.goBack()
  await agenda.getByText('Passport ends for 3 people').click()
  await agenda.getByRole('link', { name: 'All dates on documents' }).click()
  await expect(page).toHaveURL(/view=ending/)
})

test('the heading of each page is the word of the menu, in either language', async ({
  product,
  admin,
  moderator,
}) => {
  const wrong: string[] = []
  for (const [page, doors] of [
    [admin, 10],
    [moderator, 4],
  ] as const)
    for (const language of ['en', 'bn']) {
      await page.context().addCookies([cookieOf(product, 'language', language)])
      await openDashboard(page, product, '/overview', /./)
      const links = page.locator('nav a[class*="_door_"]')
      await expect(links).toHaveCount(doors)
      for (const link of (await links.all()).slice(1)) {
        const word = (await link.innerText()).replace(/\s*[\d০-৯]+$/, '')
        await link.click()
        await expect(link).toHaveAttribute('aria-current', 'page')
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeFocused()
        const own = await page.locator('[data-current]').allInnerTexts()
        const said = await heading.innerText()
        if (![word, ...own].includes(said)) wrong.push(`${language} ${word}: ${said}`)
      }
    }
  expect(wrong).toEqual([])
})

test('a month is printed on one page, black on white from the dark look, without buttons', async ({
  product,
  admin: page,
}) => {
  await page.context().addCookies([cookieOf(product, 'theme', 'dark')])
  await openDashboard(page, product, '/overview', /./)
  await page.getByRole('button', { name: 'Print a month' }).click()
  const sheet = page.getByRole('article', { name: /^Report of a month: / })
  await expect(sheet).toContainText('Records added')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
})

test('on the first of a month the tray is empty, and nobody is told that nothing is on file', async ({
  product,
  admin: page,
}) => {
  await page.route('**/api/v1/today', async (route) => {
    const found = await (await route.fetch()).json()
    const none = { total: 0, items: [] }
    for (const part of ['late', 'approvals', 'returned', 'cases'])
      if (found[part]) found[part] = { ...found[part], ...none }
    found.month = { ...found.month, added: 0 }
    await route.fulfill({ json: found })
  })
  await openDashboard(page, product, '/overview', /\d/)
  await expect(page.getByRole('heading', { name: 'The tray is empty' })).toBeVisible()
  await expect(page.getByText('Nothing is on file yet')).toHaveCount(0)
})
