import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '#test/commands'
import { fileDocuments } from '#test/filed-records'
import { installed } from '#test/installed'
import { phonePhotoJpeg } from '#test/phone-photos'
import { addRecord, apiKey, setUpProduct } from '#test/product'

/** Its database is taken away, and put back as it was earlier; its files must outlive all of it. */
const product = await installed()
const key = await apiKey(product, 'admin')
const { id: recordId } = await addRecord(product, key)
await upload('photo')
await product.stop()
await keepCopy('early')
await product.restart()
await upload('visa-paper')
await product.stop()
await keepCopy('late')

async function upload(kind: string): Promise<void> {
  const photo = await phonePhotoJpeg({ width: 400, height: 300, label: kind })
  await fileDocuments(product, key, recordId, [[kind, photo]])
}

function inFolder(...names: string[]): string {
  return join(product.dataFolder, ...names)
}

async function keepCopy(name: string): Promise<void> {
  await mkdir(inFolder(name))
  await copyFile(product.databaseUrl, inFolder(name, 'candor.sqlite'))
  for (const head of ['head', 'log-head'])
    await copyFile(inFolder('files/audit', head), inFolder(name, head))
}

async function putBackDatabase(name: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(`${product.databaseUrl}${end}`, { force: true })
  await copyFile(inFolder(name, 'candor.sqlite'), product.databaseUrl)
}

async function putBackHeads(name: string): Promise<void> {
  for (const head of ['head', 'log-head'])
    await copyFile(inFolder(name, head), inFolder('files/audit', head))
}

async function filesIn(...folder: string[]): Promise<number> {
  const all = await readdir(inFolder('files', ...folder), { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).length
}

async function doctor(expected = 1): Promise<string> {
  const { code, stdout } = await product.command(['doctor'])
  expect(code).toBe(expected)
  return stdout
}

const refusal = /^The database is empty, but there are files of an installation\./

const ofExisting = [
  ...['doctor', 'keys list', 'log checkpoint', 'log verify', 'keys rewrap'],
  ...[
    'keys rotate',
    'move-secret',
    'log successor --reason broken',
    'api-key create --role admin --name x',
  ],
]

test.each(ofExisting)('%s makes nothing in a folder without a database', async (command) => {
  const folder = inFolder('elsewhere')
  await mkdir(folder)
  const env = { ...product.env, CANDOR_DATA: folder }
  const missing = await runCommand({ args: command.split(' '), env, stdin: '' })
  expect(missing).toMatchObject({ code: 1, stdout: '' })
  expect(missing.stderr).toMatch(/^There is no database .*candor\.sqlite\./)
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

test('a start without the database refuses, and leaves every file', async () => {
  await rm(product.databaseUrl)
  const start = await product.run(['serve'])
  expect(start).toMatchObject({ code: 1, stdout: '' })
  expect(start.stderr).toMatch(refusal)
  expect(await filesIn('originals')).toBe(2)
  const findings = await doctor()
  expect(findings).toMatch(refusal)
  expect(findings).toMatch(/^Orphan file: .*\. It stays where it is\.$/m)
  const head = inFolder('files/audit/head')
  await rename(head, inFolder('aside-head'))
  expect((await product.run(['serve'])).stderr).toMatch(refusal)
  await expect(setUpProduct(product)).rejects.toThrow('The database is empty')
  await rename(inFolder('aside-head'), head)
  expect(await filesIn('originals')).toBe(2)
})

test('an older copy of the database is served, says so, and costs no file', async () => {
  await putBackDatabase('early')
  await product.restart()
  expect(product.logs('stdout')).toContain('"standing":"cut"')
  await product.stop()
  expect(await filesIn('originals')).toBe(2)
  expect(await doctor()).toMatch(/^Orphan file: .*\. It stays where it is\.$/m)
})

test('an older copy with its own head sets newer scans aside, and the newer copy finds them', async () => {
  await putBackHeads('early')
  expect(await doctor(0)).toMatch(/^Orphan file: .*\. The next start sets it aside for 30 days\.$/m)
  await product.restart()
  await expect.poll(() => filesIn('originals')).toBe(1)
  await product.stop()
  expect(await filesIn('aside/originals')).toBe(1)
  expect((await product.command(['doctor'])).code).toBe(0)
  await putBackDatabase('late')
  await putBackHeads('late')
  expect(await doctor()).toMatch(/^Missing file: that of document/)
  const [aside] = await readdir(inFolder('files/aside/originals', recordId))
  await rename(
    inFolder('files/aside/originals', recordId, String(aside)),
    inFolder('files/originals', recordId, String(aside)),
  )
  expect((await product.command(['doctor'])).code).toBe(0)
})
