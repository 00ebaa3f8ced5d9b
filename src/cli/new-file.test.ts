import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectNode } from '../../scripts/node.mjs'
import { writeNewFile } from './new-file.ts'

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

test.each([
  [(here: string) => join(here, 'nowhere', 'a.zip'), 'There is nothing at this path.'],
  [(here: string) => join(here, `${'a'.repeat(300)}.zip`), 'The name is too long.'],
  [(here: string) => join(here, 'file', 'a.zip'), 'Part of the path is not a folder.'],
])('what cannot be made is told with its cause', async (pathIn, cause) => {
  writeFileSync(join(folder, 'file'), 'no folder')
  await expect(writeNewFile(pathIn(folder), bytes)).rejects.toThrow(cause)
})
