import { createHash, verify } from 'node:crypto'
import { publicHalfOf, readPublicKey, signBytes } from '#platform/credentials'
import { type Hash, leafHash, verifyInclusion } from './merkle.ts'
import { hashBytes } from './tile.ts'

// Signed notes in the form of c2sp.org/signed-note and Go's sumdb/note, with Ed25519 keys.

/** Who signs: a name that says whose, and a private key that is 32 bytes (RFC 8032). */
export interface NoteSigner {
  name: string
  seed: Buffer
}

/** The key for checking a text's signature. */
interface NoteVerifier {
  name: string
  /** The first four bytes of a hash over name and key. */
  keyId: Buffer
  publicKey: Buffer
}

const ed25519 = Buffer.from([1])

/** Returns the public half of a signer. */
export function verifierOf({ name, seed }: NoteSigner): NoteVerifier {
  if (!isName(name)) throw new TypeError('A key name holds neither spaces nor a plus')
  return verifierWith(name, publicHalfOf(seed))
}

/** Writes a verifier as text: `name+hash+base64`. */
export function writeVerifier({ name, keyId, publicKey }: NoteVerifier): string {
  const key = Buffer.concat([ed25519, publicKey]).toString('base64')
  return `${name}+${keyId.toString('hex')}+${key}`
}

/** Reads a verifier from text; null when it is not one, or its hash does not match. */
export function readVerifier(text: string): NoteVerifier | null {
  const [, name = '', hash, base64 = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text.trim()) ?? []
  const key = readBase64(base64)
  if (!isName(name) || key?.length !== 33 || key[0] !== ed25519[0]) return null
  const verifier = verifierWith(name, key.subarray(1))
  return verifier.keyId.toString('hex') === hash ? verifier : null
}

/** Signs a text, which must end with a line feed. */
export function signNote(text: string, signer: NoteSigner): string {
  if (!isNoteText(text)) throw new TypeError('A note is lines of text')
  const { name, keyId } = verifierOf(signer)
  const signature = signBytes(Buffer.from(text), signer.seed)
  return `${text}\n— ${name} ${Buffer.concat([keyId, signature]).toString('base64')}\n`
}

/** Splits a note into its parts, whoever signed it; null when it is not a note. */
export function readNote(note: string): { text: string; signatures: NoteSignature[] } | null {
  const split = note.lastIndexOf('\n\n')
  const text = note.slice(0, split + 1)
  const lines = note.slice(split + 2)
  if (split < 1 || !isNoteText(note)) return null
  const signatures: NoteSignature[] = []
  for (const line of lines.slice(0, -1).split('\n')) {
    const [, name = '', base64 = ''] = /^— ([^ ]+) ([^ ]+)$/.exec(line) ?? []
    const bytes = readBase64(base64)
    if (!isName(name) || bytes === null || bytes.length < 5) return null
    signatures.push({ name, keyId: bytes.subarray(0, 4), signature: bytes.subarray(4) })
  }
  return signatures.length > 100 ? null : { text, signatures }
}

interface NoteSignature {
  name: string
  keyId: Buffer
  signature: Buffer
}

/**
 * Returns the text of a note that one of these keys signed; null when none did, or a signature of one of
 * them is wrong. Ignores signatures of other keys.
 */
export function openNote(note: string, verifiers: readonly NoteVerifier[]): string | null {
  const read = readNote(note)
  let isSigned = false
  for (const { name, keyId, signature } of read?.signatures ?? []) {
    const known = verifiers.find((one) => one.name === name && one.keyId.equals(keyId))
    if (!known) continue
    const key = readPublicKey(known.publicKey)
    if (!verify(null, Buffer.from(read?.text ?? ''), key, signature)) return null
    isSigned = true
  }
  return isSigned && read ? read.text : null
}

function verifierWith(name: string, publicKey: Buffer): NoteVerifier {
  const hash = createHash('sha256').update(`${name}\n`).update(ed25519).update(publicKey).digest()
  return { name, keyId: hash.subarray(0, 4), publicKey }
}

function isName(name: string): boolean {
  return name !== '' && name.isWellFormed() && !/[\s\p{White_Space}+]/u.test(name)
}

/** Tells whether a text is lines without control characters, the last one ended. */
function isNoteText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a note may not hold
  return text.endsWith('\n') && text.isWellFormed() && !/[\u0000-\u0009\u000b-\u001f]/.test(text)
}

/** Reads standard base64 and nothing else: `Buffer.from` skips what it does not know. */
function readBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  return text !== '' && bytes.toString('base64') === text ? bytes : null
}

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

/**
 * Writes JSON in the one form of RFC 8785 (JCS): keys in the order of their UTF-16 units, no spaces, texts
 * and numbers as ECMAScript writes them.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const object = value as Readonly<Record<string, unknown>>
  const members = Object.keys(object)
    .filter((name) => object[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(object[name])}`)
  return `{${members.join(',')}}`
}
