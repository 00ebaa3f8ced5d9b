import { execFileSync, spawnSync } from 'node:child_process'
import { link, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '#test/own-database'
import { promisesOfStorage } from '#test/storage-suite'
import { openDiskStorage } from './disk-storage.ts'
import type { WriteChunks } from './files.ts'
import { setAside } from './kept-files.ts'

const temporaryIn = async (folder: string) => (await readdir(join(folder, '.temporary'))).length

async function* source(bytes: number) {
  for (let left = bytes; left > 0; left -= 10_000) yield Buffer.alloc(Math.min(left, 10_000), 7)
}

promisesOfStorage('disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-storage-'))
  return {
    storage: await openDiskStorage(folder),
    temporaryFiles: () => temporaryIn(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  }
})

describe('storage on disk', () => {
  test('files are for their owner only, and so are folders', async () => {
    const folder = join(ownFolder(), 'new')
    const storage = await openDiskStorage(folder)
    await storage.put('a/b/c', Buffer.from('x'))
    const mode = async (path: string) => (await stat(join(folder, path))).mode & 0o777
    expect(await mode('a/b/c')).toBe(0o600)
    for (const path of ['.', 'a', 'a/b', '.temporary']) expect(await mode(path), path).toBe(0o700)
  })

  test('the sweep removes what a killed process left, and not what is being staged', async () => {
    const folder = ownFolder()
    const storage = await openDiskStorage(folder)
    const { pid: gone } = spawnSync(process.execPath, ['--version'])
    // A command writes beside the server that starts: this test was started by a process that lives.
    const names = ['left-over', `${gone}.x`, `${process.pid}.x`, `${process.ppid}.x`]
    for (const name of names) await writeFile(join(folder, '.temporary', name), 'x')
    const staged = await storage.stage(source(20_000), 30_000, 'kept')
    expect(await storage.sweepTemporary()).toBe(3)
    await staged.keep('kept/one')
    expect((await storage.read('kept/one'))?.byteLength).toBe(20_000)
    expect(await storage.sweepTemporary()).toBe(0)
  })

  test('what was kept is under way until it is discarded, and where it stays after that', async () => {
    const folder = ownFolder()
    const storage = await openDiskStorage(folder)
    const staged = await storage.stage(source(20_000), 30_000, 'kept')
    await staged.keep('kept/one')
    // This process does not list it; the one after a kill has to tell it by its second name.
    for await (const item of storage.list('kept')) expect.unreachable(item.key)
    const later = await openDiskStorage(folder)
    const isUnderWay = async () => {
      for await (const item of later.list('kept')) return item.isUnderWay
      return null
    }
    expect(await isUnderWay()).toBe(true)
    await staged.discard()
    expect(await isUnderWay()).toBe(false)
    expect((await storage.read('kept/one'))?.byteLength).toBe(20_000)
  })

  test('a file with a second name outside, as a backup by links makes it, is no upload under way', async () => {
    const folder = ownFolder()
    const storage = await openDiskStorage(folder)
    await storage.put('originals/one', Buffer.from('scan'))
    await link(join(folder, 'originals/one'), join(ownFolder(), 'backup'))
    for await (const item of storage.list('originals')) await setAside(storage, item)
    expect(await storage.read('originals/one')).toBeNull()
    expect((await storage.read('aside/originals/one'))?.toString()).toBe('scan')
  })

  test('a stream that is cancelled gives its file handle back', async () => {
    const storage = await openDiskStorage(ownFolder())
    await storage.put('big/one', Buffer.alloc(1_000_000))
    const before = (await readdir('/proc/self/fd')).length
    for (let i = 0; i < 50; i++) await (await storage.open('big/one'))?.stream.cancel()
    const open = async () => (await readdir('/proc/self/fd')).length
    await expect.poll(open).toBeLessThan(before + 10)
  })

  async function keepsItsPromisesWhenFull(folder: string, write?: WriteChunks) {
    const storage = await openDiskStorage(folder, { writeChunks: write })
    await storage.put('kept/one', Buffer.from('small'))
    const full = { code: 'service.no_room' }
    await expect(storage.stage(source(500_000), 1_000_000, 'kept')).rejects.toMatchObject(full)
    await expect(storage.put('kept/one', Buffer.alloc(500_000))).rejects.toMatchObject(full)
    await expect(storage.put('kept/two', Buffer.alloc(500_000))).rejects.toMatchObject(full)
    expect(await temporaryIn(folder)).toBe(0)
    expect(await storage.read('kept/one')).toEqual(Buffer.from('small'))
    expect(await storage.read('kept/two')).toBeNull()
    await storage.ready()
    await storage.put('kept/two', Buffer.from('fits'))
  }

  test('a write that finds no space leaves nothing behind and the old value in place', async () => {
    const room = 100_000
    const writeUntilFull: WriteChunks = async (handle, chunks) => {
      const chunk = Buffer.concat(chunks)
      await handle.writeFile(chunk.subarray(0, room))
      if (chunk.byteLength + (await handle.stat()).size > room)
        throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    }
    await keepsItsPromisesWhenFull(ownFolder(), writeUntilFull)
  })

  test('so does a disk that is really full', async ({ skip }) => {
    const folder = ownFolder()
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], {
        stdio: 'ignore',
      })
    } catch {
      return skip('only a process that may mount can have a full disk; the test above stands in')
    }
    onTestFinished(() => void execFileSync('umount', [folder]))
    await keepsItsPromisesWhenFull(folder)
    const storage = await openDiskStorage(folder)
    // Fill it to the last block: the answer to "ready?" is then no.
    for (let i = 0; i < 100; i++)
      await storage.put(`fill/${i}`, Buffer.alloc(4_096)).catch(() => undefined)
    await expect(storage.ready()).rejects.toMatchObject({ code: 'service.no_room' })
    expect(await temporaryIn(folder)).toBe(0)
    expect(await storage.read('kept/one')).toEqual(Buffer.from('small'))
  })

  test.each(['EIO', 'EROFS', 'ESTALE'])('a write that ends with %s is refused', async (code) => {
    const folder = ownFolder()
    const failed = Object.assign(new Error('the disk'), { code })
    const writeChunks: WriteChunks = async (handle, chunks) => {
      const chunk = Buffer.concat(chunks)
      if (chunk.byteLength > 1000) throw failed
      await handle.writeFile(chunk)
    }
    const storage = await openDiskStorage(folder, { writeChunks })
    await storage.put('kept/one', Buffer.from('small'))
    const refused = { code: 'service.storage_unavailable', retryAfter: 2, cause: failed }
    await expect(storage.stage(source(500_000), 1_000_000, 'kept')).rejects.toMatchObject(refused)
    await expect(storage.put('kept/one', Buffer.alloc(5_000))).rejects.toMatchObject(refused)
    expect(await temporaryIn(folder)).toBe(0)
    expect(await storage.read('kept/one')).toEqual(Buffer.from('small'))
  })

  test('on a disk that became read-only reading goes on, and all else is refused', async ({
    skip,
  }) => {
    const folder = ownFolder()
    const mount = (...options: string[]) =>
      execFileSync('mount', [...options, folder], { stdio: 'ignore' })
    try {
      mount('-t', 'tmpfs', 'tmpfs')
    } catch {
      return skip('only a process that may mount can have such a disk; the test above stands in')
    }
    onTestFinished(() => void execFileSync('umount', [folder]))
    const storage = await openDiskStorage(folder)
    await storage.put('kept/one', Buffer.from('small'))
    const staged = await storage.stage(source(5_000), 1_000_000, 'kept')
    const given = await storage.stage(source(5_000), 1_000_000, 'kept')
    mount('-o', 'remount,ro')
    const refused = { code: 'service.storage_unavailable' }
    for (const change of [
      () => storage.put('kept/two', Buffer.from('small')),
      () => storage.stage(source(5_000), 1_000_000, 'kept'),
      () => staged.keep('kept/three'),
      () => storage.remove('kept/one'),
      () => storage.removeAll('kept'),
    ])
      await expect(change()).rejects.toMatchObject(refused)
    await expect(storage.ready()).rejects.toMatchObject(refused)
    // An upload that ends with a refusal is given up on the same disk, and the refusal is its answer.
    await given.discard()
    expect(await storage.read('kept/one')).toEqual(Buffer.from('small'))
    mount('-o', 'remount,rw')
    await staged.keep('kept/three')
    await storage.remove('kept/one')
    expect(await storage.read('kept/one')).toBeNull()
  })
})
