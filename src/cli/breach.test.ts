import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { installed } from '#test/installed'
import { isKilled, killAt, killable } from '#test/killed-at'
import { addRecord, apiKey, startProduct } from '#test/product'

const folder = join(tmpdir(), `candor-breach-${process.pid}`)
const product = await installed(startProduct({ env: killable }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const since = '2020-01-01T00:00:00Z'

test('candor breach writes list, letters and clock for its operator alone, beside a running server', async () => {
  await addRecord(product, await apiKey(product, 'admin'))
  const write = () => product.command(['breach', '--since', since, '--to', folder])
  const said = expect.stringContaining('One person is in the list.')
  expect(await write()).toEqual({ code: 0, stdout: said, stderr: '' })
  expect(readdirSync(folder).toSorted()).toEqual([
    ...['README.txt', 'affected.csv', 'laws.txt', 'letters'],
  ])
  const list = readFileSync(join(folder, 'affected.csv'), 'utf8')
  const path = list.match(/letters\/en\/CR-\w+\.txt/)?.[0] as string
  expect(readFileSync(join(folder, path), 'utf8')).toContain('Dear Rahima Khatun,')
  expect(statSync(join(folder, path)).mode & 0o077).toBe(0)
  expect(statSync(folder).mode & 0o077).toBe(0)
  const again = { code: 1, stderr: expect.stringContaining('is not empty') }
  expect(await write()).toMatchObject(again)
})

test('what is said in a letter may claim nothing, and nothing is written then', async () => {
  const about = 'This office is the Ministry of Labour.'
  const other = `${folder}-other`
  const { code, stderr } = await product.command([
    ...['breach', '--since', since, '--about', about, '--to', other],
  ])
  expect(code).toBe(2)
  expect(stderr).toContain('--about: ')
  expect(existsSync(other)).toBe(false)
})

test('what is known is said once for each language', async () => {
  const other = `${folder}-twice`
  const twice = ['--about', 'en: A laptop was stolen.', '--about', 'A laptop was stolen.']
  const asked = ['breach', '--since', since, '--to', other]
  const refused = await product.command([...asked, ...twice.slice(0, 2), ...twice.slice(0, 2)])
  expect(refused).toMatchObject({ code: 2, stderr: '--about: Give one text for each language.\n' })
  expect((await product.command([...asked, ...twice])).code).toBe(2)
  expect(existsSync(other)).toBe(false)
  const bengali = ['--about', 'bn: একটি ল্যাপটপ চুরি হয়েছে।']
  expect((await product.command([...asked, ...twice.slice(0, 2), ...bengali])).code).toBe(0)
  rmSync(other, { recursive: true })
})

test('a folder that a kill left without all letters has no README that says it is complete', async () => {
  await addRecord(product, await apiKey(product, 'admin'))
  const cut = join(product.dataFolder, 'cut-off')
  killAt('writeFile .*/letters/', { follows: 'writeFile .*/letters/' })
  await product.run(['breach', '--since', since, '--to', cut])
  expect(isKilled()).toBe(true)
  expect(readdirSync(cut)).toEqual(['laws.txt', 'letters'])
})
