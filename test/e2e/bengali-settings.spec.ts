import { expect, type Locator, type Page, test } from '@playwright/test'
import { usualReturnReasons } from '#modules/organisation/schema'
import { wholePage } from '#test/dashboard'
import { expectInBengali, openInBengali } from '#test/in-bengali'
import { englishOn, latinOn, picture, takeOn } from '#test/looks'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let key: string

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin')
  await change(ofBengalis)
})
test.afterAll(() => product.remove())

const settings = async (): Promise<{ version: number; displayName: string }> =>
  (await fetch(`${product.url}/api/v1/organisation`, { headers: authorised() })).json()
const authorised = () => ({ authorization: `Bearer ${key}` })

/** As another admin would, from elsewhere. */
async function change(body: object): Promise<void> {
  const { version } = await settings()
  const headers = {
    ...authorised(),
    'content-type': 'application/json',
    'if-match': `"${version}"`,
  }
  const asked = { method: 'PATCH', headers, body: JSON.stringify(body) }
  expect((await fetch(`${product.url}/api/v1/organisation`, asked)).status).toBe(200)
}

/** What an office that writes Bengali alone has entered. */
const ofBengalis = {
  languages: ['bn'],
  returnReasons: ['ছবিটি অন্ধকার। দিনের আলোয় আবার তুলুন।'],
  stages: ['আমাদের কাছে নিবন্ধিত', 'টিকিট কাটা হয়েছে'],
}

const open = (browser: Parameters<typeof openInBengali>[1]) =>
  openInBengali(product, browser, admin, ['/settings', 'সেটিংস'])

/** Names of formats, addresses and languages, and what was entered here. */
const entered =
  /JPEG|PNG|WebP|PDF|LMIA|MiB|SMS|MP3|M4A|AGPL-3\.0|https\S*|\/check|English|Filipino|RL-\d+|Amina|Padma( Overseas)?( Ltd)?|Meghna Careers Ltd|Ministry|UTC|Candor|Asia\/Dhaka|near the Passport Office|Agency|Overseas|Consultants|\bLtd\b|#[0-9a-f]{6}/

async function expectNoLatin(page: Page): Promise<void> {
  expect(await latinOn(page, entered)).toEqual([])
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'সেটিংস সংরক্ষণ করুন' })
const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

test('every part of the settings is in Bengali on a phone, with lists of its own', async ({
  browser,
}) => {
  await change({ languages: ['en', 'bn'], returnReasons: usualReturnReasons, stages: null })
  const page = await open(browser)
  // What is there from the start is English in either language, and told so.
  await expect(page.getByLabel('আবেদনের ধাপ')).toHaveAttribute('lang', 'en')
  await expect(page.getByLabel('ফেরত দেওয়ার কারণ')).toHaveAttribute('lang', 'en')
  await expectNoLatin(page)
  expect(await englishOn(page)).toEqual([])
  await change(ofBengalis)
  await page.reload()
  await wholePage(page)
  for (const list of ['টাইল', 'বিভাগ', 'লিংকের দল'])
    await page.getByRole('button', { name: `নিজেদের ${list} তৈরি করুন` }).click()
  await expect(page.getByRole('group', { name: 'টাইল ৫ · ছোট পর্দায় নেই' })).toBeVisible()
  await page.getByRole('button', { name: 'নিচে নিন: টাইল ১', exact: true }).click()
  await expect(page.getByText('এখন ৮টির মধ্যে ২ নম্বরে')).toBeAttached()
  await page.getByRole('textbox', { name: 'বোতাম ও লিংকের রং', exact: true }).fill('#7a3e8e')
  await expect(page.getByText(/হালকা চেহারা: ৬\.৪ : ১। সহজে পড়া যায়/)).toBeVisible()
  await page.locator('summary').filter({ hasText: 'গোপনীয়তা' }).click()
  await page.getByRole('button', { name: 'সাধারণ লেখা দিয়ে শুরু করুন' }).first().click()
  await expect(page.getByText(/আপনাদের নিজের লেখা, [০-৯,]+ অক্ষর/)).toBeVisible()
  await section(page, 'সম্মতির কথা পড়ে শোনানো').getByText('বাংলা', { exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'এখনো সংরক্ষণ হয়নি' })).toContainText(
    'বোতাম ও লিংকের রং, টাইল, মেনু, পাতার নিচের লিংক, আইনি লেখা',
  )
  await expectNoLatin(page)
  await expectInBengali(page, 'settings')
  await page.getByRole('button', { name: 'আগে দেখে নিন' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview).toContainText('এখন দেখানো হচ্ছে: “গোপনীয়তা”।')
  await expect(preview.locator('iframe')).toHaveAttribute('title', '“গোপনীয়তা”, যেমন দেখাবে')
  await preview.getByRole('button', { name: 'দেখা বন্ধ করুন' }).click()
  await page.getByRole('button', { name: 'সাধারণ টাইল ফিরিয়ে আনুন' }).click()
  const question = page.getByRole('dialog', { name: 'সাধারণ টাইল ফিরিয়ে আনবেন?' })
  await expect(question).toContainText('“বদল ফিরিয়ে নিন” চাপলে ফিরে আসে।')
  await question.getByRole('button', { name: 'সাধারণগুলো নিন' }).click()
  await page.getByRole('button', { name: 'বদল ফিরিয়ে নিন' }).click()
  await expect(page.getByText('সবকিছু সংরক্ষণ করা আছে।')).toBeVisible()
  await takeOn(page, { theme: 'light', width: 1280 })
  await picture(page, 'settings in Bengali wide')
  await page.context().close()
})

