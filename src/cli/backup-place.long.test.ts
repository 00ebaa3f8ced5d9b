import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { openOwnDatabase } from '#server'
import { callAboutRecord, callApi } from '#test/call-api'
import { runCandor } from '#test/candor-process'
import { fileDocuments } from '#test/filed-records'
import { installed } from '#test/installed'
import { freePort } from '#test/listen'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey } from '#test/product'
import { s3Address } from '#test/s3-server'

const product = await installed()
const aside = `${product.dataFolder}-aside`
mkdirSync(aside)
afterAll(() => rmSync(aside, { recursive: true, force: true }))
const key = await apiKey(product, 'admin')
const { id: recordId } = await addRecord(product, key)
const upload = async (label: string) =>
  fileDocuments(product, key, recordId, [['job-offer', await documentPng(label)]])
await upload('first')
const { stdout: pair } = await product.command(['backup', 'key'])
const identity = join(aside, 'identity')
writeFileSync(identity, pair)
const recipient = /age1\w+/.exec(pair)?.[0] ?? ''

const place = (name: string) => `${join(aside, name)}/`
const backUp = (to: string, ...more: string[]) =>
  product.command(['backup', '--to', to, '--recipient', recipient, ...more])
const check = (from: string) =>
  product.command(['backup', 'check', '--from', from, '--identity', identity])

const onFile = () => callApi(product, key, ['GET', `/records/${recordId}`])

/** Returns the files below a folder. */
function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

test('backups grow beside the running server, pass the check, and bring everything back after a lost disk', async () => {
  const to = place('nightly')
  expect(await backUp(to)).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^Backed up 1 record and 1 scan to \S+: \d new files? \(0\.\d MB\)\.\n$/,
    ),
    stderr: '',
  })
  await upload('second')
  const env = { ...product.env, CANDOR_BACKUP_URL: to, CANDOR_BACKUP_RECIPIENT: recipient }
  const again = await runCandor(['backup', '--keep', '7d,4w,12m'], env)
  expect(again).toMatchObject({ code: 0, stderr: '' })
  expect(again.stdout).toMatch(/2 scans to \S+: \d new files? .*\n1 backup kept, 1 removed\.\n$/)
  const checked = await check(to)
  expect(checked, checked.stderr).toMatchObject({ code: 0 })
  expect(checked.stdout).toMatch(
    /^Padma Overseas Ltd, as of .*: 1 record, 2 scans,[\s\S]*\nAll is well/,
  )

  const before = await onFile()
  await product.stop()
  mkdirSync(join(aside, 'lost'))
  for (const name of readdirSync(product.dataFolder))
    if (name !== 'secret') renameSync(join(product.dataFolder, name), join(aside, 'lost', name))
  const back = await product.command(['restore', '--from', to, '--identity', identity])
  expect(back, back.stderr).toMatchObject({ code: 0 })
  expect(back.stderr).toMatch(/^Everybody signs in as before\./)
  await product.restart()
  expect(await onFile()).toEqual(before)
  expect((await product.command(['doctor'])).code).toBe(0)
})

test('a check of a former backup leaves out who was purged since, unless it is given the keys of then', async () => {
  const to = place('purged')
  const { id } = await addRecord(product, key, { passportNumber: 'ZX7654321' })
  await fileDocuments(product, key, id, [['job-offer', await documentPng('of somebody else')]])
  expect(await backUp(to)).toMatchObject({ code: 0 })
  const then = new Date().toISOString()
  await callAboutRecord(product, key, id, ['DELETE', ''])
  const purging = await apiKey(product, 'admin', 'purge')
  await callAboutRecord(product, purging, id, ['POST', '/purge'])
  expect(await backUp(to)).toMatchObject({ code: 0 })
  const checkOfThen = ['backup', 'check', '--from', to, '--identity', identity, '--at', then]
  const without = await product.command(checkOfThen)
  expect(without.stderr).toMatch(/^1 record purged since this was made: nobody can read/)
  expect(without).toMatchObject({ code: 0, stdout: expect.stringMatching(/\nAll is well/) })
  const all = await product.command([...checkOfThen, '--keys-of', then])
  expect(all).toMatchObject({ code: 0, stdout: expect.stringMatching(/: 2 records, \d scans,/) })
})

