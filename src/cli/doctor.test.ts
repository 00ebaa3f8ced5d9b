import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type BetterSqlite3 from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { callApi, changeSettings } from '#test/call-api'
import { runCommand } from '#test/commands'
import { openDatabaseFile } from '#test/database-file'
import { installed } from '#test/installed'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import { addRecord, apiKey, type Product } from '#test/product'
import { inOwnWords } from '#test/said'

const files: { id: string; path: string }[] = []

/** An installation with two documents on file and a logo, whose server has been stopped. */
const product = await installed()
const key = await apiKey(product, 'admin')
const { id: recordId } = await addRecord(product, key)
const documents = {
  photo: await phonePhotoJpeg({ width: 400, height: 300 }),
  'job-offer': await documentPng(),
}
for (const [kind, bytes] of Object.entries(documents)) {
  const put = ['PUT', `/records/${recordId}/documents/${kind}`] as const
  const { id } = await callApi(product, key, put, bytes)
  files.push({ id, path: join(product.dataFolder, 'files/originals', recordId, id) })
}
// The last two events are about no record.
await changeSettings(product, key, { welcome: inOwnWords('Come in.') })
await callApi(product, key, ['PUT', '/organisation/logo'], documents.photo)
await product.stop()

/** Does something to the stopped installation's database that Candor itself never does. */
function tamper(change: (database: BetterSqlite3.Database) => void): void {
  const database = openDatabaseFile(product)
  try {
    change(database)
  } finally {
    database.close()
  }
}

/** @param run a process of its own, or the one that stays */
async function examine(
  run: Product['run'] = product.command,
): Promise<{ code: number; findings: string[] }> {
  const { code, stdout, stderr } = await run(['doctor'])
  expect(stderr).toBe('')
  return { code, findings: stdout.trimEnd().split('\n') }
}

const calm =
  /^All is well: every document has its file, and the audit log is whole \(\d+ events\)\.$/

/** A file that somebody put there, long enough to be one of ours. */
const inPlain = (text: string) => Buffer.from(text.padEnd(200))

test('an installation that nobody touched gets one calm sentence and exit code 0', async () => {
  const { code, findings } = await examine(product.run)
  expect(code).toBe(0)
  expect(findings).toEqual([expect.stringMatching(calm)])
})

test('settings and notices that may not be shown get a line each with their sentence', async () => {
  const settings = (change: string) =>
    tamper((database) =>
      database.exec(`update organisation set settings = ${change}, version = version + 1`),
    )
  const welcome = '{"sentences":[{"key":"fact_since"}],"own":{"en":"Your visa is valid."}}'
  settings(`json_set(settings, '$.welcome', json('${welcome}'))`)
  tamper((database) =>
    database.exec(`insert into notices (id, title, text, publishedBy, publishedAt)
      values ('n1', 'Embassy of Canada', 'We are closed.', 'a', '2026-01-01T00:00:00.000Z')`),
  )
  try {
    const { code, findings } = await examine()
    expect(code).toBe(1)
    expect(findings).toEqual([
      expect.stringMatching(/^Not shown to the public: setting welcome\.own\.en\. “visa” is a/),
      expect.stringMatching(/^Not shown to the public: setting welcome\.sentences\.0\. What this/),
      expect.stringMatching(/^Not shown to the public: title of notice n1\. “Embassy” names an/),
    ])
  } finally {
    tamper((database) => database.exec('delete from notices'))
    settings("json_remove(settings, '$.welcome')")
  }
  expect((await examine()).code).toBe(0)
})

test('a missing file, a wrong file and an orphan get a line each, and exit code 1', async () => {
  const [photo, offer] = files as [(typeof files)[0], (typeof files)[0]]
  const orphan = join(dirname(photo.path), '0190aaaa-0000-7000-8000-000000000000')
  const whole = await readFile(offer.path)
  await mkdir(dirname(orphan), { recursive: true })
  await writeFile(orphan, inPlain('left behind by a process that was killed'))
  // By itself it is no damage: the next start clears it away.
  expect((await examine()).code).toBe(0)
  await rename(photo.path, `${product.dataFolder}/aside`)
  const altered = Buffer.from(whole)
  altered.writeUInt8(altered.readUInt8(200) ^ 1, 200)
  await writeFile(offer.path, altered)
  try {
    const { code, findings } = await examine()
    expect(code).toBe(1)
    expect(findings.toSorted()).toEqual([
      expect.stringMatching(new RegExp(`^Corrupt file: .*${offer.id}.*\\.$`)),
      expect.stringMatching(new RegExp(`^Missing file: .*${photo.id}.*\\.$`)),
      expect.stringMatching(/^Orphan file: .*0190aaaa-0000-7000-8000-000000000000.*\.$/),
    ])
  } finally {
    await rename(`${product.dataFolder}/aside`, photo.path)
    await writeFile(offer.path, whole)
    await rm(orphan)
  }
})

