import type { LaunchOptions } from '@playwright/test'

/** How Playwright starts the Chromium that `npm test` found (CHROMIUM_PATH). */
export const chromiumLaunch: LaunchOptions = {
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
