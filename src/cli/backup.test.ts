import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { runCandor } from '#test/candor-process'
import { fileDocuments } from '#test/filed-records'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey, setUpProduct, startProduct } from '#test/product'

const product = await startProduct()
const aside = `${product.dataFolder}-aside`
mkdirSync(aside)
const admin = await setUpProduct(product)
const key = await apiKey(product, 'admin', 'candidates')
const recordId = (await addRecord(product, key)).id
await fileDocuments(product, key, recordId, [['job-offer', await documentPng()]])
afterAll(async () => {
  await product?.remove()
  rmSync(aside, { recursive: true, force: true })
})

async function held(): Promise<unknown> {
  const record = await callApi(product, key, ['GET', `/records/${recordId}`])
  const headers = { authorization: `Bearer ${key}` }
  const address = `${product.url}/api/v1/documents/${record.documents[0]?.id}/original`
  const original = await fetch(address, { headers })
  return { record, original: Buffer.from(await original.arrayBuffer()).toString('base64') }
}

test('a backup beside the running server, then a lost disk: after the restore all sign in and all is there', async () => {
  const file = join(aside, 'candor.zip')
  const before = await held()
  const made = await product.command(['backup', '--to', file])
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(
    /^Backed up 1 records? and 1 scans? to .* \(0\.\d MB\), and read it back\.\n$/,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(aside)).toEqual(['candor.zip'])

  await product.stop()
  for (const name of readdirSync(product.dataFolder))
    if (name !== 'secret') renameSync(join(product.dataFolder, name), join(aside, name))
  const back = await product.command(['restore', file])
  expect(back, back.stderr).toMatchObject({ code: 0 })
  expect(back.stdout).toMatch(/^Padma Overseas Ltd, as of .*: 1 record, 1 scan, 1 account,/)
  expect(back.stderr).toMatch(/^Everybody signs in as before\./)
  // Before a server is there to seal: doctor would say in ten seconds that nobody does.
  const { stdout } = await product.command(['log', 'verify'])
  expect(stdout).toMatch(/^The log is whole \(\d+ leaves\)\.\n$/)
  await product.restart()
  const { email, password } = admin
  expect(await callApi(product, {}, ['POST', '/session'], { email, password })).toBeNull()
  expect(await held()).toEqual(before)
  expect((await product.command(['doctor'])).code).toBe(0)
})

test('a restore without the former secret, or with a wrong one, leaves nothing in the way of the next', async () => {
  const [file, folder] = [join(aside, 'candor.zip'), join(aside, 'new')]
  const secret = readFileSync(join(product.dataFolder, 'secret'), 'utf8').trim()
  const restore = (env: Record<string, string>) =>
    runCandor(['restore', file], { ...product.env, CANDOR_DATA: folder, ...env }, '')
  expect(await restore({})).toMatchObject({
    code: 2,
    stderr: `The file secret is missing from ${folder}. Put back the copy that you kept, or set CANDOR_SECRET.\n`,
  })
  const wrong = await restore({ CANDOR_SECRET: secret.toUpperCase() })
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('another CANDOR_SECRET') })
  const right = await restore({ CANDOR_SECRET: secret })
  expect(right, right.stderr).toMatchObject({ code: 0 })
})

test('what cannot be written is said in a sentence for cron, and nothing is overwritten', async () => {
  const file = join(aside, 'of-march.zip')
  writeFileSync(file, 'of last year')
  const run = (to: string) => product.command(['backup', '--to', to])
  expect(await run(file)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${file} already exists. Name a new file.\n`,
  })
  expect(statSync(file).size).toBe(12)
  const nowhere = join(aside, 'nowhere', 'candor.zip')
  expect(await run(nowhere)).toMatchObject({
    code: 1,
    stderr: `${nowhere} cannot be made. There is nothing at this path. Check it.\n`,
  })
  expect((await product.command(['backup'])).code).toBe(2)
})

test('the next backup into a folder removes what a killed one left there', async () => {
  const folder = join(aside, 'killed')
  mkdirSync(folder)
  const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'))
  const hasBegun = async () => {
    while (parts().length === 0) await pause(1)
  }
  const to = (name: string) => ['backup', '--to', join(folder, name)]
  await runCandor(to('monday.zip'), product.env, '', hasBegun)
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^monday\.zip\..+\.part$/)])
  expect(await product.command(to('tuesday.zip'))).toMatchObject({ code: 0, stderr: '' })
  expect(readdirSync(folder)).toEqual(['tuesday.zip'])
})

test('a scan that is gone is said, with exit code 1, and the rest is backed up', async () => {
  const folder = join(product.dataFolder, 'files/originals', recordId)
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  expect(await product.command(['backup', '--to', join(aside, 'rest.zip')])).toEqual({
    code: 1,
    stdout: expect.stringMatching(/^Backed up 1 record and 1 scan to /),
    stderr:
      '1 file is missing or not as it was stored; the backup has the rest. Run "candor doctor".\n',
  })
})
