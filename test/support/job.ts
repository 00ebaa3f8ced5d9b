import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { openDatabaseFile } from '#test/database-file'
import { asInOldestBrowser } from '#test/oldest-browser'
import { type SeededProduct, startSeeded } from '#test/seeded'
import type { SeededPerson } from '#test/seeded-people'
import { noteToasts } from '#test/toasts'

export { expect } from '@playwright/test'

interface Options {
  width?: number
  javaScriptEnabled?: boolean
  hasTouch?: boolean
  isMobile?: boolean
}

interface Job {
  /** Pages of people of the seed, each in a browser of their own, signed in a moment ago. */
  admin: Page
  moderator: Page
  student: Page
  /** A page without an account and without script. */
  visitor: Page
  newVisitor(): Promise<Page>
  /** Opens another browser for somebody who is signed in. */
  pageOf(who: SeededPerson, options?: Options): Promise<Page>
}

/**
 * A test of one job: all tests of a worker share one product, a copy of the seed, so each works on records and
 * people of its own.
 */
export const test = base.extend<Job, { product: SeededProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const product = await startSeeded()
      await use(product)
      await product.remove()
    },
    { scope: 'worker' },
  ],
  pageOf: async ({ browser, product }, use) => {
    const open: BrowserContext[] = []
    await use(async (who, options) => {
      const page = await pageFor(browser, product, who, options)
      open.push(page.context())
      return page
    })
    for (const context of open) await context.close()
  },
  admin: async ({ pageOf, product }, use) => use(await pageOf(product.people.admin[0])),
  moderator: async ({ pageOf, product }, use) => use(await pageOf(product.people.moderator[0])),
  student: async ({ pageOf, product }, use) =>
    use(await pageOf(product.people.student[0], { javaScriptEnabled: false })),
  newVisitor: async ({ browser, product }, use) => {
    const open: Page[] = []
    await use(async () => {
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: product.url })
      open.push(page)
      return page
    })
    for (const page of open) await page.context().close()
  },
  visitor: async ({ newVisitor }, use) => use(await newVisitor()),
})

async function pageFor(
  browser: Browser,
  product: SeededProduct,
  who: SeededPerson,
  { width = 1280, javaScriptEnabled = true, ...device }: Options = {},
): Promise<Page> {
  signedInNow(product, who)
  const viewport = { width, height: 800 }
  const context = await browser.newContext({
    ...{ viewport, javaScriptEnabled, ...device },
    baseURL: product.url,
  })
  await context.addCookies(who.cookies.map((cookie) => ({ ...cookie, url: product.url })))
  if (javaScriptEnabled) {
    await asInOldestBrowser(context)
    await noteToasts(context)
  }
  return context.newPage()
}

/** The sessions of the seed are as old as the run, and after five minutes the password would be asked for. */
function signedInNow(product: SeededProduct, { id }: SeededPerson): void {
  const database = openDatabaseFile(product)
  const now = new Date().toISOString()
  database.prepare('update sessions set "confirmedAt" = ? where "accountId" = ?').run(now, id)
  database.close()
}
