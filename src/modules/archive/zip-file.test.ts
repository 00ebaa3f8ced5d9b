import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import {
  type ArchiveEntry,
  centralHeader,
  dataDescriptor,
  endOfZip,
  localHeader,
  zipOf,
} from './zip-file.ts'

const entry = (path: string, content: string, isCompressed = false): ArchiveEntry => ({
  path,
  isCompressed,
  bytes: Readable.from([Buffer.from(content.slice(0, 3)), Buffer.from(content.slice(3))]),
})
async function* each(...entries: ArchiveEntry[]) {
  yield* entries
}
const finish = async (written: readonly Uint8Array[]) => {
  const lines = JSON.parse(`[${Buffer.concat(written)}]`) as { path: string }[]
  return { path: 'last.json', parts: [Buffer.from(JSON.stringify(lines.map(({ path }) => path)))] }
}

async function contents(zip: Buffer): Promise<Record<string, string>> {
  const opened = await fromBufferPromise(zip)
  const found: Record<string, string> = {}
  for await (const one of opened.eachEntry())
    found[one.fileName] = await text(await opened.openReadStreamPromise(one))
  return found
}

describe('an archive that is written while it is read', () => {
  test('gives back every byte, packed or not, empty or not, whatever its name', async () => {
    const long = 'আমার নথি '.repeat(5000)
    const zip = await buffer(
      zipOf(
        each(
          entry('tables/a.csv', long, true),
          entry('documents/স্ক্যান.png', long),
          entry('empty', ''),
          entry('empty, packed', '', true),
        ),
        finish,
      ),
    )
    expect(await contents(zip)).toEqual({
      'tables/a.csv': long,
      'documents/স্ক্যান.png': long,
      empty: '',
      'empty, packed': '',
      'last.json': JSON.stringify(['tables/a.csv', 'documents/স্ক্যান.png', 'empty', 'empty, packed']),
    })
  })

  test('holds more files than the usual table of contents can count', async () => {
    const many = 66_000
    async function* one(number: number) {
      yield Buffer.from(`c${number}`)
    }
    async function* files() {
      for (let number = 0; number < many; number += 1)
        yield { path: `f${number}`, isCompressed: false, bytes: one(number) }
    }
    const zip = await buffer(
      zipOf(files(), async () => ({ path: 'last', parts: [Buffer.from('end')] })),
    )
    const opened = await fromBufferPromise(zip)
    expect(opened.entryCount).toBe(many + 1)
    let count = 0
    for await (const one of opened.eachEntry()) {
      if (count % 9000 === 0)
        expect(await text(await opened.openReadStreamPromise(one))).toBe(`c${count}`)
      count += 1
    }
    expect(count).toBe(many + 1)
  })

  const modifiedAt = new Date()

  test('tells of a table that is larger than four gigabytes', async () => {
    const sizes = { crc32: 0, compressedBytes: 4_400_000_000, bytes: 50_000_000_000, offset: 0 }
    const file = { name: Buffer.from('tables/log.json'), isDeflated: true, modifiedAt, ...sizes }
    expect(dataDescriptor(file).readBigUInt64LE(16)).toBe(50_000_000_000n)
    const table = centralHeader(file)
    const zip = await fromBufferPromise(
      Buffer.concat([table, endOfZip({ files: 1, bytes: table.length, offset: 0 })]),
    )
    for await (const { compressedSize, uncompressedSize } of zip.eachEntry())
      expect([compressedSize, uncompressedSize]).toEqual([4_400_000_000, 50_000_000_000])
    expect(() => dataDescriptor({ ...file, isDeflated: false })).toThrow(RangeError)
  })

  test('finds a file behind the first four gigabytes', async () => {
    const offset = 5_000_000_000
    const data = Buffer.from('far away')
    const sizes = { crc32: crc32(data), compressedBytes: data.length, bytes: data.length }
    const file = { name: Buffer.from('far'), isDeflated: false, modifiedAt, ...sizes, offset }
    const head = Buffer.concat([localHeader(file), data, dataDescriptor(file)])
    const table = centralHeader(file)
    const end = endOfZip({ files: 1, bytes: table.length, offset: offset + head.length })
    const tail = Buffer.concat([head, table, end])
    class Far extends RandomAccessReader {
      override _readStreamForRange(from: number, to: number) {
        const before = Buffer.alloc(Math.max(0, Math.min(to, offset) - from))
        const rest = tail.subarray(Math.max(0, from - offset), Math.max(0, to - offset))
        return Readable.from([Buffer.concat([before, rest])])
      }
    }
    const zip = await fromRandomAccessReaderPromise(new Far(), offset + tail.length)
    const found = []
    for await (const one of zip.eachEntry())
      found.push([one.fileName, await text(await zip.openReadStreamPromise(one))])
    expect(found).toEqual([['far', 'far away']])
  })

  test.each([true, false])(
    'ends with the failure of a source (packed: %s)',
    async (isCompressed) => {
      async function* failing() {
        yield Buffer.from('some')
        throw new Error('The disk is gone')
      }
      const archive = zipOf(each({ path: 'a', isCompressed, bytes: failing() }), finish)
      await expect(buffer(archive)).rejects.toThrow('The disk is gone')
    },
  )

  test.each([true, false])(
    'closes its source when nobody reads on (packed: %s)',
    async (isCompressed) => {
      let isClosed = false
      async function* endless() {
        try {
          for (;;) yield Buffer.alloc(100_000, Math.random().toString())
        } finally {
          isClosed = true
        }
      }
      let parts = 0
      for await (const _ of zipOf(each({ path: 'a', isCompressed, bytes: endless() }), finish)) {
        parts += 1
        if (parts === 5) break
      }
      await expect.poll(() => isClosed).toBe(true)
    },
  )
})
