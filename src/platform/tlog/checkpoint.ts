import { type Hash, leafHash, verifyInclusion } from './merkle.ts'
import { type NoteVerifier, openNote, readBase64 } from './note.ts'
import { hashBytes } from './tile.ts'

// Checkpoints in the form of c2sp.org/tlog-checkpoint, the text of a signed note; and proofs that can be
// checked offline, in the form of c2sp.org/tlog-proof.

/** The head of a log: how many leaves it has, and the root over them. */
export interface Checkpoint {
  /** The log's name. */
  origin: string
  size: number
  root: Hash
}

export function writeCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`
}

/** Reads the checkpoint in a note's text; ignores further lines. Null when there is none. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin = '', digits = '', base64 = '', ...rest] = text.split('\n')
  const size = Number(digits)
  const root = readBase64(base64)
  if (origin === '' || !/^(?:0|[1-9]\d*)$/.test(digits) || !Number.isSafeInteger(size)) return null
  if (root?.length !== hashBytes || rest.at(-1) !== '' || rest.slice(0, -1).includes(''))
    return null
  return { origin, size, root }
}

/** A leaf's index, the sibling hashes on its path to the root, and the signed checkpoint with that root. */
export interface InclusionProof {
  leaf: number
  /** The data that the leaf's hash covers. */
  extra: Buffer
  hashes: readonly Hash[]
  checkpoint: string
}

const proofHeader = 'c2sp.org/tlog-proof@v1'

export function writeProof({ leaf, extra, hashes, checkpoint }: InclusionProof): string {
  const lines = [proofHeader, `extra ${extra.toString('base64')}`, `index ${leaf}`]
  return `${[...lines, ...hashes.map((hash) => hash.toString('base64'))].join('\n')}\n\n${checkpoint}`
}

/**
 * Returns the leaf of a proof when its checkpoint is signed by one of these keys and the leaf is under its
 * root; null for any other text.
 */
export function openProof(text: string, verifiers: readonly NoteVerifier[]): Buffer | null {
  const end = text.indexOf('\n\n')
  const [header, extra = '', index = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\n')
  const leaf = /^extra /.test(extra) ? readBase64(extra.slice('extra '.length)) : null
  const place = /^index (0|[1-9]\d{0,14})$/.exec(index)?.[1]
  const checkpoint = readCheckpoint(openNote(text.slice(end + 2), verifiers) ?? '')
  if (header !== proofHeader || !leaf || place === undefined || !checkpoint) return null
  const proof = lines.flatMap((line) => readBase64(line) ?? [])
  if (proof.length !== lines.length) return null
  const { size, root } = checkpoint
  const claim = { leaf: Number(place), hash: leafHash(leaf), size, root, proof }
  return verifyInclusion(claim) ? leaf : null
}
