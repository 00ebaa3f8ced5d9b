import { CoMETRE } from '@transmute/rfc9162'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyRoot,
  growingRoot,
  type Hash,
  inclusionRanges,
  leafHash,
  rootOver,
  verifyInclusion,
} from './merkle.ts'

const { RFC9162_SHA256: other } = CoMETRE

/** Entries and roots that implementations of RFC 6962 have compared themselves by since the first. */
const entries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => Buffer.from(hex, 'hex'))
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

const included = (leaves: Hash[], leaf: number) =>
  inclusionRanges(leaf, leaves.length).map(({ from, to }) => rootOver(leaves.slice(from, to)))
const hex = (hashes: readonly Uint8Array[]) =>
  hashes.map((hash) => Buffer.from(hash).toString('hex'))

describe('roots', () => {
  test('are those of the known examples', () => {
    expect(emptyRoot().toString('hex')).toMatch(/^e3b0c44298fc1c14/)
    const growing = growingRoot()
    for (const [index, entry] of entries.entries()) {
      growing.append(leafHash(entry))
      expect(growing.root().toString('hex')).toBe(roots[index])
    }
  })
})

describe('proofs', () => {
  const leaves = Array.from({ length: 70 }, (_, index) => leafHash(Buffer.from(`entry ${index}`)))
  const theirs = Array.from({ length: 70 }, (_, index) => Buffer.from(`entry ${index}`))

  test('are hash by hash those of another implementation', async () => {
    for (const size of [1, 2, 3, 7, 8, 21, 64, 70]) {
      const [ours, others] = [leaves.slice(0, size), await hashed(theirs.slice(0, size))]
      expect(hex([rootOver(ours)])).toEqual(hex([await other.root(others)]))
      for (let leaf = 0; leaf < size; leaf += 1) {
        const proof = await other.inclusion_proof(leaf, others)
        expect(hex(included(ours, leaf))).toEqual(hex(proof.inclusion_path))
      }
    }
  })

  async function hashed(all: Uint8Array[]): Promise<Uint8Array[]> {
    return Promise.all(all.map((entry) => other.leaf(entry)))
  }
})

/** A tree, and one of its leaves. */
const pool = Array.from({ length: 13 }, (_, index) => leafHash(Buffer.from([index])))
const trees = fc.shuffledSubarray(pool, { minLength: 2 }).chain((leaves) =>
  fc.record({
    leaves: fc.constant(leaves),
    leaf: fc.nat({ max: leaves.length - 1 }),
  }),
)

test('10,000 random trees prove each leaf at its place, and no other, no forged one, with no hash more', () => {
  const forged = leafHash(Buffer.from('something that nobody wrote'))
  // Booleans and no `expect`, which would take longer than the hashing.
  const isProven = ({ leaves, leaf }: { leaves: Hash[]; leaf: number }) => {
    const root = rootOver(leaves)
    const tree = { size: leaves.length, root, proof: included(leaves, leaf) }
    const claim = { ...tree, leaf, hash: leaves[leaf] as Hash }
    return (
      verifyInclusion(claim) &&
      !verifyInclusion({ ...claim, leaf: (leaf + 1) % leaves.length }) &&
      !verifyInclusion({ ...claim, hash: forged }) &&
      !verifyInclusion({ ...claim, proof: [...tree.proof, root] })
    )
  }
  fc.assert(fc.property(trees, isProven), { numRuns: 10_000 })
})
