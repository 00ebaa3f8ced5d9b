import { join } from 'node:path'
import { defineConfig } from 'vite'

const checkout = join(import.meta.dirname, '..')

/**
 * The command line with the server and all the public site's pages, for the project's Node. Packages
 * are bundled, because finding some thousand small files takes a start twice as long; outside stay those
 * that bring native code or files of their own, or that only few installations need. A worker is
 * started by its path: that of the database stands beside the bundle, the others stay in src.
 */
export default defineConfig({
  root: checkout,
  publicDir: false,
  ssr: {
    noExternal: true,
    external: [
      '@aws-sdk/client-s3',
      '@hyzyla/pdfium',
      'better-sqlite3',
      'nodemailer',
      'pg',
      'pino',
      'pino-pretty',
      'read-excel-file',
      'sharp',
    ],
  },
  // As it runs: without it the development's React would be brought along.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        candor: join(checkout, 'src/cli/main.ts'),
        'checkpoint-worker': join(checkout, 'src/platform/database/checkpoint-worker.ts'),
      },
      output: {
        format: 'esm',
        entryFileNames: '[name].js',
        // All in one folder, so that import.meta.url means the same in every file.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
