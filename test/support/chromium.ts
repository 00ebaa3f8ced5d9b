import type { LaunchOptions } from '@playwright/test'

/** How Playwright starts the Chromium that `npm test` found (CHROMIUM_PATH). */
export const chromiumLaunch: LaunchOptions = {
  // As it is now: a test that draws papers points FONTCONFIG_FILE at the fonts of watermarks only,
  // and Chromium ends without a font for its own pages.
  env: Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('FONTCONFIG')),
  ) as Record<string, string>,
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
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
