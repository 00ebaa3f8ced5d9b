import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './config/long-files-first.ts'
import { keepTemporaryFilesInside } from './config/temporary-folder.ts'
import { writeTexts } from './scripts/texts.mjs'
import { keepCompiledCode } from './test/support/compiled-code.ts'

keepCompiledCode()
keepTemporaryFilesInside()
await writeTexts()

/** Set by `npm run test:long`. */
const isLong = process.env.CANDOR_TEST_LONG === '1'
const long = ['test/long/**/*.test.{ts,tsx}', '{src,scripts,test}/**/*.long.test.{ts,tsx}']

export default defineConfig({
  plugins: [react()],
  test: {
    include: isLong ? long : ['{src,migrations,scripts,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'test/architecture/planted/**', ...(isLong ? [] : long)],
    // The public pages import their styles as text.
    css: { include: [/\.css\?raw$/] },
    // A worker loads the product once, not once for each file: no test mocks or changes a module.
    isolate: false,
    // Much of a test is waiting for PostgreSQL, a disk or another process. A share, as in '150%', is
    // never more than one for each processor.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: LongFilesFirst },
    globalSetup: ['test/support/postgres.ts'],
    // They end what hangs. Wide, because a machine that has other work fails nothing by being slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 150_000 } },
  },
})
