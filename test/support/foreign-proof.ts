import { CoMETRE } from '@transmute/rfc9162'

const { RFC9162_SHA256: other } = CoMETRE

/**
 * Reads a c2sp.org/tlog-proof and lets somebody else's implementation of RFC 9162 go from the leaf to the
 * root. Uses none of our code: an error of ours would confirm itself.
 */
export async function climbByOthers(proof: string) {
  const [head = '', checkpoint = ''] = proof.split(/\n\n(.*)/s)
  const [, extra = '', index = '', ...hashes] = head.split('\n')
  const [, size, root = ''] = checkpoint.split('\n')
  const leaf = Buffer.from(extra.replace('extra ', ''), 'base64')
  const reached = await other.verify_inclusion_proof(await other.leaf(leaf), {
    log_id: other.tree_alg,
    tree_size: Number(size),
    leaf_index: Number(index.replace('index ', '')),
    inclusion_path: hashes.map((hash) => Buffer.from(hash, 'base64')),
  })
  return { leaf, checkpoint, hashes: hashes.length, reached: toText(reached), root }
}

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
