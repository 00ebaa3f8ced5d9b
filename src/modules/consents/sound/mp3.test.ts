import { expect, test } from 'vitest'
import { id3, mp3Frame, mp3Of } from '#test/sounds'
import { soundAlone } from './sound-alone.ts'

const sound = mp3Of(5)
const place = '+23.8103+090.4125/ Padma phone'
const stripped = (...parts: readonly Buffer[]) => soundAlone(Buffer.concat(parts), 'audio/mpeg')

const id3v1 = Buffer.concat([Buffer.from(`TAG${place}`), Buffer.alloc(95)])
const id3v1Long = Buffer.concat([Buffer.from(`TAG+${place}`), Buffer.alloc(193)])
const lyrics3 = Buffer.from('LYRICSBEGININD0000200', 'latin1')

function apeFooter(size: number, flags: number): Buffer {
  const footer = Buffer.alloc(32)
  footer.write('APETAGEX', 'latin1')
  footer.writeUInt32LE(2000, 8)
  footer.writeUInt32LE(size, 12)
  footer.writeUInt32LE(flags, 20)
  return footer
}
const items = Buffer.from(place)
const ape = (header: Buffer[], flags: number) =>
  Buffer.concat([...header, items, apeFooter(items.length + 32, flags)])

const id3Last = (() => {
  const tag = id3(place, 4)
  tag[5] = 0x10
  return Buffer.concat([tag, Buffer.from('3DI'), tag.subarray(3, 10)])
})()

test.each([
  ['nothing', [sound]],
  ['ID3 before it', [id3(place), sound]],
  ['ID3 twice, with room behind', [id3(place, 4), id3(place, 2), Buffer.alloc(300), sound]],
  ['ID3 with a footer before it', [id3Last, sound]],
  ['ID3v1', [sound, id3v1]],
  ['ID3v1 with the longer one', [sound, id3v1Long, id3v1]],
  ['APE without a header', [sound, ape([], 0)]],
  ['APE with a header', [sound, ape([apeFooter(items.length + 32, 0xa0000000)], 0x80000000)]],
  ['lyrics', [sound, lyrics3, Buffer.from('000021LYRICS200')]],
  ['lyrics of the first version', [sound, Buffer.from(`LYRICSBEGIN${place}LYRICSEND`)]],
  ['ID3 behind it', [sound, id3Last]],
  ['several', [id3(place), sound, ape([], 0), lyrics3, Buffer.from('000021LYRICS200'), id3v1]],
])('an MP3 with %s is its frames alone', (_, parts) => {
  expect(stripped(...parts)).toEqual(sound)
})

test('frames on both sides of a tag stay, in their order', () => {
  expect(stripped(mp3Of(2), id3(place), mp3Of(3))).toEqual(Buffer.concat([mp3Of(2), mp3Of(3)]))
})

test('a last frame that is cut off stays, unless it may be one of two things', () => {
  const cut = mp3Frame(9).subarray(0, 60)
  expect(stripped(id3(place), sound, cut)).toEqual(Buffer.concat([sound, cut]))
  expect(stripped(sound, cut, id3v1)).toBeNull()
  // Sound that happens to look like a tag is not taken for one.
  const likeTag = Buffer.concat([sound, mp3Frame(0), mp3Frame(0)])
  likeTag.write('TAG', likeTag.length - 128, 'latin1')
  expect(stripped(likeTag)).toBeNull()
})

const lying = (size: number) => {
  const tag = id3(place)
  tag.writeUInt32BE(size, 6)
  return tag
}

test.each([
  ['an ID3 tag larger than the file', [lying(0x7f7f7f7f), sound]],
  ['an ID3 tag that says less than it has', [lying(5), sound]],
  ['an ID3 tag with a size that is none', [lying(0x80), sound]],
  ['an ID3 tag alone', [id3(place)]],
  ['an ID3 tag that is cut off', [Buffer.from('ID3\u0003')]],
  ['an APE tag larger than the file', [sound, items, apeFooter(0xffffffff, 0)]],
  ['an APE tag smaller than its footer', [sound, apeFooter(3, 0)]],
  ['an APE tag without the header that it promises', [sound, ape([], 0x80000000)]],
  ['an APE tag that says less than it has', [sound, items, apeFooter(40, 0)]],
  ['lyrics larger than the file', [sound, Buffer.from('LYRICSBEGIN999999LYRICS200')]],
  ['lyrics of no size', [sound, Buffer.from('LYRICSBEGIN-----1LYRICS200')]],
  ['a footer of ID3 without a beginning', [sound, Buffer.from('3DI\u0004\0\0\0\0\0\u0005')]],
  ['text behind its sound', [sound, Buffer.from(place)]],
  ['text in its sound', [sound, Buffer.from(place), sound]],
  ['another stream behind its sound', [sound, Buffer.from([0xff, 0xfb, 0x14, 0xc4]), sound]],
  ['a frame of a free bit rate', [Buffer.from([0xff, 0xfb, 0, 0xc4]), Buffer.alloc(100)]],
  ['a frame of layer II', [Buffer.from([0xff, 0xfd, 0x10, 0xc4]), Buffer.alloc(500)]],
  ['only the beginning of a frame', [mp3Frame(1).subarray(0, 100)]],
  ['room alone', [Buffer.alloc(100)]],
])('an MP3 with %s is not understood', (_, parts) => {
  expect(stripped(...parts)).toBeNull()
})

test('no place at which an MP3 is cut off lets a part of a tag through', () => {
  const whole = Buffer.concat([id3(place), sound, id3v1])
  for (let length = 0; length <= whole.length; length += 1) {
    const left = stripped(whole.subarray(0, length))
    if (left === null) continue
    expect(left).toEqual(sound.subarray(0, left.length))
  }
})

test.each([
  ['MPEG-1, 128 kbit/s, 44.1 kHz, padded', 0xfffb92c4, 418],
  ['MPEG-1, 320 kbit/s, 48 kHz', 0xfffbe4c4, 960],
  ['MPEG-2, 64 kbit/s, 22.05 kHz', 0xfff380c4, 208],
  ['MPEG-2.5, 8 kbit/s, 8 kHz', 0xffe318c4, 72],
])('frames of %s are as long as they say', (_, header, length) => {
  const frame = Buffer.alloc(length, 7)
  frame.writeUInt32BE(header)
  const frames = Buffer.concat([frame, frame, frame])
  expect(stripped(id3(place), frames, id3v1)).toEqual(frames)
  expect(stripped(frames, Buffer.from('x'))).toBeNull()
})
