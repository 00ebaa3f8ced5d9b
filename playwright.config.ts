import { defineConfig } from '@playwright/test'
import { keepTemporaryFilesInside } from './config/temporary-folder.ts'
import { writeTexts } from './scripts/texts.mjs'
import { chromiumLaunch } from './test/support/chromium.ts'
import { keepCompiledCode } from './test/support/compiled-code.ts'

keepCompiledCode()
keepTemporaryFilesInside()
await writeTexts()

// `npm test` counts by this report.
const report = process.env.CANDOR_TEST_REPORT

// A page of a test is left before what its script would gain from being optimised is worth the work:
// without it the tests compute a tenth less. Bench and Lighthouse measure with it.
const forShortLives = ['--js-flags=--no-maglev,--no-turbofan']

const isLong = process.env.CANDOR_TEST_LONG === '1'
const ofHandbook = process.env.CANDOR_TEST_PICTURES === 'handbook'
/** One job of each role; what takes long (`npm run test:long`); both for the pictures of the handbook. */
const folders = ofHandbook ? ['e2e', 'long/e2e'] : [isLong ? 'long/e2e' : 'e2e']

export default defineConfig({
  testDir: 'test',
  testMatch: folders.map((folder) => `**/test/${folder}/*.spec.ts`),
  // Tests of one job share the product of their worker; the long ones begin each file with their own.
  fullyParallel: folders.length === 1 && !isLong,
  globalSetup: ['./test/e2e/seed-for-all.ts'],
  // Much of a test is waiting, so more than the cores.
  workers: 4,
  // What passes only at a second try has a fault, in it or in the product.
  retries: 0,
  forbidOnly: true,
  // Wide, because a machine that has other work fails nothing by being slow.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    launchOptions: { ...chromiumLaunch, args: [...(chromiumLaunch.args ?? []), ...forShortLives] },
    trace: 'off',
    // Whatever moves would have to be waited for.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
