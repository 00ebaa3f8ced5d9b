import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'migrations/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/e2e/**', 'test/architecture/planted/**'],
    globalSetup: ['test/support/postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
