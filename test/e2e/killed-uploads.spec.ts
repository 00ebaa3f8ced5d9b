import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { documentKindNames } from '#modules/documents/schema'
import { isSeenKind } from '#modules/organisation/kinds.schema'
import { expect, test } from '#test/own-product'
import { addRecord, apiKey, headKept } from '#test/product'

const kinds = documentKindNames.filter((kind) => !isSeenKind(kind)).slice(0, 8)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A small picture that nobody else has. */
function freshPicture(): Promise<Buffer> {
  const raw = { width: 150, height: 150, channels: 3 as const }
  return sharp(randomBytes(150 * 150 * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** In pieces, so that a kill meets uploads at every stage. */
async function* slowly(bytes: Buffer) {
  for (let sent = 0; sent < bytes.length; sent += 24_000) {
    await pause(2)
    yield bytes.subarray(sent, sent + 24_000)
  }
}

// Kills by the dozen, amid everything else, are in test/long/faults.
test('kill -9 amid eight uploads loses nothing that was acknowledged', async ({ product }) => {
  await headKept(product)
  const headers = { authorization: `Bearer ${await apiKey(product, 'admin', 'candidates')}` }
  const { id: recordId } = await addRecord(product, headers.authorization.slice(7))
  const documents = `${product.url}/api/v1/records/${recordId}/documents`
  const acknowledged = new Map<string, string>()
  const first = Promise.withResolvers<void>()
  let cut = 0
  const uploadUntilKilled = async (kind: string) => {
    while (cut === 0) {
      const bytes = await freshPicture()
      const body = Readable.toWeb(Readable.from(slowly(bytes)))
      const sent = { method: 'PUT', headers, body, duplex: 'half' } as object
      try {
        const response = await fetch(`${documents}/${kind}`, sent)
        expect(response.ok).toBe(true)
        acknowledged.set(((await response.json()) as { id: string }).id, sha256(bytes))
        first.resolve()
      } catch (error) {
        // Said where the connection broke, or the answer.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
        cut += 1
      }
    }
  }
  const uploads = Promise.all(kinds.map(uploadUntilKilled))
  await Promise.race([first.promise, uploads])
  await product.kill()
  await uploads
  expect(cut).toBeGreaterThan(1)
  expect(acknowledged.size).toBeGreaterThan(0)
  await product.restart()
  for (const [id, hash] of acknowledged) {
    const original = await fetch(`${product.url}/api/v1/documents/${id}/original`, { headers })
    expect(sha256(await original.bytes())).toBe(hash)
  }
  // Nor is a file left over: a start clears away what has no row.
  await expect.poll(async () => (await product.run(['doctor'])).stdout).toMatch(/^All is well/)
})
