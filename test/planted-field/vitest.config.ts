import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { plantedField } from './plant.ts'

/** For planted-field.test.ts, which runs it: a whole Candor with two fields more. */
export default defineConfig({
  root: '.',
  plugins: [plantedField(), react()],
  test: {
    include: ['test/planted-field/*.planted.tsx'],
    css: { include: [/\.css\?raw$/] },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
