import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Puts a .br and a .gz beside every script and style: the server then sends them as they are. */
function compressed(): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return {
    name: 'compressed-assets',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css)$/.test(one))) {
        const file = bundle[name]
        const text = file?.type === 'chunk' ? file.code : (file?.source ?? '')
        const path = join(dir ?? '', name)
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }))
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}

/** The dashboard: a single-page application that the server serves from dist/dashboard. */
export default defineConfig({
  root: 'src/dashboard',
  base: '/dashboard/',
  plugins: [react(), compressed()],
  build: {
    outDir: '../../dist/dashboard',
    manifest: true,
    // A strict Content-Security-Policy allows no data: scripts, fonts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'zod', test: /node_modules\/zod\/|dashboard\/zod-without-eval/ }],
        },
      },
    },
  },
})
