import { type Browser, expect, type Page, test } from '@playwright/test'
import { accountIdOf, callApi } from '#test/call-api'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
import { openDatabaseFile } from '#test/database-file'
import { firstLines } from '#test/first-line'
import { host, text, tries } from '#test/government-claims'
import { keepsPictures, picture } from '#test/looks'
import { documentPng } from '#test/phone-photos'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  publishNotice,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let admin: Credentials
let key: string
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'organisation')
  await publishNotice(product, key)
})
test.afterAll(() => product.remove())

/** What people see of the site, as text. */
async function whatIsSeen(): Promise<string> {
  const paths = ['/', '/check', '/about', '/domains', '/legal/privacy', '/notices', '/report']
  const pages = await Promise.all(paths.map((path) => fetch(product.url + path)))
  return (await Promise.all(pages.map((page) => page.text()))).join(' ')
}

async function expectHonest(claims: readonly string[]) {
  const seen = await whatIsSeen()
  for (const claim of claims) expect(seen).not.toContain(claim)
  expect(seen.split(firstLines.en).length).toBeGreaterThan(7)
}

/** The field with its label and, below it, what is wrong. */
const fieldAt = (page: Page, path: string) =>
  page.locator('.mantine-InputWrapper-root', { has: page.locator(`[data-path="${path}"]`) }).last()

/** The public site and the dashboard in each look, to be looked at. */
async function pictures(browser: Browser, name: string, paths: readonly string[], isStaff = false) {
  if (!keepsPictures) return
  for (const theme of ['light', 'dark'])
    for (const width of [360, 1280]) {
      const page = await signedInPage(product, browser, admin, { theme, width })
      for (const path of paths) {
        await page.goto(product.url + path)
        if (isStaff) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (isStaff) await settled(page)
        await picture(page, `${name} ${path} ${theme} ${width}`)
      }
      await page.context().close()
    }
}

test('nobody sets an installation up as a government', async ({ page }) => {
  const bare = await startProduct()
  await page.goto(bare.setUpLink as string)
  const words = {
    organisation: 'eVisa Canada',
    licence: 'Government of Canada',
    authority: 'Official Visa Portal, Government of Canada',
    adminName: 'Visa Officer',
    adminEmail: 'visa@evisa-canada.example',
    password: 'seven quiet river boats',
    confirm: 'seven quiet river boats',
  }
  for (const [id, claim] of Object.entries(words)) await page.locator(`#${id}`).fill(claim)
  await page.locator('main button.main').click()
  await expect(page.locator('.problems li')).toHaveCount(5)
  for (const id of ['organisation', 'licence', 'authority', 'adminName', 'adminEmail'])
    await expect(page.locator(`#${id}`)).toHaveAttribute('aria-invalid', 'true')
  await page.setViewportSize({ width: 360, height: 800 })
  await picture(page, 'refused set-up light 360')
  await bare.remove()
})

test('no setting makes the site a government: each is refused in a sentence, and nobody sees it', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/settings', 'Settings')
  for (const things of ['tiles', 'categories', 'groups'])
    await page.getByRole('button', { name: `Make your own ${things}` }).click()
  await page.getByRole('button', { name: 'Add a web address' }).click()
  await page.locator('summary', { hasText: 'Privacy' }).click()
  for (const [path = '', claim = ''] of tries) {
    const input = page.locator(`[data-path="${path}"]`)
    const before = await input.inputValue()
    await input.fill(claim)
    const field = fieldAt(page, path)
    await expect(field.locator('.mantine-InputWrapper-error'), path).toContainText(
      /“.+”|close to|licence number of this regulator/,
    )
    await input.fill(before)
    await expect(field.locator('.mantine-InputWrapper-error'), path).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await page.locator('[data-path="displayName"]').fill('eVisa Canada')
  await page.locator('[data-path="welcomeText"]').fill(text)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.locator('[data-path="displayName"]')).toBeFocused()
  await picture(page, 'refused settings light 1280')
  await page.setViewportSize({ width: 360, height: 800 })
  await picture(page, 'refused settings light 360')
  await page.context().close()
  await expectHonest(tries.map(([, claim]) => claim as string))
})

