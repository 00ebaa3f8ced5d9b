import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accountIdOf, callApi } from '#test/call-api'
import { answered, openDashboard, signedIn } from '#test/dashboard'
import { addPerson, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
let context: BrowserContext

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  const admin = await setUpProduct(product)
  const student = await addPerson(product, { role: 'student', name: 'Karim-Uddin' })
  // A list without entries has no filters.
  const key = await apiKey(product, 'admin')
  const accountId = await accountIdOf(product, key, student)
  const book = { feeName: 'Book', amount: 100, currency: 'BDT' }
  await callApi(product, key, ['POST', '/charges'], { accountId, ...book })
  context = await signedIn(product, browser, admin)
})
test.afterAll(() => product.remove())

/** Keeps a piece of the program from coming until it is let go. */
async function holdBack(page: Page, piece: RegExp): Promise<() => Promise<void>> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(piece, async (route) => {
    await free
    await route.continue()
  })
  return async () => {
    const come = page.waitForResponse(piece)
    letGo()
    await (await come).finished()
    await answered(page)
  }
}

const lists = /\/assets\/lists-[\w-]+\.js$/
const studentOf = (page: Page) => page.getByRole('combobox', { name: 'Student' })
const karim = /^Karim-Uddin \(/

test('what is typed before the list has come stays as it is, and the list opens for it', async () => {
  const page = await context.newPage()
  const letGo = await holdBack(page, lists)
  await openDashboard(page, product, '/payments/new', 'Record a payment')
  const student = studentOf(page)
  const place = await student.boundingBox()
  await student.click()
  await page.keyboard.type('Karm')
  await page.keyboard.press('ArrowLeft')
  await expect(student).toHaveAttribute('aria-expanded', 'false')
  await letGo()
  await expect(student).toHaveAttribute('aria-expanded', 'true')
  await expect(student).toBeFocused()
  expect(await student.boundingBox()).toEqual(place)
  await page.keyboard.type('i')
  await expect(student).toHaveValue('Karim')
  await page.getByRole('option', { name: karim }).click()
  await expect(student).toHaveValue(karim)
  await page.close()
})

/** A page, what is done there, the piece that does not come, what is said of it, and what is there after all. */
const pieces: [
  path: string,
  heading: string,
  want: (page: Page) => Promise<void>,
  piece: RegExp,
  what: string,
  shown: (page: Page) => Promise<void>,
][] = [
  [
    '/payments/new',
    'Record a payment',
    (page) => studentOf(page).pressSequentially('Karim'),
    lists,
    'The choices for “Student”',
    async (page) => {
      await expect(studentOf(page)).toHaveValue('Karim')
      await studentOf(page).click()
      await page.getByRole('option', { name: karim }).click()
    },
  ],
  [
    '/audit',
    'Audit log',
    (page) => page.getByRole('button', { name: 'Export' }).click(),
    /\/assets\/open-menu-[\w-]+\.js$/,
    'The choices for “Export”',
    (page) => expect(page.getByRole('menuitem').first()).toBeVisible(),
  ],
  [
    '/settings',
    'Settings',
    (page) => page.getByLabel('Phone').pressSequentially('+880 2 111'),
    /\/assets\/rest-[\w-]+\.js$/,
    'The other settings',
    async (page) => {
      await expect(
        page.getByRole('heading', { level: 2, name: 'If the agency closes' }),
      ).toBeVisible()
      await expect(page.getByLabel('Phone')).toHaveValue('+880 2 111')
    },
  ],
]

test('a piece that does not come is said, and tried again', async () => {
  for (const [path, heading, want, piece, what, shown] of pieces) {
    const page = await context.newPage()
    await page.route(piece, (route) => route.abort())
    await page.goto(`${product.url}/dashboard${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await want(page)
    await expect(page.getByText(`${what} could not be loaded.`)).toBeVisible()
    await page.unroute(piece)
    await page.getByRole('button', { name: `Try again: ${what}` }).click()
    await shown(page)
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
    await page.close()
  }
})