test('what may not stand in a field is said in Bengali', async ({ browser }) => {
  const page = await open(browser)
  await page.getByLabel('প্রতিষ্ঠানের নাম').fill('Ministry of Work')
  await expect(page.getByText(/নামে “Ministry” আছে, যা কোনো কর্তৃপক্ষ বোঝায়/)).toBeVisible()
  const colour = page.getByRole('textbox', { name: 'বোতাম ও লিংকের রং', exact: true })
  await colour.fill('#1d70b8')
  await expect(page.getByText(/রংটি কোনো রাষ্ট্রের বা তার ওয়েবসাইটের রঙের কাছাকাছি/)).toBeVisible()
  await colour.fill('#1')
  await page.getByLabel('নিবন্ধিত নাম').fill('')
  await page.getByLabel('ইমেইল', { exact: true }).fill('padma')
  await page.getByLabel('লাইসেন্স নম্বর').fill('Ministry')
  await page.getByRole('button', { name: 'ওয়েব ঠিকানা যোগ করুন' }).click()
  await page.getByLabel('ওয়েব ঠিকানা ১', { exact: true }).fill('padma')
  await page.getByLabel('বাকি সব কাগজ ও তথ্য: শেষ বদলের পরে').fill('1')
  await saveButton(page).click()
  for (const said of [
    'নিবন্ধিত নাম লিখতে হবে',
    'ইমেইল ঠিকভাবে লিখুন',
    'এই কর্তৃপক্ষের লাইসেন্স নম্বর এমন হয় না। দেখতে হয় এমন: RL-1234।',
    'ওয়েব ঠিকানা https:// দিয়ে শুরু হয়',
    'কমপক্ষে ১২ মাস বেছে নিন।',
    'রংটি এভাবে লিখুন: # আর ছয়টি অঙ্ক বা অক্ষর, যেমন #8a4b08।',
  ])
    await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByText(/[০-৯]+টি ঘর ঠিক করতে হবে।/)).toBeVisible()
  const date = section(page, 'কোন তারিখ পর্যন্ত তথ্য')
  await date.locator('input').fill('2099-01-01')
  await date.getByRole('button', { name: 'হালনাগাদ করুন' }).click()
  await expect(date).toContainText('তারিখটি এখনো আসেনি।')
  await expectInBengali(page, 'settings that are refused')
  await expectNoLatin(page)
  await page.context().close()
})

test('what another admin saved meanwhile is compared in Bengali', async ({ browser }) => {
  const page = await open(browser)
  await page.getByLabel('প্রতিষ্ঠানের নাম').fill('Padma Overseas')
  await page.getByLabel('অনুমোদনের আগে কাগজ দেখা').uncheck()
  await page.getByLabel('কাজ না করলে সাইন আউট হয় এতক্ষণ পরে').selectOption('১০ মিনিট')
  await page.getByLabel('টেলিফোন').fill('+880 2 222')
  await change({
    phone: '+880 2 333',
    sessionIdleMinutes: 15,
    comparisonDays: { passport: 60 },
    languages: ['bn', 'en'],
    scanReasons: { medical: 'ভিসার জন্য লাগে' },
  })
  await saveButton(page).click()
  await expect(page.getByText('এর মধ্যে অন্য একজন অ্যাডমিন সেটিংস সংরক্ষণ করেছেন')).toBeVisible()
  await expect(page.getByRole('radio').filter({ hasText: '১৫ মিনিট' })).toBeVisible()
  await expect(page.getByText(/পাসপোর্ট.*: ৬০ দিন/)).toBeVisible()
  await expect(page.getByText('আরও ২টি সেটিং বাছতে হবে।')).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'settings of two admins')
  await page.getByRole('radio').filter({ hasText: '১৫ মিনিট' }).click()
  await page.getByRole('radio').filter({ hasText: '+880 2 333' }).click()
  await page.getByRole('button', { name: 'এভাবে সংরক্ষণ করুন' }).click()
  await expectToast(page, 'সেটিংস সংরক্ষণ হয়েছে')
  await page.context().close()
})

