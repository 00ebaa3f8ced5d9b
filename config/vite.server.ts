import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'

const checkout = join(import.meta.dirname, '..')

/** Every `*.worker.ts` is built beside the command, as `<name>.worker.js`. */
const workers = globSync('src/**/*.worker.ts', { cwd: checkout }).map((path) => [
  basename(path, '.ts'),
  join(checkout, path),
])

/** The command line with the server and all the public site's pages, for the project's Node. */
export default defineConfig({
  root: checkout,
  publicDir: false,
  plugins: [
    {
      name: 'workers-beside-the-command',
      // `new URL('./x.worker.ts', import.meta.url)` works from the sources; built, it is .js.
      transform: (code) =>
        code.includes('.worker.ts')
          ? code.replaceAll(/(new URL\(["']\.\/[\w-]+\.worker)\.ts/g, '$1.js')
          : undefined,
    },
  ],
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: { candor: join(checkout, 'src/cli/main.ts'), ...Object.fromEntries(workers) },
      output: {
        format: 'esm',
        entryFileNames: '[name].js',
        // All in one folder, so that import.meta.url is the same everywhere.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
