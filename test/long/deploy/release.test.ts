import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'
import { startS3Server } from '#test/s3-server'
import { projectNode } from '../../../scripts/node.mjs'
import { release } from '../../../scripts/release.mjs'
import { releaseNotes } from '../../../scripts/release-notes.mjs'
import { readerFiles, readerFolder } from '../../../src/dashboard/record-form/scan/reader-files.ts'

const run = promisify(execFile)
const { version, devDependencies } = JSON.parse(
  readFileSync(join(packageRoot(), 'package.json'), 'utf8'),
)
const sheet = join(packageRoot(), 'test/long/awkward-files/files/plain.xlsx')
const name = `candor-${version}-linux-${process.arch}`
const folder = mkdtempSync(join(tmpdir(), 'candor-release-'))
const unpacked = join(folder, 'elsewhere', name)
/** No PATH: neither npm nor anything else that is installed here. */
const env = { CANDOR_DATA: join(folder, 'data'), PORT: '0' }

const command = (...args: string[]) => [join(unpacked, 'bin/candor'), ...args]
const candor = (...args: string[]) => run(projectNode(), command(...args), { env, cwd: '/' })
/** The tries that the demo prints: a number and its code. */
let tries: [passportNumber: string, accessCode: string][]

interface Opened {
  documents: { imageUrl: string }[]
  viewing: { token: string }
}

beforeAll(async () => {
  const file = await release(folder)
  await run('mkdir', [join(folder, 'elsewhere')])
  await run('tar', ['-xzf', file, '-C', join(folder, 'elsewhere')])
  rmSync(join(folder, name), { recursive: true })
  const { stdout } = await candor('demo', '--records', '5')
  const lines = [...stdout.matchAll(/^ {2}(ZZ\d+) {2}(\w{5}-\w{5}) /gm)]
  tries = lines.map(([, number = '', code = '']) => [number, code])
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a release runs from an empty folder: start, look-up, picture, stop', async () => {
  const server = spawn(projectNode(), command('serve'), { env, cwd: '/' })
  try {
    const [said] = await once(server.stderr, 'data')
    const url = `http://localhost:${/port (\d+)/.exec(String(said))?.[1]}`
    for (const [passportNumber, accessCode] of tries) {
      const body = JSON.stringify({ passportNumber, accessCode })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/api/v1/lookups`, { method: 'POST', body, headers })
      expect(answer.status).toBe(200)
      const { documents, viewing } = (await answer.json()) as Opened
      const authorization = `Bearer ${viewing.token}`
      for (const { imageUrl } of documents) {
        const picture = await fetch(url + imageUrl, { headers: { authorization } })
        expect(picture.headers.get('content-type')).toMatch(/^image\//)
      }
      // Photos, and letters that are PDFs: both programs that draw are there.
      expect(documents.length).toBeGreaterThan(2)
    }
    expect(tries.length).toBeGreaterThan(0)
    expect((await fetch(url)).status).toBe(200)
    // Whoever starts it, it has its settings of memory.
    const environment = readFileSync(`/proc/${server.pid}/environ`, 'utf8').split('\0')
    expect(environment).toContain('MALLOC_ARENA_MAX=2')
  } finally {
    server.kill('SIGTERM')
  }
  expect(await once(server, 'exit')).toEqual([0, null])
})

test('its notes are what the changelog says of the version', () => {
  const changelog = readFileSync(join(packageRoot(), 'CHANGELOG.md'), 'utf8')
  const notes = readFileSync(join(folder, `candor-${version}.md`), 'utf8')
  expect(notes).toBe(releaseNotes(changelog, version))
})

test('its commands work without sources: version, spreadsheet, doctor', async () => {
  expect(await candor('--version')).toEqual({ stdout: `${version}\n`, stderr: '' })
  expect((await candor('import', sheet, '--dry-run')).stdout).toMatch(/\d+ rows?/)
  expect((await candor('doctor')).stdout).toContain('All is well')
})

test('it keeps its files in a bucket', async () => {
  const bucket = await startS3Server(folder)
  try {
    const there = {
      ...env,
      CANDOR_DATA: join(folder, 'beside'),
      CANDOR_STORAGE_URL: bucket.address,
    }
    await run(projectNode(), command('demo', '--records', '1'), { env: there, cwd: '/' })
    const { stdout } = await run(projectNode(), command('doctor'), { env: there, cwd: '/' })
    expect(stdout).toContain('All is well')
  } finally {
    await bucket.close()
  }
})

test('its bill of materials names what is bundled, and no tool', () => {
  const read = (file: string) => readFileSync(join(unpacked, file), 'utf8')
  const { components, metadata } = JSON.parse(read('sbom.cdx.json'))
  expect(metadata.component.name).toBe('candor')
  const names = components.map((one: { name: string }) => one.name)
  expect(names).toEqual(expect.arrayContaining(['hono', 'react', 'sharp', 'zod']))
  expect(names).not.toContain('vitest')
  const machine = `linux-${process.arch}`
  const drawing = ['@img/colour', `@img/sharp-${machine}`, `@img/sharp-libvips-${machine}`]
  expect(names.filter((name: string) => name.startsWith('@img/')).sort()).toEqual(drawing.sort())
  expect(readdirSync(join(unpacked, 'node_modules/@img')).sort()).toEqual(
    drawing.map((name) => name.replace('@img/', '')),
  )
  const licences = read('THIRD-PARTY-LICENCES.txt')
  expect(licences).toMatch(/^hono \d\S+ \(MIT\)$/m)
  const [, ofLibvips] = licences.split(/^@img\/sharp-libvips-\S+ \S+ \(LGPL-3\.0-or-later\)\n-+\n/m)
  expect(ofLibvips?.trim()).toMatch(/^GNU LESSER GENERAL PUBLIC LICENSE/)
  expect(readdirSync(join(unpacked, 'node_modules'))).not.toContain('react')
})

test('it stays small enough for an image of 75 MB, of which Node with its libraries takes 46.6', () => {
  expect(statSync(`${join(folder, name)}.tar.gz`).size).toBeLessThan(28_300_000)
})

test('it holds what the browser needs to read passports', () => {
  const folder = join(unpacked, 'dist/dashboard', readerFolder)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(Object.keys(readerFiles)))
  expect(readerFolder).toContain(`tesseract-${devDependencies['tesseract.js']}`)
})
