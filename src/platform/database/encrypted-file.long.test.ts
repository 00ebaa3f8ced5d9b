import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ownFolder } from '#test/own-database'
import { openSmallDisk } from '#test/small-disk'
import { openDatabase } from './database.ts'
import { encryptFile } from './encrypt-file.ts'
import { type FileKey, keyOfFile, openFile } from './file-key.ts'

const key = Buffer.alloc(32, 1).toString('base64url')
const other = Buffer.alloc(32, 2).toString('base64url')
const name = 'Zephyrina Canary'

let folder: string
let path: string
beforeEach(() => {
  folder = ownFolder()
  path = join(folder, 'c.sqlite')
})

/** Makes a file with rows of which each names the canary. */
function fill(under: FileKey, rows: number): void {
  const file = openFile(path, under)
  file.pragma('journal_mode = WAL')
  file.exec('create table people (id integer primary key, name text unique)')
  file.exec('begin')
  const insert = file.prepare('insert into people (name) values (?)')
  for (let row = 0; row < rows; row += 1) insert.run(`${name} ${row} ${'x'.repeat(200)}`)
  file.exec('commit')
  file.close()
}

/** Opens the file as a server does, which also rolls back what a killed process left half written. */
function rowsUnder(under: FileKey): unknown {
  const file = openFile(path, under)
  try {
    return file.prepare('select count(*) from people where name like ?').pluck().get(`${name}%`)
  } finally {
    file.close()
  }
}

/** Names the files in the folder in which the canary can be read. */
const readable = () =>
  readdirSync(folder).filter((one) => readFileSync(join(folder, one)).includes(name))

test('neither the file nor its log tells anything without the key, also while it is written', async () => {
  const database = openDatabase(path, { key })
  await sql`create table people (name text)`.execute(database.writer)
  // More than the log holds before its thread copies it into the file.
  const long = 'y'.repeat(3000)
  for (let turn = 0; turn < 40; turn += 1)
    await database.write(async (tx) => {
      for (let row = 0; row < 300; row += 1)
        await sql`insert into people values (${`${name} ${turn} ${row} ${long}`})`.execute(tx)
    })
  const copied = () =>
    sql<{ checkpointed: number }>`pragma wal_checkpoint(NOOP)`.execute(database.writer)
  await expect.poll(async () => (await copied()).rows[0]?.checkpointed).toBeGreaterThan(0)
  expect(readdirSync(folder)).toContain('c.sqlite-wal')
  expect(readable()).toEqual([])
  await database.close()
  expect(readable()).toEqual([])
  expect(keyOfFile(path, [other, key])).toBe(key)
  expect(keyOfFile(path, [other])).toBeUndefined()
  expect(rowsUnder(key)).toBe(12_000)
  expect(() => rowsUnder(null)).toThrow('file is not a database')
})

test('a snapshot of an encrypted database is one state, beside its writer', async () => {
  const database = openDatabase(path, { key })
  await sql`create table people (name text)`.execute(database.writer)
  const { tx, close } = await database.openSnapshot()
  await database.write((write) => sql`insert into people values ('a')`.execute(write))
  expect((await sql`select * from people`.execute(tx)).rows).toEqual([])
  await close()
  expect((await sql`select * from people`.execute(database.reader)).rows).toHaveLength(1)
  await database.close()
})

test('a page that somebody changed is not read, and examining tells it', async () => {
  fill(key, 2000)
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.from('changed'), 0, 7, 4096 * 20 + 100)
  expect(() => rowsUnder(key)).toThrow('malformed')
  const database = openDatabase(path, { key })
  expect((await database.examine([])).join()).not.toBe('')
  await database.close()
})

test.each([null, key])(
  'trying keys loses nothing of the log that a killed process left (%s)',
  (under) => {
    const writing = openFile(path, under)
    writing.pragma('journal_mode = WAL')
    writing.exec('create table people (name text)')
    writing.pragma('wal_checkpoint(TRUNCATE)')
    for (let row = 0; row < 100; row += 1) writing.exec(`insert into people values ('${name}')`)
    const left = join(folder, 'left.sqlite')
    for (const end of ['', '-wal']) copyFileSync(path + end, left + end)
    writing.close()
    path = left
    // Whoever opens the file meanwhile shares what these have made of the log.
    const trying = [null, key, other]
      .filter((one) => one !== under)
      .map((wrong) => {
        const file = openFile(left, wrong, { readonly: true })
        expect(() => file.pragma('schema_version')).toThrow('file is not a database')
        return file
      })
    expect(rowsUnder(under)).toBe(100)
    for (const file of trying) file.close()
    expect(keyOfFile(left, [other, key])).toBe(under)
    expect(rowsUnder(under)).toBe(100)
  },
)

