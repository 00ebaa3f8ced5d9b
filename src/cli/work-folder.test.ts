import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorkFolder } from './new-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-tmp-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('what a killed command decrypted is removed by the next one, what others have in use is not', async () => {
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
