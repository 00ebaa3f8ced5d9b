import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'

const checkout = join(import.meta.dirname, '..')
const folder = join(checkout, 'src/site/islands')
const islands = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name))

/**
 * The few scripts of the public pages, one entry each: src/site/islands/*.ts, without folders. The
 * server reads the manifest to find their names.
 */
export default defineConfig({
  root: checkout,
  base: '/islands/',
  publicDir: false,
  build: {
    outDir: 'dist/islands',
    target: oldestBrowsers,
    manifest: true,
    // A strict Content-Security-Policy allows no data: scripts or wasm.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(islands.map((name) => [basename(name, '.ts'), join(folder, name)])),
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})
