import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { readTexts, writeTexts } from '../scripts/texts.mjs'

await writeTexts()

const checkout = join(import.meta.dirname, '..')
const legacyReact = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.node.production.js',
)

/**
 * Writes characters beyond ASCII as escapes. V8 keeps a program's text as long as it runs, and one Bengali
 * letter makes every character of it two bytes wide: 4 MB more for each server.
 */
const inAscii: Plugin = {
  name: 'in-ascii',
  // At the very end: anything that prints the program again writes the characters themselves.
  generateBundle: (_options, files) => {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, escaped)
  },
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Puts the WebAssembly of two packages beside the bundle: they are bundled, but read these files. */
const wasm: Plugin = {
  name: 'wasm',
  buildStart() {
    for (const name of [
      'zxing-wasm/reader/zxing_reader.wasm',
      'libheif-js/libheif-wasm/libheif.wasm',
    ]) {
      const path = createRequire(import.meta.url).resolve(name)
      this.emitFile({ type: 'asset', fileName: basename(name), source: readFileSync(path) })
    }
  },
}

/**
 * The command line with the server and all public pages, for the project's Node. Packages are bundled,
 * because finding some thousand small files doubles the time of a start; not bundled are those with native
 * code or files of their own, or that only few installations need. The workers, which are started by their
 * path, are beside the bundle (src/platform/worker.ts).
 */
export default defineConfig({
  root: checkout,
  publicDir: false,
  plugins: [inAscii, wasm],
  // Without the half that streams.
  resolve: { alias: { 'react-dom/server': legacyReact } },
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
      'sharp',
    ],
  },
  // For production: otherwise the development build of React would be included.
  // `__dirname` exists only in CommonJS, and libheif asks for it.
  define: { 'process.env.NODE_ENV': '"production"', __dirname: 'import.meta.dirname' },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: 'dist/server',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        candor: join(checkout, 'src/cli/main.ts'),
        'check-worker': join(checkout, 'src/platform/database/check-worker.ts'),
        'checkpoint-worker': join(checkout, 'src/platform/database/checkpoint-worker.ts'),
        'pdf-worker': join(checkout, 'src/platform/images/pdf-worker.ts'),
        'picture-worker': join(checkout, 'src/platform/images/picture-worker.ts'),
        'qr-worker': join(checkout, 'src/platform/images/qr-worker.ts'),
        'workbook-worker': join(checkout, 'src/modules/tables/formats/workbook-worker.ts'),
        ...Object.fromEntries(
          Object.keys(readTexts().languages)
            .filter((language) => language !== 'en')
            .map((language) => [
              `texts-${language}`,
              join(checkout, `.cache/texts/${language}/site-by-code.ts`),
            ]),
        ),
      },
      output: {
        format: 'esm',
        // V8 keeps the text of a program as long as it runs. Classes keep their names: the log names errors by them.
        minify: {
          compress: true,
          mangle: { toplevel: true, keepNames: { function: false, class: true } },
          codegen: true,
        },
        entryFileNames: '[name].js',
        // All in one folder, so that import.meta.url means the same in every file.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
