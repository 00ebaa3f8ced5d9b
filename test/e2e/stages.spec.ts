import { expect, type Page, test } from '@playwright/test'
import { answered, openDashboard, signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let admin: Credentials
let recordId: string
const name = 'Rahima Khatun'
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  recordId = (await addRecord(product, await apiKey(product, 'admin'))).id
})
test.afterAll(() => product.remove())

/** The stage below which the record stands, once the board has answered. */
async function stageOf(page: Page): Promise<string> {
  await answered(page)
  const column = page.locator('[data-column]').filter({ has: page.getByRole('link', { name }) })
  return (await column.getByRole('heading').locator('bdi').innerText()).trim()
}

for (const [width, ways] of [
  [1280, 'keys, buttons and the mouse'],
  [360, 'keys and buttons'],
] as const)
  test(`a record goes from stage to stage by ${ways}, ${width} px wide`, async ({ browser }) => {
    const page = await signedInPage(product, browser, admin, { width })
    await openDashboard(page, product, '/stages', 'Stages')
    expect(await stageOf(page)).toBe('No stage')
    const card = page.getByRole('link', { name })
    await card.press('Shift+ArrowRight')
    await expect.poll(() => stageOf(page)).toBe('Registered with us')
    await expect(card).toBeFocused()
    await page.getByRole('button', { name: `Move ${name} to Selected by the employer` }).click()
    await expect.poll(() => stageOf(page)).toBe('Selected by the employer')
    const medical = page.locator('[data-column]').filter({ hasText: 'Medical examination' })
    // A phone has no mouse.
    if (width > 400) await page.getByRole('listitem').filter({ has: card }).dragTo(medical)
    else await page.getByRole('button', { name: `Move ${name} to Medical examination` }).click()
    await expect.poll(() => stageOf(page)).toBe('Medical examination')
    await expect(medical.getByRole('heading')).toContainText('1')
    await expectGoodInEveryLook(page, 'the stages of all records')
    for (const before of ['Selected by the employer', 'Registered with us', 'No stage']) {
      await card.press('Shift+ArrowLeft')
      await expect.poll(() => stageOf(page)).toBe(before)
    }
    await openDashboard(page, product, `/records/${recordId}`, name)
    const steps = page.getByRole('list', { name: 'Stages so far' })
    await expect(steps.getByText('Medical examination').first()).toBeVisible()
    await page.context().close()
  })

test('a stage that the settings name no longer is shown where a record is in it, and never offered', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  const key = await apiKey(product, 'admin')
  const send = async (method: 'PUT' | 'PATCH', path: string, data: object, version?: number) => {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    }
    const answer = await page.request.fetch(`${product.url}/api/v1${path}`, {
      ...{ method, data, headers },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  await send('PUT', `/records/${recordId}/stage`, { stage: 'Medical examination' })
  const { version } = await (await page.request.get(`${product.url}/api/v1/organisation`)).json()
  await send('PATCH', '/organisation', { stages: ['Registered', 'Flown'] }, version)
  const offered = page.getByLabel('Where we are with the application').getByRole('option')
  await openDashboard(page, product, `/records/${recordId}`, name)
  await expect(offered).toHaveText(['No stage', 'Registered', 'Flown', 'Medical examination'])
  await page.getByLabel('Where we are with the application').selectOption('Flown')
  await expect(offered).toHaveText(['No stage', 'Registered', 'Flown'])
  await page.context().close()
})
