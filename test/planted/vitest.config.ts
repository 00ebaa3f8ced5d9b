import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { plantedCase } from './plant.ts'

/** For planted-case.test.ts, which runs it: a whole Candor with two kinds of case more. */
export default defineConfig({
  root: '.',
  plugins: [plantedCase(), react()],
  test: {
    include: ['test/planted-case/*.planted.ts'],
    css: { include: [/\.css\?raw$/] },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
