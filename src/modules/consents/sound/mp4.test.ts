import { expect, test } from 'vitest'
import { aac, box, ftyp, m4a, roomAt, track } from '#test/sounds'
import { soundAlone } from './sound-alone.ts'

const samples = [100, 40, 60].map((length, at) => Buffer.alloc(length, at + 1))
const sound = Buffer.concat(samples)
const place = '+23.8103+090.4125/ Padma phone'
const own = track({ samples, at: roomAt })
const stripped = (bytes: Buffer) => soundAlone(bytes, 'audio/mp4')

/** Changes the size that the first box of a type says it has. */
function resized(bytes: Buffer, type: string, size: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt32BE(size, changed.indexOf(type) - 4)
  return changed
}

test('an M4A keeps its sound where it was, without what a recorder adds', () => {
  const udta = box('udta', box('\u00a9xyz', place), box('meta', 0, place))
  const more = [box('udta', box('name', place)), box('tref', box('chap', 2))]
  const kept = track({ samples, at: roomAt, more })
  const around = [box('uuid', place), box('free', place), box('meta', 0, place)]
  const bytes = m4a(sound, [udta, kept, box('meta', 0, place)], around)
  const left = stripped(bytes) as Buffer
  expect(left).toHaveLength(bytes.length)
  expect(left.subarray(roomAt, roomAt + sound.length)).toEqual(sound)
  for (const said of ['Padma', '23.8', 'makr']) expect(left.includes(said)).toBe(false)
  expect(left.includes(Buffer.from([0xe1, 0x23, 0x45, 0x67]))).toBe(false)
  expect(left.includes('decoder')).toBe(true)
  expect(stripped(left)).toEqual(left)
})

test('of an M4A only the tracks of sound stay, and nothing between their samples', () => {
  const before = Buffer.from(place)
  const behind = Buffer.from(`${place} and later`)
  const room = Buffer.concat([before, sound, behind])
  const kept = track({ samples, at: roomAt + before.length })
  const places = track({
    kind: 'meta',
    samples: [behind],
    at: roomAt + before.length + sound.length,
  })
  const left = stripped(m4a(room, [places, kept])) as Buffer
  const zeroed = Buffer.concat([Buffer.alloc(before.length), sound, Buffer.alloc(behind.length)])
  expect(left.subarray(roomAt, roomAt + room.length)).toEqual(zeroed)
  expect(left.toString('latin1').match(/trak/g)).toHaveLength(1)
})

test('samples are found by every kind of table', () => {
  const gap = Buffer.from(place)
  const room = Buffer.concat([sound, gap, sound])
  const second = roomAt + sound.length + gap.length
  const six = [...samples, ...samples].map(({ length }) => length)
  const tables = {
    stsz: box('stsz', 0, 0, 6, ...six),
    stsc: box('stsc', 0, 2, 1, 2, 1, 2, 4, 1),
    stco: box('co64', 0, 2, 0, roomAt, 0, second - 60),
  }
  const left = stripped(m4a(room, [track({ samples, at: 0, tables })])) as Buffer
  // The second chunk begins within the room between them, with the third sample: 60 bytes.
  const between = left.subarray(roomAt + 140, second - 60)
  expect(between.every((byte) => byte === 0)).toBe(true)
  expect(left.subarray(second, roomAt + room.length)).toEqual(sound)
  const same = { stsz: box('stsz', 0, 50, 4), stsc: box('stsc', 0, 1, 1, 4, 1) }
  const constant = stripped(m4a(room, [track({ samples, at: roomAt, tables: same })])) as Buffer
  expect(constant.subarray(roomAt, roomAt + 200)).toEqual(sound)
  expect(constant.subarray(roomAt + 200, roomAt + room.length).every((byte) => byte === 0)).toBe(
    true,
  )
})

test('sizes may be in 64 bits, or go to the end of the file', () => {
  const moov = m4a(sound, [track({ samples, at: ftyp.length + 16 })])
  const tables = moov.subarray(moov.indexOf('moov') - 4)
  const large = box('mdat', 0, 16 + sound.length, sound)
  large.writeUInt32BE(1)
  const left = stripped(
    Buffer.concat([ftyp, large, tables, resized(box('skip', place), 'skip', 0)]),
  )
  expect(left?.subarray(ftyp.length + 16, ftyp.length + 16 + sound.length)).toEqual(sound)
  expect(left?.includes('Padma')).toBe(false)
})

