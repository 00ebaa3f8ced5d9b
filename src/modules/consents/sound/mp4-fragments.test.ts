import { expect, test } from 'vitest'
import { box, ftyp, track } from '#test/sounds'
import { soundAlone } from './sound-alone.ts'

const samples = [50, 50, 50].map((length, at) => Buffer.alloc(length, at + 1))
const sound = Buffer.concat(samples)
const place = '+23.8103+090.4125/ Padma phone'
const stripped = (bytes: Buffer) => soundAlone(bytes, 'audio/mp4')

const noRows = {
  ...{ stts: box('stts', 0, 0), stsc: box('stsc', 0, 0), stsz: box('stsz', 0, 0, 0) },
  stco: box('stco', 0, 0),
}
const empty = { samples: [], at: 0, tables: noRows }
/** Tracks 1, of sound, and 2, of places; samples have 50 bytes where nothing says another size. */
const moov = box(
  'moov',
  box('mvhd', 0, 0xe1234567, 0xe1234567, 44_100, 1024, Buffer.alloc(80)),
  track(empty),
  track({ ...empty, kind: 'meta', id: 2 }),
  box('mvex', box('trex', 0, 1, 1, 1024, 50, 0), box('trex', 0, 2, 1, 1024, place.length, 0)),
  box('udta', place),
)
const moofAt = ftyp.length + moov.length

type Parts = (offset: number) => readonly Buffer[]

/** A file with one fragment; its parts are told how far behind its beginning its room begins. */
function fragmented(parts: Parts, room: Buffer): Buffer {
  const moof = (offset: number) => box('moof', box('mfhd', 0, 1), ...parts(offset))
  return Buffer.concat([ftyp, moov, moof(moof(0).length + 8), box('mdat', room)])
}

const onMoof = 0x2_0000
const rows = [50, 60, 40].flatMap((size) => [1024, size])

/** What says where the samples of sound are: all forms of the same. */
const forms: Record<string, Parts> = {
  'a place in the run and the size of all': (offset) => [
    box('traf', box('tfhd', onMoof, 1), box('trun', 1, 3, offset)),
  ],
  'a size for this part of the track': (offset) => [
    box('traf', box('tfhd', onMoof + 0x18, 1, 1024, 30), box('trun', 5, 5, offset, 0)),
  ],
  'a size for each sample': (offset) => [
    box('traf', box('tfhd', 0, 1), box('trun', 0x301, 3, offset, ...rows)),
  ],
  'a place for the part of the track': (offset) => [
    box('traf', box('tfhd', 1, 1, 0, moofAt + offset), box('tfdt', 0, 0), box('trun', 0, 3)),
  ],
  'runs behind one another': (offset) => [
    box('traf', box('tfhd', 0, 1), box('trun', 1, 1, offset), box('trun', 0, 2)),
  ],
}

test.each(Object.entries(forms))('sound in a fragment is found by %s', (_, parts) => {
  const bytes = fragmented(parts, Buffer.concat([sound, Buffer.from(place)]))
  const left = stripped(bytes) as Buffer
  const room = Buffer.concat([sound, Buffer.alloc(place.length)])
  expect(left.subarray(bytes.length - room.length)).toEqual(room)
  expect(left.includes('Padma')).toBe(false)
  expect(stripped(left)).toEqual(left)
})

test('other tracks are removed from fragments', () => {
  const parts: Parts = (offset) => [
    box('traf', box('tfhd', onMoof, 2), box('trun', 1, 1, offset)),
    box('traf', box('tfhd', onMoof, 1), box('trun', 1, 3, offset + place.length)),
    box('uuid', place),
  ]
  const bytes = fragmented(parts, Buffer.concat([Buffer.from(place), sound]))
  const left = stripped(bytes) as Buffer
  expect(left.subarray(bytes.length - sound.length)).toEqual(sound)
  expect(left.includes('Padma')).toBe(false)
  expect(left.toString('latin1').match(/traf/g)).toHaveLength(1)
})

test('sound may be in several fragments', () => {
  const one = forms['a place in the run and the size of all'] as Parts
  const fragment = fragmented(one, sound).subarray(moofAt)
  const between = box('emsg', place)
  const left = stripped(Buffer.concat([ftyp, moov, fragment, between, fragment])) as Buffer
  expect(left.subarray(moofAt, moofAt + fragment.length)).toEqual(fragment)
  expect(left.subarray(-fragment.length)).toEqual(fragment)
  expect(left.includes('Padma')).toBe(false)
})

const inRun = (...run: readonly number[]): Parts => {
  return () => [box('traf', box('tfhd', onMoof, 1), box('trun', ...run))]
}

test.each<[string, Parts]>([
  ['no part of a track', () => []],
  ['no sample', inRun(1, 0, 0)],
  ['sound before its room', inRun(1, 3, 8)],
  ['sound before the file', inRun(1, 3, 0xffff0000)],
  ['sound behind the end', (offset) => inRun(1, 3, offset + 1)(offset)],
  ['more samples than the file has room for', (offset) => inRun(1, 0xffffffff, offset)(offset)],
  ['more samples than the run has rows', (offset) => inRun(0x201, 4, offset, 50, 50, 50)(offset)],
  ['fewer samples than the run has rows', (offset) => inRun(0x201, 2, offset, 50, 50, 50)(offset)],
  ['a run that is cut off', inRun(1, 3)],
  ['a part without a header', () => [box('traf', box('trun', 1, 3, 100))]],
  [
    'a part behind another one',
    (offset) => [
      box('traf', box('tfhd', 0, 2), box('trun', 1, 0, offset)),
      box('traf', box('tfhd', 0, 1), box('trun', 0, 3)),
    ],
  ],
])('a file in fragments with %s is not understood', (_, parts) => {
  expect(stripped(fragmented(parts, sound))).toBeNull()
})

test('samples need a size', () => {
  const one = forms['a place in the run and the size of all'] as Parts
  const bytes = fragmented(one, sound)
  bytes.write('free', bytes.indexOf('mvex'), 'latin1')
  expect(stripped(bytes)).toBeNull()
})

test('a file in fragments that is cut off is not understood, except between two of them', () => {
  const one = forms['a size for each sample'] as Parts
  const whole = fragmented(one, sound)
  const twice = Buffer.concat([whole, whole.subarray(moofAt)])
  for (let length = 0; length < twice.length; length += 1) {
    const left = stripped(twice.subarray(0, length))
    if (length === whole.length) expect(left).toEqual(stripped(whole))
    else expect(left, `${length} bytes`).toBeNull()
  }
})

test('no byte of a fragment, whatever it says, ends in anything but an answer', () => {
  const bytes = fragmented(forms['a size for each sample'] as Parts, sound)
  for (let at = ftyp.length; at < bytes.length; at += 1)
    for (const value of [0, 1, 0x7f, 0xff]) {
      const changed = Buffer.from(bytes)
      changed[at] = value
      const left = stripped(changed)
      expect(left === null || left.length === bytes.length).toBe(true)
    }
})
