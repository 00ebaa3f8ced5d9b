import { expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { screens } from '#test/screens'
import { signIn } from '#test/sign-in'
import { dashboardAddresses, tooWide, widePages } from '#test/wide-pages'

let product: Product
let admin: Credentials
let key: string
let record: { id: string; passportNumber: string }
let accessCode: string
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
  record = await addRecord(product, key)
  accessCode = (await callApi(product, key, ['POST', `/records/${record.id}/access-code`]))
    .accessCode
})
test.afterAll(() => product.remove())

async function openFile(page: Page) {
  await page.context().clearCookies()
  await page.goto(`${product.url}/check`)
  await page
    .getByRole('main')
    .getByLabel('Passport or reference number')
    .fill(record.passportNumber)
  await page.getByLabel('Access code').fill(accessCode)
  await page.getByRole('button', { name: 'Open my file' }).click()
  await expect(page).toHaveURL(/\/file$/)
}

/** Pages that nobody needs an account for; who opens the own file stays one who has none. */
const paths = [...new Set(Object.values(screens).map(({ at }) => at))].filter(
  (at) => !/[{?#]|^\/(?:my|account|dashboard|set-up|login\/)/.test(at),
)

const written =
  'form[method="post"]:has(textarea, input[type="text"], input:not([type]), input[type="search"])'

/** Unfolds a form that is folded, and fills it with long words: in every field, or in those that take any; what it needs besides is right. */
function fill(form: Element, isAcceptable: boolean): string[] {
  const folded = form.closest('details')
  if (folded) folded.open = true
  const { elements } = form as HTMLFormElement
  ;(form as HTMLFormElement).noValidate = true
  const named: string[] = []
  const usual: Record<string, string> = {
    email: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`,
    password: 'eight calm paddy fields',
    date: '2026-11-20',
    number: '100',
  }
  for (const field of elements) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
    if (!isText || field.type === 'hidden' || field.type === 'file') continue
    if (field.type === 'radio' || field.type === 'checkbox') {
      ;(field as HTMLInputElement).checked = true
      continue
    }
    named.push(field.name)
    const some = isAcceptable ? 110 : 300
    const most = field.maxLength > 0 ? Math.min(field.maxLength, some) : some
    const kind = field.name === 'amount' ? 'number' : field.type
    const right = isAcceptable || kind === 'date' ? usual[kind] : undefined
    field.value = right ?? 'W'.repeat(most)
  }
  return named
}

test.describe.configure({ mode: 'serial' })

test('no long word in any field of a form without an account widens what is answered', async ({
  page,
}) => {
  const wide: string[] = []
  const fields = new Set<string>()
  const taken = new Set<string>()
  await openFile(page)
  // What is wrong with a detail is asked behind a link that names it.
  const links = await page
    .locator('main a[href*="?"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  const asked = Map.groupBy(links, (href) => href.replace(/\?.*/, ''))
  const all = [...paths, ...[...asked.values()].map(([first = '']) => first)]
  const seen = new Set<string>()
  for (const path of all) {
    const shown = await page.goto(product.url + path)
    if (!shown?.ok() || page.url() !== product.url + path) continue
    for (let at = 0; at < (await page.locator(written).count()); at += 1) {
      // The same form stands on many pages: the search, and signing up.
      const form = await page.locator(written).nth(at).evaluate(formName)
      if (seen.has(form)) continue
      seen.add(form)
      for (const isAcceptable of [false, true]) {
        const sent = await send(page, { at, isAcceptable })
        for (const name of sent.names) fields.add(`${path} ${name}`)
        if (isAcceptable && sent.isTaken) taken.add(path)
        for (const where of await tooWide(page)) wide.push(`${path} ${where}`)
        const cookies = await page.context().cookies()
        if (cookies.every(({ name }) => name !== 'viewing')) await openFile(page)
        await page.context().clearCookies({ name: 'session' })
        await page.goto(product.url + path)
        // What may be sent only once shows what waits, and asks no more.
        if (sent.isTaken && (await page.locator(written).count()) <= at) break
      }
    }
  }
  expect(wide).toEqual([])
  expect(fields.size).toBeGreaterThan(20)
  for (const path of ['/report', '/register', '/complaint', '/new-code', '/file/money/own'])
    expect(taken, `${path} among ${[...taken]}`).toContain(path)
  expect([...fields].filter((field) => field.startsWith('/file/wrong'))).not.toEqual([])
})

test('what they sent widens no page of the dashboard', async ({ context, page }) => {
  await signIn(product, context, admin)
  const { concerns } = await callApi(product, key, ['GET', '/concerns'])
  const ids: Record<string, string> = { recordId: record.id, concernId: concerns[0].id }
  const addresses = dashboardAddresses
    .filter((path) => [...path.matchAll(/\$(\w+)/g)].every(([, name = '']) => ids[name]))
    .map((path) => `/dashboard${path.replace(/\$(\w+)/g, (_, name: string) => ids[name] ?? '')}`)
  expect(await widePages(page, product.url, addresses)).toEqual([])
})

const formName = (form: Element) =>
  `${(form as HTMLFormElement).action.replace(/[?#].*/, '')} ${[...(form as HTMLFormElement).elements].map((each) => (each as HTMLInputElement).name)}`

async function send(page: Page, { at, isAcceptable }: { at: number; isAcceptable: boolean }) {
  const form = page.locator(written).nth(at)
  const names = await form.evaluate(fill, isAcceptable)
  // A form is sent at once or not at all; the answer may take long on a busy machine.
  const posted = page
    .waitForRequest((request) => request.method() === 'POST', { timeout: 4000 })
    .then((request) => request.response())
    .catch(() => null)
  await form.locator('button:not([type="button"])').last().click()
  const answer = await posted
  await page.waitForLoadState('load')
  await expect(page.locator('h1').first()).toBeVisible()
  return { names, isTaken: answer !== null && answer.status() < 400 }
}
