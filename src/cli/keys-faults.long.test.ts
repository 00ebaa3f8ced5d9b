import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { runCandor } from '#test/candor-process'
import { runCommand } from '#test/commands'
import { openSmallDisk, type SmallDisk } from '#test/small-disk'
import { build } from '../../scripts/build.mjs'

let remove: (() => void) | undefined
beforeAll(() => build())
afterEach(() => {
  remove?.()
  remove = undefined
})

const url = 'https://padma.example'
const on = (folder: string, more: Record<string, string> = {}) => ({
  env: { CANDOR_DATA: folder, CANDOR_URL: url, NODE_ENV: 'production', ...more },
})
const run = (args: string[], env: Record<string, string>) => runCommand({ args, env, stdin: '' })
const keys = (folder: string, ...args: string[]) => run(['keys', ...args], on(folder).env)
/** An installation begins with its schema; the first key is made in it. */
const firstKey = async (folder: string) => {
  await run(['migrate'], on(folder).env)
  return keys(folder, 'rotate')
}
const signing = async (folder: string) => {
  const { code, stdout } = await keys(folder, 'list')
  expect(code).toBe(0)
  return stdout.split('\n').filter((line) => line.endsWith(', signs'))
}
const smallDisk = (): SmallDisk | null => {
  const disk = openSmallDisk(8)
  remove = disk?.remove
  return disk
}
const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-keys-'))
  remove = () => rmSync(folder, { recursive: true })
  return folder
}

test('on a full disk no key is made or taken back, and the former one signs on', async ({
  skip,
}) => {
  const disk = smallDisk()
  if (!disk) return skip('only a process that may mount can have a full disk')
  const { folder } = disk
  const first = (await firstKey(folder)).stdout.trim()
  const before = await signing(folder)
  disk.fill()
  for (const args of [['rotate'], ['revoke', first]])
    expect(await keys(folder, ...args)).toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: expect.stringMatching(/^There is no room left on the disk[^\n]+\n$/),
    })
  disk.clear()
  expect(await signing(folder)).toEqual(before)
  const second = (await keys(folder, 'rotate')).stdout.trim()
  expect(await signing(folder)).toEqual([expect.stringContaining(second)])
})

test('a rotation that is killed was made whole, or not at all', async () => {
  const folder = emptyFolder()
  await firstKey(folder)
  const { env } = on(folder)
  const count = async () => (await keys(folder, 'list')).stdout.trimEnd().split('\n').length
  // Wherever it is killed: while it starts, at its first word, or when it is done already.
  for (const polls of [0, 1, 2, 3]) {
    const before = await count()
    const polled = (async () => {
      for (let left = polls; left > 0; left -= 1) await runCandor(['keys', 'list'], env)
    })()
    await runCandor(['keys', 'rotate'], env, '', () => polled)
    // Where the rotation was done before, those still work on files that are to be removed.
    await polled
    expect([before, before + 1]).toContain(await count())
    expect(await signing(folder)).toHaveLength(1)
    expect((await run(['doctor'], env)).stdout).toMatch(/^All is well/)
  }
})

test('a secret that others can read is found by doctor', async () => {
  const folder = emptyFolder()
  await firstKey(folder)
  const doctor = () => run(['doctor'], on(folder).env)
  expect(await doctor()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^All is well/) })
  chmodSync(join(folder, 'secret'), 0o644)
  // The folder keeps others out as long as it is closed to them.
  expect(await doctor()).toMatchObject({ code: 0 })
  chmodSync(folder, 0o755)
  const found = await doctor()
  expect(found.code).toBe(1)
  expect(found.stdout).toBe(
    `Secret: others on this machine can read ${join(folder, 'secret')}. Run chmod 600, and find out who could have read it.\n`,
  )
})

test('a key under another secret is found by doctor, and the next one takes its place', async () => {
  const folder = emptyFolder()
  await firstKey(folder)
  const key = { CANDOR_KEY: 'what protects the keys of files, and not the secret' }
  expect((await run(['keys', 'rewrap'], on(folder, key).env)).code).toBe(0)
  const { env } = on(folder, {
    ...key,
    CANDOR_SECRET: 'another secret than the key was sealed with',
  })
  const doctor = async () => (await run(['doctor'], env)).stdout
  expect(await doctor()).toMatch(/Attestations: the private half of z6Mk\w+ cannot be read/)
  expect((await run(['keys', 'rotate'], env)).code).toBe(0)
  expect(await doctor()).not.toContain('Attestations:')
})
