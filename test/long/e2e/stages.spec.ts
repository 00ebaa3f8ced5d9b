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
    // Between two arrows, and read out and copied as one.
    const reference = page.getByRole('listitem').filter({ has: card }).getByText(/^CR-/)
    const line = await reference.boundingBox()
    expect(line?.height).toBeLessThan(28)
    // The record waits for its approval: the badge that says so pushes the arrows onto no other line.
    const arrow = page.getByRole('button', { name: `Move ${name} to Medical examination` })
    expect((await arrow.boundingBox())?.y).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0))
    const medical = page.locator('[data-column]').filter({ hasText: 'Medical examination' })
    // A phone has no mouse.
    if (width > 400) await page.getByRole('listitem').filter({ has: card }).dragTo(medical)
    else await arrow.click()
    await expect.poll(() => stageOf(page)).toBe('Medical examination')
    await expect(medical.getByRole('heading')).toContainText('1')
    await expectGoodInEveryLook(page, 'the stages of all records')
    for (const before of ['Selected by the employer', 'Registered with us', 'No stage']) {
      await card.press('Shift+ArrowLeft')
      await expect.poll(() => stageOf(page)).toBe(before)
    }
    await openDashboard(page, product, `/records/${recordId}`, name)
    // The latest first, each with the day, the time and the name of who set it.
    const steps = page.getByRole('list', { name: 'Stages so far' }).getByRole('listitem')
    const by = String.raw` · \d{1,2} \w+ 20\d\d, \d\d:\d\d\s\S+ · Amina$`
    const gone = ['Taken back', 'Registered with us', 'Selected by the employer']
    const shown = [...gone, 'Medical examination', ...gone.slice(1).toReversed()]
    for (const [at, stage] of shown.entries())
      await expect(steps.nth(at)).toHaveText(new RegExp(`^${stage}${by}`))
    await page.context().close()
  })

test('arrow keys lead from card to card, past a stage without one, and move it with Shift', async ({
  browser,
}) => {
  const key = await apiKey(product, 'admin')
  const page = await signedInPage(product, browser, admin)
  const enter = async (who: string, stage: string) => {
    const { id } = await addRecord(product, key, { name: who })
    const headers = { authorization: `Bearer ${key}` }
    const address = `${product.url}/api/v1/records/${id}/stage`
    expect((await page.request.put(address, { headers, data: { stage } })).ok()).toBe(true)
    return id
  }
  for (const who of ['Karim Uddin', 'Jamila Akter', 'Salma Begum'])
    await enter(who, 'Registered with us')
  const medicalId = await enter('Nasima Sultana', 'Medical examination')
  await openDashboard(page, product, '/stages', 'Stages')
  const columnOf = (heading: string) =>
    page.locator('[data-column]').filter({ has: page.getByRole('heading', { name: heading }) })
  const [first, second, third] = await columnOf('Registered with us')
    .getByRole('link')
    .allInnerTexts()
  const focused = page.locator('a[data-card]:focus')
  const press = async (pressed: string, onto: string | undefined) => {
    await page.keyboard.press(pressed)
    await expect(focused, pressed).toHaveText(onto as string)
  }
  await page.getByRole('link', { name, exact: true }).focus()
  await press('ArrowRight', first)
  await press('ArrowDown', second)
  await press('ArrowDown', third)
  await press('ArrowDown', third)
  await press('ArrowRight', 'Nasima Sultana')
  await press('ArrowRight', 'Nasima Sultana')
  await press('ArrowLeft', first)
  await press('ArrowUp', first)
  await press('ArrowLeft', name)
  await press('ArrowLeft', name)
  await press('ArrowRight', first)
  await press('ArrowDown', second)
  // Tab would come back to it.
  await expect(focused).toHaveAttribute('tabindex', '0')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(columnOf('Selected by the employer').getByRole('link')).toHaveText([
    second as string,
  ])
  await expect(columnOf('Registered with us').getByRole('link')).toHaveText([
    first as string,
    third as string,
  ])
  await answered(page)
  await expect(focused).toHaveText(second as string)
  await press('ArrowRight', 'Nasima Sultana')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${product.url}/dashboard/records/${medicalId}`)
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
