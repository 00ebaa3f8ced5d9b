import { createHash, randomBytes, randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { documentKindNames } from '#modules/documents/schema'
import { isSeenKind } from '#modules/organisation/schema'
import { openDatabaseFile } from '#test/database-file'
import { expect, test } from '#test/own-product'
import { addRecord, apiKey, headKept, type Product } from '#test/product'

/** The short form; `npm run faults -- --kills 250` is the long one. */
const kills = 3
const parallel = 8
const kinds = documentKindNames.filter((kind) => !isSeenKind(kind))

/** A small picture that nobody else has. */
async function freshPicture(): Promise<Buffer> {
  const raw = { width: 150, height: 150, channels: 3 as const }
  return sharp(randomBytes(150 * 150 * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** The bytes in pieces with pauses, so that a kill meets uploads at every stage. */
function slowly(bytes: Buffer): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      await pause(randomInt(4))
      const end = sent + 24_000
      controller.enqueue(new Uint8Array(bytes.subarray(sent, end)))
      sent = end
      if (sent >= bytes.length) controller.close()
    },
  })
}

interface Acknowledged {
  id: string
  sha256: string
}

test('kill -9, again and again during eight parallel uploads, loses nothing that was acknowledged', async ({
  product,
}) => {
  await headKept(product)
  const key = await apiKey(product, 'admin', 'candidates')
  const entered = Array.from({ length: parallel }, () => addRecord(product, key))
  const records = await Promise.all(entered)
  const acknowledged: Acknowledged[] = []
  let cut = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const stop = new AbortController()
    const uploads = records.map(({ id: recordId }) =>
      uploadUntilKilled({ product, key, recordId, stop: stop.signal, acknowledged }),
    )
    // In turn from the start and from the next acknowledgement on, which a busy machine delays.
    if (kill % 2 === 1) await nextOf(acknowledged)
    await pause(randomInt(30, 200))
    await product.kill()
    stop.abort()
    cut += (await Promise.all(uploads)).filter(Boolean).length
    await product.restart()
    await checkFiles(product, key, acknowledged)
  }
  // The test would show nothing had no upload been under way, or none been acknowledged.
  expect(cut).toBeGreaterThan(kills)
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills / 2)
  const doctor = await product.run(['doctor'])
  expect(doctor, doctor.stdout).toMatchObject({ code: 0 })
})

/** Waits until the list has grown. */
async function nextOf(list: readonly unknown[]): Promise<void> {
  const { length } = list
  while (list.length === length) await pause(2)
}

interface Uploading {
  product: Product
  key: string
  recordId: string
  stop: AbortSignal
  acknowledged: Acknowledged[]
}

/** Uploads one picture after the other; answers whether the last was cut off by the kill. */
async function uploadUntilKilled({ product, key, recordId, stop, acknowledged }: Uploading) {
  while (!stop.aborted) {
    const bytes = await freshPicture()
    const kind = kinds[randomInt(kinds.length)]
    try {
      const response = await fetch(`${product.url}/api/v1/records/${recordId}/documents/${kind}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${key}` },
        body: slowly(bytes),
        duplex: 'half',
      } as RequestInit)
      const { id } = (await response.json()) as { id: string }
      if (!response.ok) throw new Error(`The upload was refused with ${response.status}`)
      acknowledged.push({ id, sha256: createHash('sha256').update(bytes).digest('hex') })
    } catch (error) {
      // fetch says TypeError when the connection broke; a refusal would be a finding.
      if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error
      return true
    }
  }
  return false
}

/** Every acknowledged upload is there, every row has its file, every file its row, nothing is left over. */
async function checkFiles(
  product: Product,
  key: string,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const database = openDatabaseFile(product, { readonly: true })
  const rows = database
    .prepare<[], { id: string; recordId: string; sha256: string }>(
      'select "id", "recordId", "sha256" from "documents"',
    )
    .all()
  database.close()
  const folder = join(product.dataFolder, 'files')
  // Polled, because a start tries with a temporary file of its own whether the folder takes one.
  await expect
    .poll(() => filesIn(folder))
    .toEqual(rows.map(({ id, recordId }) => join('originals', recordId, id)).toSorted())
  const held = new Map(rows.map((row) => [row.id, row]))
  for (const { id, sha256 } of acknowledged) expect(held.get(id)?.sha256).toBe(sha256)
  const headers = { authorization: `Bearer ${key}` }
  for (const { id, sha256 } of rows.slice(-20)) {
    const answer = await fetch(`${product.url}/api/v1/documents/${id}/original`, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
}

function filesIn(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      // What the log keeps there says how far it had come.
      .filter((name) => !name.startsWith(`audit${sep}`))
      .toSorted()
  )
}