test.each([null, key])(
  'a transaction that was cut off is rolled back, under its key (%s)',
  async (under) => {
    fill(under, 2000)
    const change = new URL('./test-cutter.ts', import.meta.url)
    const child = fork(change, [path, under ?? ''], { stdio: 'ignore' })
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
    expect(readdirSync(folder)).toContain('c.sqlite-journal')
    expect(keyOfFile(path, [other, key])).toBe(under)
    const database = openDatabase(path, { key: under })
    const changed = sql`select * from people where name like 'changed%'`
    expect((await changed.execute(database.reader)).rows).toEqual([])
    await database.close()
    expect(rowsUnder(under)).toBe(2000)
  },
)

test.each([null, key])('a file is encrypted with another key, with all its rows (%s)', (from) => {
  fill(from, 3000)
  expect(encryptFile(path, from, other)).toBe(true)
  expect(keyOfFile(path, [key, other])).toBe(other)
  expect(rowsUnder(other)).toBe(3000)
  expect(readable()).toEqual([])
  expect(readdirSync(folder).filter((one) => one.includes('.next'))).toEqual([])
})

test('a file behind a link stays there, with its owner and its permissions', () => {
  fill(null, 10)
  const real = join(folder, 'real.sqlite')
  renameSync(path, real)
  symlinkSync(real, path)
  chmodSync(real, 0o640)
  // Only root may give a file away.
  const owner = process.getuid?.() === 0 ? 65534 : statSync(real).uid
  chownSync(real, owner, statSync(real).gid)
  expect(encryptFile(path, null, key)).toBe(true)
  expect(lstatSync(path).isSymbolicLink()).toBe(true)
  expect(keyOfFile(real, [key])).toBe(key)
  const { mode, uid } = statSync(real)
  expect([mode & 0o777, uid]).toEqual([0o640, owner])
})

test('who opened the file before and writes only afterwards is told, and loses nothing', () => {
  fill(null, 10)
  const late = openFile(path, null, { timeout: 0 })
  expect(encryptFile(path, null, key)).toBe(true)
  expect(() => late.exec("insert into people (name) values ('lost')")).toThrow(
    'file is not a database',
  )
  late.close()
  expect(rowsUnder(key)).toBe(10)
})

test('a damaged file is not replaced', () => {
  fill(null, 2000)
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(4096), 0, 4096, 4096 * 20)
  const before = readFileSync(path)
  expect(() => encryptFile(path, null, key)).toThrow(/damaged|malformed/)
  expect(readFileSync(path).subarray(4096)).toEqual(before.subarray(4096))
  expect(keyOfFile(path, [key])).toBeNull()
})

test('kill -9 at any moment leaves one whole database, and the next try succeeds', async () => {
  fill(null, 20_000)
  const whole = join(folder, 'whole')
  copyFileSync(path, whole)
  const script = new URL('./test-encrypter.ts', import.meta.url)
  let killed = 0
  for (let wait = 0; wait < 30; wait += 1) {
    const child = fork(script, [path, key], { stdio: 'ignore' })
    const ended = once(child, 'exit')
    await once(child, 'message')
    await pause(wait * 10)
    child.kill('SIGKILL')
    const [, signal] = await ended
    if (signal) killed += 1
    const under = keyOfFile(path, [key])
    expect(under).not.toBeUndefined()
    expect(rowsUnder(under as FileKey)).toBe(20_000)
    if (under === null) continue
    // It came to its end: the following ones begin again.
    rmSync(path)
    copyFileSync(whole, path)
  }
  expect(killed).toBeGreaterThan(3)
  expect(encryptFile(path, null, key)).toBe(true)
  expect(rowsUnder(key)).toBe(20_000)
  expect(existsSync(`${path}.next`)).toBe(false)
})

test('a disk without room for the copy leaves the file as it was', ({ skip }) => {
  const disk = openSmallDisk(12)
  if (disk === null) return skip('This process may not mount a disk.')
  path = join(disk.folder, 'c.sqlite')
  try {
    fill(null, 12_000)
    disk.fill()
    expect(() => encryptFile(path, null, key)).toThrow(/full|disk I\/O/)
    disk.clear()
    expect(rowsUnder(null)).toBe(12_000)
    expect(readdirSync(disk.folder).filter((one) => one.includes('.next'))).toEqual([])
  } finally {
    disk.remove()
  }
})
