import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'
import { build } from '../../scripts/build.mjs'
import { projectNode } from '../../scripts/node.mjs'

const root = packageRoot()
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const sheet = join(root, 'test/awkward-files/files/plain.xlsx')
let folder: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  await build()
  folder = mkdtempSync(join(tmpdir(), 'candor-without-sources-'))
  for (const name of ['assets', 'bin', 'dist', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  env = { CANDOR_DATA: join(folder, 'data'), PORT: '0' }
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

const command = (...args: string[]) => [join(folder, 'bin/candor'), ...args]
const run = (...args: string[]) => promisify(execFile)(projectNode(), command(...args), { env })

test('where there are no sources the launcher runs what was built', async () => {
  expect(await run('--version')).toEqual({ stdout: `${version}\n`, stderr: '' })
})

test('a spreadsheet is read where there are no sources', async () => {
  const admin = ['--admin-email', 'amina@padma.example', '--admin-password-stdin']
  const agency = ['--organisation', 'Padma Overseas Ltd', '--licence', 'RL-1234']
  const setUp = run('setup', ...agency, '--authority', 'BMET', ...admin)
  setUp.child.stdin?.end('seven quiet river boats\n')
  await setUp
  expect((await run('import', sheet, '--dry-run')).stdout).toMatch(/\d+ rows?/)
})

test('the server has its settings of memory, whoever starts it', async () => {
  const server = spawn(projectNode(), command('serve'), { env })
  const ended = once(server, 'exit')
  await once(server.stderr, 'data')
  const environment = readFileSync(`/proc/${server.pid}/environ`, 'utf8').split('\0')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(environment).toContain('MALLOC_ARENA_MAX=2')
})
