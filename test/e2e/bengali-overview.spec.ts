import { expect, type Page, test } from '@playwright/test'
import BetterSqlite3 from 'better-sqlite3'
import { openDashboard, signedInPage } from '#test/dashboard'
import { englishOn, expectGoodInThisLanguage, latinOn } from '#test/looks'
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
let key: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin')
  await candidateLeaves()
  await failMessages()
})
test.afterAll(() => product.remove())

const inBengali = { language: 'bn', width: 390 }
/** What people entered, and what has no Bengali name. */
const entered = /Rahima Khatun|CR-[\w-]+|UTC/

async function send(
  method: string,
  path: string,
  bearer: string,
  body?: object,
): Promise<Response> {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer
}

/** A new candidate leaves the agency, with the code that opens the file; that ends all consents but messages. */
async function candidateLeaves(): Promise<void> {
  const { id, passportNumber } = await addRecord(product, key)
  const issued = await send('POST', `/records/${id}/access-code`, key)
  const { accessCode } = (await issued.json()) as { accessCode: string }
  const opened = await send('POST', '/lookups', key, { passportNumber, accessCode })
  const { viewing } = (await opened.json()) as { viewing: { token: string } }
  await send('PUT', '/leaving', viewing.token, { leaves: true, language: 'bn' })
}

/** One message that failed, and one whose connection was cut. */
async function failMessages(): Promise<void> {
  await product.kill()
  const database = new BetterSqlite3(product.databaseUrl)
  const { id } = database.prepare('select "id" from "records"').get() as { id: string }
  const insert = database.prepare(
    `insert into "messages" ("id", "recordId", "kind", "state", "way", "createdAt", "queuedAt", "dueAt", "tries", "endedAt")
      values (?, ?, ?, ?, 'mail', :at, :at, :at, 9, :at)`,
  )
  const at = new Date().toISOString()
  insert.run('failed', id, 'share', 'failed', { at })
  insert.run('perhaps', id, 'paper', 'perhaps', { at })
  database.close()
  await product.restart()
}

/** Opens a page, whose title in the document is its heading, and looks for English in it. */
async function openInBengali(page: Page, path: string, heading: string): Promise<void> {
  await openDashboard(page, product, path, heading)
  await expect(page).toHaveTitle(`${heading} · ড্যাশবোর্ড`)
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'bn')
  expect(await englishOn(page)).toEqual([])
  expect(await latinOn(page, entered)).toEqual([])
}

test('an admin reads in Bengali on a phone what waits, and in a closing agency', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, inBengali)
  const announced = {
    ...{ lastDay: '2027-03-01', successor: null, announcedAt: '2026-11-01T06:00:00.000Z' },
    ...{ daysLeft: 98, candidates: 3 },
    told: { sent: 0, underWay: 1, byHand: 1, unreachable: 1 },
  }
  await page.route('**/api/v1/organisation/closing', (route) =>
    route.fulfill({ json: { announced } }),
  )
  await openInBengali(page, '/overview', 'এক নজরে')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('শেষ দিন ১ মার্চ, ২০২৭: আর ৯৮ দিন বাকি।')
  await expect(main.getByRole('alert')).toContainText('৩ জন প্রার্থীর মধ্যে ০ জনকে।')
  await expect(
    main.getByRole('list', { name: 'উত্তর বা কাজ বাকি' }).getByRole('link', {
      name: '১ প্রার্থী এজেন্সি ছেড়ে যাচ্ছেন',
    }),
  ).toBeVisible()
  await expect(main.getByRole('img', { name: /^১২ সপ্তাহে ১টি রেকর্ড/ })).toBeVisible()
  await main.getByText('ছক আকারে দেখুন').click()
  await expect(main.getByRole('link', { name: /^১টি রেকর্ড, যে সপ্তাহের শুরু/ })).toBeVisible()
  expect(await latinOn(page, entered)).toEqual([])
  await expectGoodInThisLanguage(page, 'overview in Bengali')
  await page.context().close()
})

test('the lists that only the overview leads to are in Bengali, with their rows', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, inBengali)
  await openInBengali(page, '/failed-messages', 'যে বার্তা হয়তো পৌঁছায়নি')
  const cell = (name: string) => page.getByRole('table').getByText(name, { exact: true })
  await expect(cell('একটি শেয়ার খোলা হয়েছে')).toBeVisible()
  await expect(cell('হয়তো পাঠানো হয়েছে')).toBeVisible()
  await expectGoodInThisLanguage(page, 'failed messages in Bengali')

  await openInBengali(page, '/withdrawn-consents', 'প্রার্থী যাতে আর রাজি নন')
  await expect(cell('অন্যদের কাগজ দেখানো')).toBeVisible()
  await expectGoodInThisLanguage(page, 'consents taken back in Bengali')

  await openInBengali(page, '/leavings', 'যে প্রার্থীরা এজেন্সি ছেড়ে যাচ্ছেন')
  await expectGoodInThisLanguage(page, 'candidates who leave in Bengali')
  await page.getByRole('button', { name: 'কাজ শেষ: Rahima Khatun' }).click()
  await expect(page.getByText('কোনো প্রার্থী ছেড়ে যাচ্ছেন না।')).toBeVisible()
  await page.context().close()
})