const good = m4a(sound, [own])
const withTables = (tables: Record<string, Buffer>) =>
  m4a(sound, [track({ samples, at: roomAt, tables })])
const coded = (coding: Buffer) => m4a(sound, [track({ samples, at: roomAt, coding })])
const dref = (entry: Buffer) =>
  Buffer.from(
    good.toString('latin1').replace(box('url ', 1).toString('latin1'), entry.toString('latin1')),
    'latin1',
  )

test.each([
  ['no tables', Buffer.concat([ftyp, box('mdat', sound)])],
  ['tables twice', Buffer.concat([good, good.subarray(good.indexOf('moov') - 4)])],
  ['no sound', m4a(sound, [track({ kind: 'vide', samples, at: roomAt })])],
  ['no sample', m4a(sound, [track({ samples: [], at: roomAt })])],
  ['a track without a kind', m4a(sound, [box('trak', box('mdia'))])],
  ['a box larger than the file', resized(good, 'moov', 0x7fffffff)],
  ['a box of 64 bits larger than the file', resized(good, 'moov', 1)],
  ['a box larger than the one around it', resized(good, 'stbl', 5000)],
  ['a box that ends too early', resized(good, 'trak', 40)],
  ['a box smaller than its header', resized(good, 'mdia', 7)],
  ['a few bytes behind the last box', Buffer.concat([good, Buffer.from('abc')])],
  ['samples before the room for sound', m4a(sound, [track({ samples, at: roomAt - 8 })])],
  ['samples behind the end', m4a(sound, [track({ samples, at: roomAt + 1 })])],
  ['samples beyond the file', m4a(sound, [track({ samples, at: 0xffffffff })])],
  ['more sizes than the table has', withTables({ stsz: box('stsz', 0, 0, 0xffffffff, 100, 40) })],
  ['a size too many', withTables({ stsz: box('stsz', 0, 0, 3, 100, 40, 60, 1) })],
  ['more chunks than the table has', withTables({ stco: box('stco', 0, 0xffffffff, roomAt) })],
  ['countless samples of one size', withTables({ stsz: box('stsz', 0, 1, 0xffffffff) })],
  ['fewer samples in chunks', withTables({ stsc: box('stsc', 0, 1, 1, 2, 1) })],
  ['more samples in chunks', withTables({ stsc: box('stsc', 0, 1, 1, 4, 1) })],
  ['chunks that begin with the second', withTables({ stsc: box('stsc', 0, 1, 2, 3, 1) })],
  ['chunks backwards', withTables({ stsc: box('stsc', 0, 2, 1, 3, 1, 1, 3, 1) })],
  ['text behind a table', withTables({ stts: box('stts', 0, 1, 3, 1024, place) })],
  ['two tables of places', withTables({ more: box('stco', 0, 1, roomAt) })],
  ['compact sizes', withTables({ stsz: box('stz2', 0, 8, 3, 'abc') })],
  ['no coding', withTables({ stsd: box('stsd', 0, 0) })],
  ['another coding', coded(box('samr', Buffer.alloc(28), box('damr', place)))],
  ['a coding without its decoder', coded(box('mp4a', Buffer.alloc(28), box('wave', place)))],
  [
    'a coding as QuickTime has it',
    coded(Buffer.from(aac.map((byte, at) => (at === 17 ? 1 : byte)))),
  ],
  ['sound in another file', dref(box('url ', 0))],
  ['sound on a disk with a name', dref(box('alis', 1))],
])('an M4A with %s is not understood', (_, bytes) => {
  expect(stripped(good)).not.toBeNull()
  expect(stripped(bytes)).toBeNull()
})

test('an M4A that is cut off is not understood, wherever it is cut', () => {
  for (let length = 0; length < good.length; length += 1)
    expect(stripped(good.subarray(0, length)), `${length} bytes`).toBeNull()
})

test('no byte of an M4A, whatever it says, ends in anything but an answer', () => {
  const bytes = m4a(sound, [box('udta', box('\u00a9xyz', place)), own])
  for (let at = ftyp.length; at < bytes.length; at += 1)
    for (const value of [0, 1, 0x7f, 0xff]) {
      const changed = Buffer.from(bytes)
      changed[at] = value
      const left = stripped(changed)
      expect(left === null || left.length === bytes.length).toBe(true)
    }
})