test('a killed backup is in nobody’s way, and two at a time are refused', async () => {
  const to = place('killed')
  const hasBegun = async () => {
    while (!existsSync(join(to, 'objects'))) await pause(1)
  }
  const args = ['backup', '--to', to, '--recipient', recipient]
  await runCandor(args, product.env, '', hasBegun)
  const database = openOwnDatabase(readConfig(product.env))
  const hold = await database.takeMutex('backup')
  expect(await backUp(to)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Another backup is running. Wait until it has ended.\n',
  })
  await hold?.letGo()
  await database.close()
  expect(await backUp(to, '--keep', '1d')).toMatchObject({ code: 0, stderr: '' })
  expect(readdirSync(join(to, 'snapshots'))).toHaveLength(1)
  expect(readdirSync(join(to, '.temporary'))).toEqual([])
})

test('the check names what is missing or changed in a place, with exit code 1, and leaves nothing behind', async () => {
  const to = place('damaged')
  await backUp(to)
  // Beside the scan there is the day's checkpoint of the log, which is small.
  const size = (path: string) => statSync(path).size
  const [object = ''] = filesIn(join(to, 'objects')).toSorted((a, b) => size(b) - size(a))
  const bytes = await readFile(object)
  await writeFile(object, bytes.fill(0, bytes.length - 1))
  const checked = await check(to)
  expect(checked).toMatchObject({ code: 1 })
  expect(checked.stderr).toMatch(
    /^1 file of this backup is missing or was changed in its place, and left out\./,
  )
  expect(checked.stdout).toMatch(/Missing file: /)
  const { TMPDIR = '/tmp' } = product.env
  expect(readdirSync(TMPDIR).filter((name) => name.startsWith('candor-work-'))).toEqual([])
})

test('what cannot be is said in a sentence, without the secret of a bucket', async () => {
  const to = place('not-made')
  const from = ['--from', place('nightly'), '--identity']
  const wrong: [string[], number, RegExp][] = [
    [['backup', '--to', to], 2, /^Name the public key \(age1…\)/],
    [['backup', '--to', to, '--recipient', 'age1no'], 2, /^This is no public key of age\./],
    [['backup', '--to', to, '--keep', '7'], 2, /^--keep: Give numbers of days/],
    [['backup', '--to', join(aside, 'x'), '--keep', '7d'], 2, /^--recipient and --keep are for/],
    [['backup', '--to', 's3://bucket', '--recipient', recipient], 2, /^The place must look like/],
    [['restore'], 2, /^Name a zip, or a place/],
    [['restore', 'x.zip', ...from, identity], 2, /^Name a zip, or a place/],
    [['restore', '--identity', identity], 2, /^Name the place with --from/],
    [['restore', ...from, identity, '--at', 'noon'], 2, /^--at: Give a day/],
    [['restore', ...from, join(aside, 'none')], 1, /none cannot be read\. There is nothing/],
    [['restore', ...from, join(product.dataFolder, 'secret')], 1, /is no file with a private key/],
    [['restore', ...from, identity], 1, /only into an empty installation/],
  ]
  for (const [args, code, stderr] of wrong) {
    const ended = await product.command(args)
    expect({ args, ...ended }).toMatchObject({ code, stdout: '' })
    expect(ended.stderr).toMatch(stderr)
  }
  expect(existsSync(to)).toBe(false)

  for (const scheme of ['S3://', 's4://', 's3:/', ' s3://'])
    for (const args of [
      ['backup', '--recipient', recipient, '--to'],
      ['restore', ...from.slice(2), identity, '--from'],
    ]) {
      const typed = await product.command([...args, `${scheme}k:verysecret@h/bucket`])
      expect(typed).toEqual({
        code: 2,
        stdout: '',
        stderr:
          'The place must look like s3://key:secret@host:port/bucket?region=eu-west-1, or be a folder.\n',
      })
    }

  const files = await backUp(join(product.dataFolder, 'files/'))
  expect(files.stderr).toBe('The files of Candor itself are in this place. Name another one.\n')
  const away = await backUp(s3Address(await freePort()))
  expect(away).toMatchObject({ code: 1, stdout: '' })
  expect(away.stderr).toMatch(/^The place for backups does not answer, or allows no access\./)
  expect(away.stderr).not.toContain('S3RVER')
})
