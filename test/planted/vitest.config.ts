import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { planted } from './plant.ts'

/** For planted.test.ts, which runs it: a whole Candor with two fields and two kinds of case more. */
export default defineConfig({
  root: '.',
  plugins: [planted(), react()],
  test: {
    include: ['test/planted/*.planted.{ts,tsx}'],
    css: { include: [/\.css\?raw$/] },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
