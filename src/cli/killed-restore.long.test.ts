import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { installed } from '#test/installed'
import { isKilled, killAt, killable } from '#test/killed-at'
import { addRecord, apiKey, headKept, startProduct } from '#test/product'

/** Only its database is lost: beside the files is the head of a log that is longer than that of the backup. */
const product = await installed(startProduct({ env: killable }))
const backup = join(product.dataFolder, 'backup.zip')
const head = join(product.dataFolder, 'files/audit/head')
const key = await apiKey(product, 'admin')
await addRecord(product, key)
await headKept(product)
await product.command(['backup', '--to', backup])
await addRecord(product, key)
await product.stop()

function loseDatabase(): void {
  for (const name of readdirSync(product.dataFolder))
    if (name.startsWith('candor.sqlite')) rmSync(join(product.dataFolder, name))
}

const records = async () => (await callApi(product, key, ['GET', '/records'])).total

test('a restore that is killed before its rows are there is run again', async () => {
  loseDatabase()
  killAt('rename .*/audit/head$')
  await product.run(['restore', backup])
  expect(isKilled()).toBe(true)
  await expect(product.restart()).rejects.toThrow('The database is empty')
  expect(await product.command(['restore', backup])).toMatchObject({ code: 0 })
  await product.restart()
  expect(await records()).toBe(1)
  await addRecord(product, key)
  await product.stop()
})

test('a restore that is killed right after its rows were there leaves no log that seems to be cut', async () => {
  loseDatabase()
  killAt('rename .*/audit/head$', { follows: 'rename .*/audit/head$' })
  await product.run(['restore', backup])
  expect(isKilled()).toBe(true)
  await product.restart()
  expect(await records()).toBe(1)
  const doctor = await product.command(['doctor'])
  expect(doctor, doctor.stdout).toMatchObject({ code: 0 })
  await product.stop()
})

test('a restore that is refused takes nothing from the head that is there', async () => {
  const before = readFileSync(head, 'utf8')
  loseDatabase()
  const cut = join(product.dataFolder, 'cut.zip')
  writeFileSync(cut, readFileSync(backup).subarray(0, 5000))
  expect(await product.command(['restore', cut])).toMatchObject({ code: 1 })
  expect(readFileSync(head, 'utf8')).toBe(before)
})
