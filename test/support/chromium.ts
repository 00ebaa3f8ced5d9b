import type { LaunchOptions } from '@playwright/test'
import { chromium } from '../../scripts/chromium.mjs'

/** Playwright's options for starting Chromium, for the tests, the bench and Lighthouse. */
export const chromiumLaunch: LaunchOptions = {
  // The current environment: a test that draws documents points FONTCONFIG_FILE at the fonts of watermarks
  // only, and Chromium ends without a font for its own pages.
  env: Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('FONTCONFIG')),
  ) as Record<string, string>,
  executablePath: await chromium(),
  args: [
    // Containers, where the tests run as root, offer no sandbox.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