test('a document exchanged together with its row, and one whose row is gone, get a line each', async () => {
  const [photo, offer] = files as [(typeof files)[0], (typeof files)[0]]
  const copy = `${product.databaseUrl}.copy`
  await copyFile(product.databaseUrl, copy)
  const whole = await readFile(photo.path)
  const other = inPlain('another document')
  await writeFile(photo.path, other)
  const sha256 = createHash('sha256').update(other).digest('hex')
  tamper((database) => {
    database.prepare('update documents set sha256 = ? where id = ?').run(sha256, photo.id)
    database.prepare('delete from documents where id = ?').run(offer.id)
    database.exec('drop table "savedViews"')
  })
  try {
    const { code, findings } = await examine()
    expect(code).toBe(1)
    expect(findings.toSorted()).toEqual([
      expect.stringMatching(new RegExp(`^Corrupt file: that of document ${photo.id}`)),
      'Database: table savedViews is missing.',
      expect.stringMatching(new RegExp(`^Missing row: that of document ${offer.id} was uploaded`)),
      // Its small picture is drawn when it is uploaded.
      expect.stringMatching(
        new RegExp(`^Orphan file: no row names derivatives/.*${offer.id}/[0-9a-f]+-1-160-webp\\.`),
      ),
      expect.stringMatching(new RegExp(`^Orphan file: no row names originals/.*${offer.id}\\.`)),
      expect.stringMatching(
        new RegExp(`^Wrong row: that of document ${photo.id} does not have the hash`),
      ),
    ])
  } finally {
    await writeFile(photo.path, whole)
    await copyFile(copy, product.databaseUrl)
  }
})

test('pictures of the logo, photos of people and stray files are looked at too', async () => {
  const inFiles = (name: string) => join(product.dataFolder, 'files', name)
  const accountId = '0190aaaa-0000-7000-8000-00000000000'
  tamper((database) => database.exec("update accounts set photo = 'image/webp'"))
  await mkdir(inFiles('account-photos'), { recursive: true })
  await writeFile(inFiles(`account-photos/${accountId}`), inPlain('left by a killed process'))
  await writeFile(inFiles('odd'), 'put there')
  await rename(inFiles('logo'), `${product.dataFolder}/logo-aside`)
  await mkdir(inFiles('logo/0aaa'), { recursive: true })
  await writeFile(inFiles('logo/0aaa/webp'), 'left behind')
  try {
    const { code, findings } = await examine()
    expect(code).toBe(1)
    expect(findings.toSorted()).toEqual([
      'Missing file: a picture of the logo. Restore it from a backup.',
      'Missing file: a picture of the logo. Restore it from a backup.',
      expect.stringMatching(/^Missing file: the photo of account [\w-]+\. Restore/),
      `Orphan file: no row names account-photos/${accountId}. The next start removes it.`,
      'Orphan file: no row names logo/0aaa/webp. The next start sets it aside for 30 days.',
      'Stray file: Candor knows nothing of odd. Look at it, and move it away.',
    ])
  } finally {
    await rm(inFiles('logo'), { recursive: true })
    await rename(`${product.dataFolder}/logo-aside`, inFiles('logo'))
    await rm(inFiles('account-photos'), { recursive: true })
    await rm(inFiles('odd'))
    tamper((database) => database.exec('update accounts set photo = null'))
  }
})

test('where there is no installation nothing is made, and nothing is well', async () => {
  const nowhere = join(product.dataFolder, 'nowhere')
  const env = { ...product.env, CANDOR_DATA: nowhere }
  expect(await runCommand({ args: ['doctor'], env, stdin: '' })).toEqual({
    ...{ code: 2, stdout: '' },
    stderr: `There is no folder ${nowhere}. Set CANDOR_DATA to that of Candor.\n`,
  })
  expect(existsSync(nowhere)).toBe(false)
})

describe('the audit log', () => {
  test('a kept head that is missing is found', async () => {
    const head = join(product.dataFolder, 'files/audit/head')
    const whole = await readFile(head)
    await rm(head)
    const found = await examine()
    await writeFile(head, whole)
    const finding =
      'Audit log: its kept head (files/audit/head) is missing, so its end may have been cut off.'
    expect(found).toEqual({ code: 1, findings: [finding] })
  })

  test('an altered event is found by its number', async () => {
    const set = (action: string) =>
      tamper((database) => {
        database.prepare('update "auditEvents" set action = ? where sequence = 3').run(action)
      })
    let before = ''
    tamper((database) => {
      const asked = 'select action from "auditEvents" where sequence = 3'
      before = database.prepare(asked).pluck().get() as string
    })
    set('record.approved')
    const found = await examine()
    set(before)
    expect(found).toEqual({
      code: 1,
      findings: [
        'Audit log: event 3 is not as it was written.',
        'Transparency log: event 3 is not as it was sealed.',
      ],
    })
    expect((await examine()).code).toBe(0)
  })

  test('a cut tail is found, and still after the server has run on', async () => {
    let last = 0
    tamper((database) => {
      last = database.prepare('select max(sequence) from "auditEvents"').pluck().get() as number
      database.prepare('delete from "auditEvents" where sequence > ?').run(last - 2)
    })
    const cut = {
      code: 1,
      findings: [
        `Audit log: its end was cut off: event ${last - 1} and what followed.`,
        `Transparency log: event ${last - 1} was sealed or promised, and is missing.`,
      ],
    }
    expect(await examine()).toEqual(cut)
    await product.restart()
    expect(await product.stop()).toBe(0)
    // The server has kept what it met at its start, too.
    const [audit, ...others] = cut.findings
    const lost = expect.stringMatching(/^Losses: at .* the database lacked events that it had\./)
    expect(await examine()).toEqual({ code: 1, findings: [audit, lost, ...others] })
  })
})
