import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newKeyFile } from '#test/attestation-key'
import { runCandor } from '#test/candor-process'
import { runCommand } from '#test/commands'
import { installed } from '#test/installed'
import { startProduct } from '#test/product'

const [first, second] = [newKeyFile(), newKeyFile()]
const aside = mkdtempSync(join(tmpdir(), 'candor-key-file-'))
afterAll(() => rmSync(aside, { recursive: true, force: true }))
const path = join(aside, 'key.pem')
writeFileSync(path, first.pem)
const product = await installed(startProduct({ env: { CANDOR_ATTESTATION_KEY_FILE: path } }))
await product.restart()

const withoutFile = (...args: string[]) =>
  runCommand({ args, env: { ...product.env, CANDOR_ATTESTATION_KEY_FILE: '' }, stdin: '' })
const listed = async () => (await product.command(['keys', 'list'])).stdout.trimEnd().split('\n')
const signs = (multikey: string) =>
  expect.stringMatching(new RegExp(`^${multikey} from a file since \\S+Z, signs$`))
const signed = (multikey: string) =>
  expect.stringMatching(new RegExp(`^${multikey} from a file since \\S+Z, signed until \\S+Z$`))
const refusal = (stderr: string, code = 1) => ({ code, stderr: `${stderr}\n` })

const ended =
  'The key in CANDOR_ATTESTATION_KEY_FILE may no longer sign: another key replaced it, it was revoked, or a restore ended it. Put a new one into the file and start Candor again.'
const missing =
  'The last key for attestations came from a file that is not named here. Set CANDOR_ATTESTATION_KEY_FILE, or run candor keys rotate --in-database.'

test('the start takes the key up, and the next start with another one follows it', async () => {
  expect(await listed()).toEqual([signs(first.multikey)])
  writeFileSync(path, second.pem)
  await product.restart()
  expect(await listed()).toEqual([signs(second.multikey), signed(first.multikey)])
  expect(await product.command(['doctor'])).toMatchObject({ code: 0 })
})

test('neither a start with a former key nor one without the file serves anything', async () => {
  await product.stop()
  writeFileSync(path, first.pem)
  expect(await product.run(['serve'])).toMatchObject(refusal(ended))
  expect(await product.command(['doctor'])).toMatchObject({ stdout: `Attestations: ${ended}\n` })
  const none = { ...product.env, CANDOR_ATTESTATION_KEY_FILE: '' }
  expect(await runCandor(['serve'], none)).toMatchObject(refusal(missing))
  expect(await withoutFile('doctor')).toMatchObject({ stdout: `Attestations: ${missing}\n` })
  expect(await withoutFile('keys', 'rotate')).toMatchObject(refusal(missing))
  writeFileSync(path, 'a key')
  expect(await product.run(['serve'])).toMatchObject({ code: 2 })
  rmSync(path)
  const unreadable =
    'CANDOR_ATTESTATION_KEY_FILE must name a file that Candor can read and that is not empty.'
  expect(await product.run(['serve'])).toMatchObject(refusal(unreadable, 2))
  writeFileSync(path, second.pem)
  await product.restart()
  expect(await listed()).toContainEqual(signs(second.multikey))
})

test('a restore says that the file is missing, or that it takes a new key', async () => {
  const zip = join(aside, 'backup.zip')
  expect(await product.command(['backup', '--to', zip])).toMatchObject({ code: 0 })
  await product.stop()
  const emptyFolder = () => {
    const kept = mkdtempSync(join(aside, 'kept-'))
    for (const name of readdirSync(product.dataFolder))
      if (name !== 'secret') renameSync(join(product.dataFolder, name), join(kept, name))
  }
  emptyFolder()
  const back = await withoutFile('restore', zip)
  expect(back, back.stderr).toMatchObject({ code: 0, stderr: expect.stringContaining(missing) })
  emptyFolder()
  const again = await product.command(['restore', zip])
  expect(again, again.stderr).toMatchObject({ code: 0, stderr: expect.stringContaining(ended) })
  expect(await product.run(['serve'])).toMatchObject(refusal(ended))
  const third = newKeyFile()
  writeFileSync(path, third.pem)
  await product.restart()
  expect(await listed()).toContainEqual(signs(third.multikey))
})
