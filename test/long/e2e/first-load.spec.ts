import { type BrowserContext, expect, type Page, type Response, test } from '@playwright/test'
import { dashboardRoutes, enteredWords, enterForCrawl } from '#test/crawled-pages'
import { answered, settled, signedIn } from '#test/dashboard'
import { leftInLatin } from '#test/page-faults'
import { countRendered, rendered } from '#test/rendered'
import { cookieOf } from '#test/screen'
import { type SeededProduct, startSeeded } from '#test/seeded'

/** What a first load may take. Scripts in bytes, as they are sent; pictures aside, which come as they are. */
const most = { requests: 25, ofRecord: 20, script: 180_000 }
/** How many files more are words in Bengali. */
const more = { en: 0, bn: 2 }
/**
 * How many components are drawn again at most for a key in a field. The longest form, a record's, has
 * seventeen fields of some fifteen each; a list of countries would be five hundred more, and on a cheap
 * phone a letter then takes a second to appear.
 */
const mostRendered = 320

let product: SeededProduct
let context: BrowserContext
/** What stands in the places of the addresses. */
let ids: Record<string, string>

test.beforeAll(async ({ browser }) => {
  product = await startSeeded()
  ids = (await enterForCrawl(product)).ids
  // While one is looked at, the next that waits is fetched too.
  const { records } = await product.call('GET', '/records?state=pending')
  for (const { id } of records.slice(1)) await product.about(id, 'POST', '/approve')
  context = await signedIn(product, browser, product.people.admin[0])
})
test.afterAll(() => product.remove())

for (const language of ['en', 'bn'] as const)
  test(`the first load of every page is at most 25 requests, a record’s 20, 180 kB of script, a key in a field draws little, and nothing is left in English (${language})`, async () => {
    await context.addCookies([cookieOf(product, 'language', language)])
    const page = await context.newPage()
    if (language === 'en') await countRendered(page)
    // What is typed is left again.
    page.on('dialog', (dialog) => dialog.accept())
    // What the browser has kept is asked for all the same, and counts like the first time.
    const answers: Response[] = []
    page.on('response', (answer) => answers.push(answer))
    const open = async (path: string) => {
      await page.goto(`${product.url}/dashboard${path}`)
      await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
      await answered(page)
    }
    await open('/help/index')
    expect(dashboardRoutes.length).toBeGreaterThan(40)
    let fields = 0
    for (const { path } of dashboardRoutes) {
      const at = path.replace(/\$(\w+)/g, (_, name: string) => ids[name] ?? missing(name, path))
      answers.length = 0
      await open(at)
      expectLight(
        `${path}, ${language}`,
        answers,
        more[language] + (path === '/records/$recordId' ? most.ofRecord : most.requests),
      )
      const bengali = answers.filter((answer) => /-bn-[\w-]+\.js$/.test(answer.url()))
      expect.soft(bengali.length > 0, `${path}, ${language}: has Bengali`).toBe(language === 'bn')
      // A component has no language.
      if (language === 'en') fields += await expectQuietFields(page, path)
      else expect.soft(await leftInLatin(page, enteredWords(product)), path).toEqual([])
    }
    if (language === 'en') expect(fields).toBeGreaterThan(100)
    await page.close()
  })

function expectLight(name: string, answers: readonly Response[], requests: number) {
  const counted = answers.filter((answer) => answer.request().resourceType() !== 'image')
  // A page that could not show what it is for would be light as well.
  expect(counted.filter((answer) => answer.status() >= 400).map((answer) => answer.url())).toEqual(
    [],
  )
  const scripts = counted.filter((answer) => answer.url().endsWith('.js'))
  const sizes = scripts.map((answer) => Number(answer.headers()['content-length']))
  const script = sizes.reduce((sum, size) => sum + size, 0)
  expect(script, `${name}: bytes of script`).toBeGreaterThan(120_000)
  expect.soft(script, `${name}: bytes of script`).toBeLessThanOrEqual(most.script)
  const urls = counted.map((answer) => answer.url().replace(product.url, ''))
  const many = `${name}: ${urls.length} requests\n${urls.join('\n')}`
  expect.soft(urls.length, many).toBeLessThanOrEqual(requests)
}

// What opens a list draws that for each key.
const typedInto =
  'input:is([type=text], [type=search], [type=email], [type=tel], [type=url], :not([type])):not([aria-haspopup]), textarea'

/** Types into each field of a page that is on the screen, and answers how many there are. */
async function expectQuietFields(page: Page, path: string): Promise<number> {
  // What a page brings later, it brings for a key.
  await page.keyboard.press('Shift')
  await settled(page)
  const main = page.getByRole('main')
  const fields = await main.locator(typedInto).filter({ visible: true }).all()
  for (const [at, field] of fields.entries()) {
    if (!(await field.isEditable())) continue
    await field.focus()
    await rendered(page)
    await page.keyboard.press('1')
    expect
      .soft(await rendered(page), `${path}, field ${at + 1}: components for a key`)
      .toBeLessThanOrEqual(mostRendered)
  }
  return fields.length
}

function missing(name: string, path: string): never {
  throw new Error(`Say in \`ids\` which $${name} is opened for ${path}`)
}
