import { defineConfig } from '@playwright/test'
import usual from '../../../playwright.config.ts'

/** Journeys follow each other, by the names of their files, on one installation: the first that fails is the last. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: ['./album-for-all.ts'],
  fullyParallel: false,
  workers: 1,
  maxFailures: 1,
  timeout: 600_000,
  outputDir: '../../../test-results/journeys/failures',
})
