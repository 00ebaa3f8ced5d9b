import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { projectNode } from '../../scripts/node.mjs'
import { openWorkFolder, writeNewFile } from './copied-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-new-file-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytes = async () =>
  (async function* () {
    yield Buffer.from('whole')
  })()

test('what a killed run left is removed by the next, whatever its file; what others write stays', async () => {
  const { pid: gone } = spawnSync(projectNode(), ['--version'])
  const living = spawn(projectNode(), ['-e', 'setInterval(() => {}, 1000)'])
  const partOf = (host: string, pid: number | undefined) => `monday.zip.candor-${host}-${pid}.part`
  const left = partOf(hostname(), gone)
  const kept = [partOf(hostname(), living.pid), partOf('elsewhere', gone), 'own.part']
  for (const name of [left, ...kept]) writeFileSync(join(folder, name), 'cut off')
  try {
    await writeNewFile(join(folder, 'tuesday.zip'), bytes)
    expect(readdirSync(folder).toSorted()).toEqual([...kept, 'tuesday.zip'].toSorted())
    expect(readFileSync(join(folder, 'tuesday.zip'), 'utf8')).toBe('whole')
  } finally {
    living.kill()
    await once(living, 'exit')
  }
})

test('what cannot be made is told with its cause', async () => {
  writeFileSync(join(folder, 'file'), 'no folder')
  for (const [path, cause] of Object.entries({
    'nowhere/a.zip': 'There is nothing at this path.',
    [`${'a'.repeat(300)}.zip`]: 'The name is too long.',
    'file/a.zip': 'Part of the path is not a folder.',
  }))
    await expect(writeNewFile(join(folder, path), bytes)).rejects.toThrow(cause)
})

test('what a killed command decrypted is removed by the next one, what others have in use is not', async () => {
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  const left = (name: string) => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'snapshot.zip'), 'everything')
    return join(folder, name)
  }
  const killed = left(`candor-work-${hostname()}-${gone}-a1b2c3`)
  const others = [
    left(`candor-work-${hostname()}-${process.ppid}-a1b2c3`),
    left(`candor-work-elsewhere.example-${gone}-a1b2c3`),
    left('of-another-program'),
  ]
  const work = await openWorkFolder()
  expect(existsSync(killed)).toBe(false)
  expect(others.map((path) => existsSync(path))).toEqual([true, true, true])
  expect(statSync(work.folder).mode & 0o777).toBe(0o700)
  writeFileSync(join(work.folder, 'snapshot.zip'), 'everything')
  await work.remove()
  expect(existsSync(work.folder)).toBe(false)
})
