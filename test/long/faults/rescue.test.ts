import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { runCandor } from '#test/candor-process'
import { documentPng } from '#test/phone-photos'
import {
  addRecord,
  apiKey,
  headKept,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

// One turned bit does not shut off what is whole: it is taken out, and restored into another folder.

const secret = 'a secret that both of the folders have'
const entered = 40
let product: Product
let folder: string
let key: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-rescue-'))
  product = await startProduct({ env: { CANDOR_SECRET: secret } })
  await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
  for (let n = 0; n < entered; n += 1) {
    const { id, reference } = await addRecord(product, key)
    if (n % 4 > 0) continue
    const path = `/records/${id}/documents/work-permit`
    await callApi(product, key, ['PUT', path], await documentPng(reference))
  }
  await headKept(product)
})
afterEach(async () => {
  await product?.remove()
  rmSync(folder, { recursive: true, force: true })
})

function flip(path: string, part: number): void {
  const bytes = readFileSync(path)
  const at = Math.floor(bytes.length * part)
  bytes[at] = (bytes[at] ?? 0) ^ 16
  writeFileSync(path, bytes)
}

/** Restores what was rescued, and says how many records came. */
async function restored(zip: string): Promise<number> {
  const env = { ...product.env, CANDOR_DATA: join(folder, 'restored') }
  const { code, stdout, stderr } = await runCandor(['restore', zip], env)
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.any(String) })
  return Number(/: (\d+) records?,/.exec(stdout)?.[1])
}

test('what is whole of a database with a turned bit is taken out, and the rest is named', async () => {
  await product.stop()
  flip(product.databaseUrl, 0.97)
  const to = join(folder, 'rescued')
  const { code, stdout, stderr } = await product.run(['rescue', '--to', to])
  expect({ stdout, stderr }).toMatchObject({ stdout: expect.stringMatching(/^\d+ rows are in/) })
  if (code === 1) {
    expect(stderr).toMatch(/could not be read; .*missing\.txt names each/)
    expect(readFileSync(join(to, 'missing.txt'), 'utf8')).toMatch(/^\w+: /)
  } else expect(stdout).toContain('Everything could be read.')
  expect(await restored(join(to, 'rescued.zip'))).toBeGreaterThan(entered / 2)
  expect((await product.run(['rescue', '--to', to])).stderr).toMatch(/already exists/)
})

test('so is what is behind damage in the log, from the copy that the start kept', async () => {
  await product.kill()
  flip(`${product.databaseUrl}-wal`, 0.3)
  await product.restart()
  const before = (await callApi(product, key, ['GET', '/records?pageSize=100'])).records.length
  const found = (await product.run(['doctor'])).stdout
  await product.stop()
  const [, kept = ''] = /--database (\S+) --to/.exec(found) ?? []
  const to = join(folder, 'rescued')
  const { stdout } = await product.run(['rescue', '--database', kept, '--to', to])
  expect(stdout).toMatch(/^\d+ rows are in/)
  expect(await restored(join(to, 'rescued.zip'))).toBeGreaterThan(before)
})
