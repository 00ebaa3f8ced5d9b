import { join } from 'node:path'
import { defineConfig } from 'vite'

const checkout = join(import.meta.dirname, '..')

/**
 * The command line with the server and all the public site's pages, for the project's Node.
 * Packages stay outside; what is started by its path (a worker) stays in src.
 */
export default defineConfig({
  root: checkout,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: { candor: join(checkout, 'src/cli/main.ts') },
      output: {
        format: 'esm',
        entryFileNames: '[name].js',
        // All in one folder, so that import.meta.url means the same in every file.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