test('no notice, class, fee or name does it either', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin)
  const refused = (label: string) =>
    expect(
      page.locator('.mantine-InputWrapper-root', { has: page.getByLabel(label) }).last(),
    ).toContainText('“')
  await openDashboard(page, product, '/notices', 'Notices')
  await page.getByText('In your own words').click()
  await page.getByLabel('Title').fill('Government of Canada')
  await page.getByRole('textbox', { name: 'Text' }).fill(text)
  for (const label of ['First image', 'Second image'])
    await page
      .locator(`input[type=file][aria-label="${label}"]`)
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await documentPng(label) })
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await expect(page.getByText('“Government of Canada” reads as the title')).toBeVisible()
  await picture(page, 'refused notice light 1280')
  await openDashboard(page, product, '/classes/new', 'New class')
  const words = {
    Title: 'Embassy of Canada',
    'Or the teacher’s name': 'Visa Officer, Government of Canada',
    Place: 'Embassy of Canada, Dhaka',
    Link: host,
  }
  for (const [label, claim] of Object.entries(words)) await page.getByLabel(label).fill(claim)
  await page.getByLabel('Seats').fill('5')
  await page.getByLabel('Session 1 begins').fill('2027-01-10T10:00')
  await page.getByLabel('Session 1 ends').fill('2027-01-10T12:00')
  await page.getByRole('button', { name: 'Create class' }).click()
  for (const label of Object.keys(words)) await refused(label)
  await picture(page, 'refused class light 1280')
  const student = await addPerson(product, { role: 'student' })
  const book = { feeName: 'Book', amount: 100, currency: 'BDT' }
  const charge = { accountId: await accountIdOf(product, key, student), ...book }
  await callApi(product, key, ['POST', '/charges'], charge)
  await openDashboard(page, product, '/payments', 'Payments')
  await page.getByRole('button', { name: 'Correct entry 1', exact: true }).click()
  await page.getByLabel('What was wrong with it?').fill(text)
  await page.getByRole('button', { name: 'Add the correction' }).click()
  await expect(page.getByText(/belongs to the Government.*” reads/)).toBeVisible()
  await picture(page, 'refused reason light 1280')
  await page.goto(`${product.url}/account`)
  await page.locator('#name').fill('Immigration Officer')
  await page.locator('form[action="/account/name"] button').click()
  await expect(page.locator('main')).toContainText('“Immigration Officer” names an authority')
  await picture(page, 'refused name light 1280')
  await page.context().close()
  await expectHonest([text, ...Object.values(words), 'Immigration Officer'])
})

test('what an older version let in is shown to staff with its reason, and to nobody else', async ({
  browser,
}) => {
  const renamed = { displayName: 'Padma Careers Ltd', legalName: 'Padma Careers Ltd' }
  await callApi(product, key, ['PATCH', '/organisation'], renamed)
  await addClass()
  await product.stop()
  const database = openDatabaseFile(product)
  const claims = {
    ...{ displayName: 'eVisa Canada', welcomeText: text, address: 'Embassy of Canada, Dhaka' },
    tiles: [{ title: 'Embassy of Canada', text: 'Your visa has been granted.', url: '/check' }],
  }
  database
    .prepare('update organisation set settings = json_patch(settings, ?), version = version + 1')
    .run(JSON.stringify(claims))
  database.exec("update notices set title = 'Embassy of Canada'")
  database.exec("update classes set title = 'Embassy of Canada' where title = 'Safe travel'")
  database.close()
  await product.restart()
  const forged = ['eVisa Canada', text, 'Embassy of Canada', 'Your visa has been granted.']
  await expectHonest(forged)
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/settings', 'Settings')
  const alert = page.getByRole('status').filter({ hasText: 'settings are not shown' })
  await expect(alert).toContainText('eVisa Canada')
  await expect(page.getByRole('link', { name: /^Settings/ })).toContainText('5')
  await pictures(browser, 'on file', ['/dashboard/settings', '/dashboard/notices'], true)
  await pictures(browser, 'on file', ['/dashboard/classes'], true)
  for (const what of ['Welcome text', 'Address', 'Tiles 1, title'])
    await page.getByRole('button', { name: `Take out for good: ${what}` }).click()
  await page.getByRole('button', { name: 'Show the registered name' }).click()
  await expect(alert).toHaveCount(0)
  await openDashboard(page, product, '/notices', 'Notices')
  await expect(page.getByText('Not shown', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Edit Embassy of Canada' }).click()
  await expect(page.getByText('The public does not see this notice')).toBeVisible()
  await picture(page, 'notice on file light 1280')
  await page.getByLabel('Title').fill('The embassy has moved')
  await page.getByRole('button', { name: 'Save notice' }).click()
  await expect(page.getByText('The public does not see this notice')).toHaveCount(0)
  await openDashboard(page, product, '/classes', 'Classes')
  await page.getByRole('link', { name: 'Embassy of Canada' }).first().click()
  await expect(page.getByText('Students do not see this as it is')).toBeVisible()
  await picture(page, 'class on file light 1280')
  await page.context().close()
  expect(await whatIsSeen()).toContain('The embassy has moved')
  await pictures(browser, 'public', ['/', '/notices', '/about', '/my/classes/open'])
  const about = await (await fetch(`${product.url}/about`)).text()
  for (const name of ['Padma Overseas Ltd', 'Padma Careers Ltd', 'eVisa Canada'])
    expect(about, 'each name that it had, with its dates').toContain(`<bdi>${name}</bdi>`)
})

async function addClass() {
  const times = { startsAt: '2027-01-10T10:00', endsAt: '2027-01-10T12:00' }
  const plain = { seats: 5, fee: 0, currency: 'BDT', timeZone: 'Asia/Dhaka', sessions: [times] }
  for (const title of ['Safe travel', 'English for the journey']) {
    const of = { title, teacherName: 'Mita', place: 'House 12, Road 5, Dhaka' }
    const { id } = await callApi(product, key, ['POST', '/classes'], { ...plain, ...of })
    await callApi(product, key, ['POST', `/classes/${id}/state`], { state: 'open' })
  }
}