test('a look-up, a shorter time in the trash and the closing are in Bengali', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.getByLabel('মুছে ফেলা রেকর্ড চিরতরে মুছে যায় এত দিন পরে').selectOption('৭ দিন')
  await expect(page.getByText('ট্র্যাশ খালি, তাই এখন কিছুই মুছবে না।')).toBeVisible()
  await page.getByLabel('চুক্তি ও টাকা: শেষ বদলের পরে').fill('24')
  await expect(page.getByText('এই সময় ঠিক করলে এখন কিছুই মুছে ফেলার সময় হয় না।')).toBeVisible()
  await saveButton(page).click()
  await expectToast(page, 'সেটিংস সংরক্ষণ হয়েছে')
  const licence = page.getByRole('form', { name: 'তালিকায় যা দেখেছেন' })
  await licence.getByLabel('কবে দেখেছেন').fill('2099-01-01')
  await licence.getByRole('button').click()
  await expect(licence).toContainText('তারিখটি এখনো আসেনি।')
  await licence.getByLabel('কবে দেখেছেন').fill(new Date().toISOString().slice(0, 10))
  await licence.getByLabel('তালিকায় যা ছিল').selectOption('লাইসেন্সের মেয়াদ আছে')
  await licence.getByRole('button').click()
  await expectToast(page, 'তালিকায় যা দেখেছেন তা লেখা হয়েছে')
  await expect(page.getByRole('listitem').filter({ hasText: 'Amina তালিকায় দেখেছেন' })).toBeVisible()
  const closing = page.getByRole('form', { name: 'বন্ধের ঘোষণা দিন' })
  await closing.getByLabel('শেষ দিন').fill('2026-01-01')
  await closing.getByRole('button').click()
  await expect(closing).toContainText('প্রার্থীদের কমপক্ষে ৯০ দিন লাগে।')
  await expect(closing).toContainText('এটি প্রতিষ্ঠানের নাম নয়।')
  const inYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
  await closing.getByLabel('শেষ দিন').fill(inYear)
  await closing.getByLabel('নিশ্চিত করতে এই নামটি লিখুন').fill((await settings()).displayName)
  await closing.getByRole('button').click()
  await expectToast(page, 'বন্ধের ঘোষণা দেওয়া হয়েছে')
  await expectNoLatin(page)
  await page.getByRole('button', { name: 'ঘোষণা তুলে নিন' }).click()
  const question = page.getByRole('dialog', { name: 'বন্ধের ঘোষণা তুলে নেবেন?' })
  await question.getByRole('button', { name: 'হ্যাঁ, তুলে নিন' }).click()
  await expectToast(page, 'বন্ধের ঘোষণা তুলে নেওয়া হয়েছে')
  await page.context().close()
})

test('a recording, a logo and their refusals are in Bengali', async ({ browser }) => {
  const page = await open(browser)
  const notes = { name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('Notes.') }
  const recordings = section(page, 'সম্মতির কথা পড়ে শোনানো')
  await recordings.getByText('বাংলা', { exact: true }).click()
  const first = recordings.getByRole('group', { name: 'আপনার ফাইল রাখা, বাংলা' })
  await first.locator('input[type=file]').setInputFiles(notes)
  await expect(first.getByRole('alert')).toContainText('ফাইলটি MP3 বা M4A নয়।')
  const pictures = section(page, 'লোগো ও ছবি')
  await pictures.getByLabel('লোগো', { exact: true }).setInputFiles({
    ...{ name: 'logo.png', mimeType: 'image/png' },
    buffer: Buffer.from('No picture.'),
  })
  await expect(pictures).toContainText(/ফাইলটি JPEG, PNG, WebP বা PDF নয়/)
  await expectNoLatin(page)
  await page.context().close()
})
