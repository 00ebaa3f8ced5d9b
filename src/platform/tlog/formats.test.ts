import { describe, expect, test } from 'vitest'
import {
  canonicalJson,
  openNote,
  readCheckpoint,
  readNote,
  readVerifier,
  signNote,
  verifierOf,
  writeCheckpoint,
  writeProof,
  writeVerifier,
} from './checkpoint.ts'
import { emptyRoot, leafHash, rootOver } from './merkle.ts'
import { hashesAt, hashOfRange, readTilePath, tilePath } from './tile.ts'

/** The example of Go's golang.org/x/mod/sumdb/note. */
const neumann = {
  key: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  seed: Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1),
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  signature:
    '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n',
  second:
    '— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n',
}
/** The example of c2sp.org/signed-note. */
const foo = {
  key: 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
  note: 'This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n',
}
const verifier = (key: string) => readVerifier(key) as NonNullable<ReturnType<typeof readVerifier>>

describe('a signed note', () => {
  const signer = { name: 'PeterNeumann', seed: neumann.seed }
  const note = `${neumann.text}\n${neumann.signature}`

  test("is byte for byte the example of Go's note, and so is its key", () => {
    expect(signNote(neumann.text, signer)).toBe(note)
    expect(writeVerifier(verifierOf(signer))).toBe(neumann.key)
  })

  test('opens with its key, also beside signatures of others', () => {
    expect(openNote(foo.note, [verifier(foo.key)])).toBe('This is an example message.\n')
    expect(openNote(note + neumann.second, [verifier(neumann.key)])).toBe(neumann.text)
  })

  test('does not open with another key, another name or another text', () => {
    expect(openNote(foo.note, [verifier(neumann.key)])).toBeNull()
    expect(openNote(foo.note.replace('an', 'no'), [verifier(foo.key)])).toBeNull()
    expect(openNote(foo.note.replace('/foo ', '/fop '), [verifier(foo.key)])).toBeNull()
    expect(openNote(note.replace('ZJku', 'ZJkv'), [verifier(neumann.key)])).toBeNull()
  })

  test('is read as nothing when it is not well-formed, and has no key that is not', () => {
    const notes = {
      nothing: '',
      'no signature': neumann.text,
      'an end without a line feed': note.slice(0, -1),
      'another dash': note.replace('— ', '- '),
      'a control character': note.replace('know', 'kn\row'),
      'shortened base64': note.replace('JnAM=', 'JnAM'),
      'two spaces': note.replace('—', '—  '),
    }
    for (const [what, text] of Object.entries(notes)) expect(readNote(text), what).toBeNull()
    for (const key of [
      foo.key.replace('530d903a', '530d903b'),
      foo.key.replace('foo', 'fop'),
      foo.key.replace('+Aeky', '+Beky'),
      'name+530d903a',
      `two words+${foo.key.split('+')[1]}+AA==`,
    ])
      expect(readVerifier(key), key).toBeNull()
  })

  test('is neither signed under a name with a space nor over a text that does not end', () => {
    expect(() => signNote('text\n', { ...signer, name: 'two words' })).toThrow(TypeError)
    expect(() => signNote('text', signer)).toThrow(TypeError)
  })
})

describe('a checkpoint', () => {
  // The body of the example in c2sp.org/tlog-checkpoint.
  const example =
    'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'

  test('is written as it is read', () => {
    const read = readCheckpoint(example)
    expect(read).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 })
    expect(read && writeCheckpoint(read)).toBe(example)
    expect(readCheckpoint(`${example}an extension\n`)).toEqual(read)
  })

  test('has a size, and a root of 32 bytes', () => {
    for (const size of ['020852163', '+1', '-1', '1e3', '', '99999999999999999999'])
      expect(readCheckpoint(example.replace('20852163', size)), size).toBeNull()
    expect(readCheckpoint(example.replace('CsUY', ''))).toBeNull()
    expect(readCheckpoint(example.replace('I=', 'I'))).toBeNull()
  })
})

describe('JSON in one form', () => {
  test('has the order of keys of the example in RFC 8785, section 3.2.3', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6']
    const written = canonicalJson(Object.fromEntries(keys.map((key) => [key, [null, 1e21]])))
    const order = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33']
    const members = order.map((key) => `${JSON.stringify(key)}:[null,1e+21]`)
    expect(written).toBe(`{${members.join(',')}}`)
  })
})

describe('a proof', () => {
  test('is a page of lines that ends with the checkpoint', () => {
    const hash = Buffer.alloc(32, 1)
    const written = writeProof({
      leaf: 7,
      extra: Buffer.from('{}'),
      hashes: [hash],
      checkpoint: foo.note,
    })
    expect(written).toBe(
      `c2sp.org/tlog-proof@v1\nextra e30=\nindex 7\n${hash.toString('base64')}\n\n${foo.note}`,
    )
  })
})

describe('tiles', () => {
  test('lie at a path, and at no other one', () => {
    for (const [level, index, width, path] of [
      [0, 0, 256, 'tile/0/000'],
      [0, 273, 112, 'tile/0/273.p/112'],
      [1, 1234067, 256, 'tile/1/x001/x234/067'],
      [63, 1000, 1, 'tile/63/x001/000.p/1'],
    ] as const) {
      expect(tilePath({ level, index }, width)).toBe(path)
      expect(readTilePath(path)).toEqual({ level, index, width })
    }
    for (const path of [
      ...['tile/64/000', 'tile/00/000', 'tile/0/0', 'tile/0/x000/001', 'tile/0/001/002'],
      ...['tile/0/000.p/0', 'tile/0/000.p/256', 'tile/0/000.p/01', 'tile/entries/000'],
      ...['tile/0/x999/x999/x999/x999/x999/x999/999', 'tile/0/000/'],
    ])
      expect(readTilePath(path), path).toBeNull()
  })

  test("of 70,000 leaves are as many as the specification's example says", () => {
    expect([0, 1, 2, 3].map((level) => hashesAt(level, 70_000))).toEqual([70_000, 273, 1, 0])
    expect(70_000 - 273 * 256).toBe(112)
  })

  test('give the root of every range that a tree is made of', () => {
    const leaves = Array.from({ length: 700 }, (_, at) => leafHash(Buffer.from(String(at))))
    const above = [0, 1].map((at) => rootOver(leaves.slice(at * 256, (at + 1) * 256)))
    const hashesOf = ({ level, index }: { level: number; index: number }) =>
      (level === 0 ? leaves : above).slice(index * 256, (index + 1) * 256)
    for (const [from, to] of [
      [0, 700],
      [0, 512],
      [0, 1],
      [512, 700],
      [256, 512],
      [640, 700],
    ] as const)
      expect(hashOfRange({ from, to }, hashesOf)).toEqual(rootOver(leaves.slice(from, to)))
    expect(hashOfRange({ from: 0, to: 0 }, hashesOf)).toEqual(emptyRoot())
    expect(() => hashOfRange({ from: 0, to: 701 }, hashesOf)).toThrow('too short')
  })
})
