import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '#test/chromium'
import { type Figure, figure } from './figures.ts'
import { startCandor } from './servers.ts'

/** When each part appears on the phone, in order of importance. */
const waits = {
  home: 'home page: its largest paint',
  check: 'page to open a file: its largest paint',
  file: 'opened file: name and list of documents',
  photo: 'opened file: the photo, whole',
  paper: 'first document, chosen as soon as the list is there, whole: since the file was opened',
} as const
type Wait = keyof typeof waits

/** The targets: https://web.dev/lcp asks for 2.5 s in three quarters of all visits. */
const targets: Partial<Record<Wait, { most: number }>> = {
  home: { most: 1500 },
  check: { most: 1500 },
  paper: { most: 3800 },
}

/**
 * Measures what somebody with a cheap phone waits for, from the tap, in milliseconds: 360 px at twice the
 * density, 400 kbit/s and 400 ms there and back, a processor four times slower than this one, empty caches,
 * records of the demo. Other work of the machine distorts it, so run it at rest.
 */
export async function measurePhone(
  command: string,
  dataFolder: string,
  times: number,
): Promise<Figure[]> {
  const env = { CANDOR_DATA: dataFolder }
  const { passportNumber, code } = await demoCandidate(command, env)
  const server = await startCandor(command, { env })
  const browser = await chromium.launch(chromiumLaunch)
  const measured: Record<Wait, number[]> = { home: [], check: [], file: [], photo: [], paper: [] }
  try {
    // One more than is counted: the first draws the pictures, which are kept.
    for (let time = 0; time <= times; time++) {
      const one = await visit(browser, server.url, passportNumber, code)
      if (time === 0) continue
      for (const wait of Object.keys(waits) as Wait[]) measured[wait].push(one[wait])
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return (Object.keys(waits) as Wait[]).map((wait) =>
    figure(
      { name: `phone-${wait}`, what: waits[wait], unit: 'ms', target: targets[wait] ?? null },
      measured[wait],
    ),
  )
}

/** Makes the demo and returns whose file can be opened. */
async function demoCandidate(command: string, env: Record<string, string>) {
  const run = promisify(execFile)
  const args = [command, 'demo', '--records', '24']
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...env } })
  const line = /^\s+(?<passportNumber>[A-Z]{2}\d{7})\s+(?<code>[A-Z0-9-]{11})\s/m.exec(stdout)
  if (!line?.groups) throw new Error(`The demo names no candidate:\n${stdout}`)
  return line.groups as { passportNumber: string; code: string }
}

async function visit(
  browser: Browser,
  url: string,
  passportNumber: string,
  code: string,
): Promise<Record<Wait, number>> {
  const page = await cheapPhone(browser)
  try {
    await page.goto(url, { waitUntil: 'load' })
    const home = await largestPaint(page)
    await page.goto(`${url}/check`, { waitUntil: 'load' })
    const check = await largestPaint(page)
    await page.locator('main #number').fill(passportNumber)
    await page.locator('main #code').fill(code)
    await page.locator('main form button[type=submit]').last().click()
    await page.waitForURL(/\/file/)
    const file = await largestPaint(page)
    const photo = await whenWhole(page, '.portrait img')
    await page.locator('.papers a').first().click()
    await page.waitForURL(/\/file\/documents\//)
    const document = await whenWhole(page, '.scan img')
    return { home, check, file, photo, paper: file + document }
  } finally {
    await page.context().close()
  }
}

async function cheapPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Returns the milliseconds from the tap until the largest part other than a picture is painted. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const words = (list.getEntries() as LargestContentfulPaint[]).filter(({ url }) => !url)
          const last = words.at(-1)
          if (last) resolve(last.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** Returns the milliseconds from the tap until a picture has loaded whole; scrolls to it, as somebody would. */
async function whenWhole(page: Page, selector: string): Promise<number> {
  const picture = page.locator(selector).first()
  await picture.scrollIntoViewIfNeeded()
  return await picture.evaluate(async (element) => {
    const image = element as HTMLImageElement
    if (!image.complete) await new Promise((loaded) => image.addEventListener('load', loaded))
    await image.decode()
    const [entry] = performance.getEntriesByName(image.currentSrc)
    return (entry as PerformanceResourceTiming).responseEnd
  })
}
