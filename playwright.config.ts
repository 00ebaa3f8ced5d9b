import { defineConfig } from '@playwright/test'
import { keepTemporaryFilesInside } from './config/temporary-folder.ts'
import { chromiumLaunch } from './test/support/chromium.ts'
import { keepCompiledCode } from './test/support/compiled-code.ts'

keepCompiledCode()
keepTemporaryFilesInside()

// `npm test` counts by this report.
const report = process.env.CANDOR_TEST_REPORT

// A page of a test is left before what its script would gain from being optimised is worth the work:
// without it the tests compute a tenth less. Bench and Lighthouse measure with it.
const forShortLives = ['--js-flags=--no-maglev,--no-turbofan']

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: ['./test/e2e/migrate-for-all.ts', './test/e2e/seed-for-all.ts'],
  // Each spec starts its own product, so files are independent. Much of a test is waiting, so two
  // for each core.
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
