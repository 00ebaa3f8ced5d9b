import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { day } from '#platform/clock'
import { packageRoot } from '#platform/worker'
import { type Product, startProduct } from '#test/product'
import { projectNode } from '../../../scripts/node.mjs'
import { keepStep } from './album.ts'

export { expect } from '@playwright/test'

/** The agency whose ten days these are: all journeys, in the order of their files, live on one unpacked release. */
export interface Life {
  product: Product
  /** The program of the release. */
  program: string
  /** What one journey leaves for those after it: a code, a passport number. */
  kept: Record<string, string>
  /** Files as people have them on their telephones. */
  files: string
  /** Lets the clocks of the server, and of browsers that open from then on, go ahead. */
  pass(days: number): Promise<void>
  /** By how many milliseconds they are ahead. */
  ahead(): number
}

interface Journey {
  /** Opens a browser of somebody. */
  browserOf(options?: Parameters<Browser['newContext']>[0]): Promise<Page>
  /** Keeps pictures of what a page shows now, under a title. */
  step(title: string, page: Page, options?: Parameters<typeof keepStep>[2]): Promise<void>
}

const clock = join(packageRoot(), 'test/support/shifted-clock.mjs')

/** Makes a release of this checkout as `npm run release` does, and unpacks it into `unpacked`. */
function unpackRelease(folder: string): void {
  const { PATH, HOME } = process.env
  const made = [join(packageRoot(), 'scripts/run.mjs'), 'release', join(folder, 'release')]
  execFileSync(projectNode(), made, { env: { PATH, HOME }, stdio: ['ignore', 'ignore', 'inherit'] })
  const [packed = ''] = readdirSync(join(folder, 'release')).filter((name) =>
    name.endsWith('.tar.gz'),
  )
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  const zip = join(folder, 'release', packed)
  execFileSync('tar', ['-xzf', zip, '-C', unpacked, '--strip-components=1'])
}

/** Runs in the browser. */
function goAhead(ahead: number): void {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [number]) {
      if (parts.length === 0) super(RealDate.now() + ahead)
      else super(...parts)
    }
    static override now() {
      return RealDate.now() + ahead
    }
  } as DateConstructor
}

/**
 * A journey: `test('what it is', async ({ life, browserOf, step }) => { … })`. It works as people do, in browsers of their
 * own, and calls `step` wherever somebody should see what they saw.
 */
export const test = base.extend<Journey, { life: Life }>({
  life: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'candor-journeys-'))
      unpackRelease(folder)
      const program = join(folder, 'unpacked/dist/server/candor.js')
      const shift = join(folder, 'shift')
      const env = {
        NODE_OPTIONS: `--import ${clock}`,
        SHIFTED_CLOCK: shift,
        CANDOR_RAISED_LIMITS: '127.0.0.1,::1',
      }
      const product = await startProduct({ program, env })
      let passed = 0
      const pass = async (days: number) => {
        passed += days
        writeFileSync(shift, String(passed * day))
      }
      const ahead = () => passed * day
      await use({ product, program, kept: {}, files: join(folder, 'files'), pass, ahead })
      await product.remove()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  browserOf: async ({ browser, life }, use) => {
    const open: BrowserContext[] = []
    await use(async (options) => {
      const viewport = { width: 1280, height: 800 }
      const context = await browser.newContext({ viewport, ...options })
      await context.addInitScript(goAhead, life.ahead())
      open.push(context)
      return context.newPage()
    })
    for (const context of open) await context.close()
  },
  step: async ({ life }, use, { title: journey }) => {
    await use((title, page, options) =>
      keepStep(page, { journey, title, url: life.product.url }, options),
    )
  },
})
