import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'
import { threePagePdf } from '#test/phone-photos'

// Inside the package, as dist is: assets and node_modules are found from there.
const cache = join(packageRoot(), '.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(join(cache, 'images-bundle-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const program = (images: string) => `
  import { readFileSync } from 'node:fs'
  import { createHash } from 'node:crypto'
  import { openImages } from '${images}'
  const images = openImages()
  const bytes = readFileSync('${join(folder, 'three.pdf')}')
  const view = { mediaType: 'application/pdf', page: 2, width: 480, format: 'webp', watermark: 'Copy held by বাংলা' }
  const made = await images.render(bytes, view)
  await images.close()
  console.log(createHash('sha256').update(made).digest('hex'))`

async function run(images: string) {
  const script = ['--input-type=module', '-e', program(images)]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, script, { cwd: folder })
  expect(stderr).toBe('')
  return stdout.trim()
}

test('source and bundle find fonts, PDFium and worker, and draw the same bytes', async () => {
  await writeFile(join(folder, 'three.pdf'), threePagePdf())
  await build({
    root: packageRoot(),
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: join(folder, 'server'),
      rolldownOptions: {
        input: {
          images: join(import.meta.dirname, 'index.ts'),
          'pdf-worker': join(import.meta.dirname, 'pdf-worker.ts'),
        },
        // All in one folder, as config/vite.server.ts has it.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const fromSource = await run(join(import.meta.dirname, 'index.ts'))
  expect(fromSource).toMatch(/^[0-9a-f]{64}$/)
  expect(await run(join(folder, 'server', 'images.js'))).toBe(fromSource)
  // A bundle whose worker was left behind blames itself and not the file.
  await rm(join(folder, 'server', 'pdf-worker.js'))
  await expect(run(join(folder, 'server', 'images.js'))).rejects.toThrow('Cannot find module')
})
