import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { fileDocuments } from '#test/filed-records'
import { phonePhotoJpeg } from '#test/phone-photos'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { openSmallDisk, type SmallDisk } from '#test/small-disk'

const mebibyte = 1024 * 1024
const soon = { timeout: 20_000 }
const noRoom = 'There is no room left on the disk'
/** More than a small agency's candidates look up in a week. */
const lookUps = Number(process.env.LOOK_UPS ?? 300)

interface Known {
  product: Product
  disk: SmallDisk
  key: string
  admin: { email: string; password: string }
  /** What its candidate types. */
  opens: { passportNumber: string; accessCode: string }
  /** A record with a document, and that document. */
  recordId: string
  documentId: string
}

test('on a full disk look-ups, their pictures and sign-ins go on, and nothing else is written until there is room', async ({
  skip,
}) => {
  const disk = openSmallDisk(96)
  if (disk === null) return skip('No disk may be mounted here.')
  try {
    const env = { CANDOR_DATA: join(disk.folder, 'data'), CANDOR_RAISED_LIMITS: '127.0.0.1,::1' }
    const product = await startProduct({ env })
    try {
      const known = await prepared(product, disk)
      const reserve = join(env.CANDOR_DATA, 'reserve')
      const held = () => (existsSync(reserve) ? statSync(reserve).size : 0)
      await expect.poll(held, soon).toBe(12 * mebibyte)
      disk.fillOnce()
      await goesOn(known)
      expect(held()).toBe(0)
      // A start finds the disk as it is.
      expect(await product.stop()).toBe(0)
      expect(product.logs()).not.toContain('The last writes failed')
      await product.restart()
      await goesOn(known)
      // A stop gives the room of SQLite's log back, and something else takes it.
      await product.stop()
      disk.fill()
      await expect(product.restart()).rejects.toThrow(noRoom)
      await backsUpElsewhere(known)
      disk.clear()
      await product.restart()
      await expect.poll(() => enter(known), soon).toBe('entered')
      await expect.poll(held, soon).toBe(12 * mebibyte)
      // It answers from what it saw within the last second.
      await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status, soon).toBe(200)
      expect((await product.command(['doctor'])).stdout).toContain('All is well')
    } finally {
      await product.remove()
    }
  } finally {
    disk.remove()
  }
}, 240_000)

/** An agency with a file that can be opened. */
async function prepared(product: Product, disk: SmallDisk): Promise<Known> {
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin', 'candidates')
  const { id: recordId, passportNumber } = await addRecord(product, key)
  const photo = await phonePhotoJpeg({ width: 600, height: 450 })
  await fileDocuments(product, key, recordId, [['visa-paper', photo]])
  const { documents } = await callApi(product, key, ['GET', `/records/${recordId}`])
  const code = ['POST', `/records/${recordId}/access-code`] as const
  const { accessCode } = await callApi(product, key, code)
  const opens = { passportNumber, accessCode }
  return { product, disk, key, admin, opens, recordId, documentId: documents[0].id }
}

const send = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const enter = ({ product, key }: Known) =>
  addRecord(product, key).then(
    () => 'entered',
    ({ message }: Error) => message,
  )

async function goesOn(known: Known): Promise<void> {
  const { product, opens, admin } = known
  const api = `${product.url}/api/v1`
  // Whoever finds the disk full first may still be written.
  await expect.poll(() => enter(known), soon).toContain('service.no_room')
  for (let n = 0; n < lookUps; n += 1) {
    const answer = await send(`${api}/lookups`, opens)
    const said = (await answer.json()) as { viewing: { token: string } }
    expect([n, answer.status, said]).toEqual([n, 200, said])
    if (n % 100 === 0) await seesPicture(known, said.viewing.token)
  }
  const { email, password } = admin
  expect((await send(`${api}/session`, { email, password })).status).toBe(204)
  await refuses(known)
  await copiesElsewhere(known)
  const answer = await fetch(`${product.url}/readyz`)
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'not ready: the disk of the database has no room left\n',
  ])
  expect((await product.command(['doctor'])).stdout).toMatch(
    /^Database: the disk of the database has no room left\.$/m,
  )
}

async function seesPicture({ product, documentId }: Known, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const image = `${product.url}/api/v1/documents/${documentId}/image?width=480`
  const answer = await fetch(image, { headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
}

/** What copies the installation to another disk is needed most now. */
async function copiesElsewhere({ product }: Known): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-elsewhere-'))
  try {
    const before = new Date().toISOString()
    for (const args of [
      ['backup', '--to', join(folder, 'backup.zip')],
      ['export', join(folder, 'export.zip')],
      ['log', 'archive', '--before', before, '--to', join(folder, 'log.jsonl')],
    ])
      expect([args[0], await product.command(args)]).toMatchObject([args[0], { code: 0 }])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Where nothing at all can be written beside the data, a backup elsewhere is whole, and one here is none. */
async function backsUpElsewhere({ product, disk }: Known): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-elsewhere-'))
  try {
    const { code, stdout, stderr } = await product.command([
      'backup',
      '--to',
      join(folder, 'b.zip'),
    ])
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Backed up .* and read it back\.$/m)])
    expect(stderr).toContain(`no room left on the disk of ${join(disk.folder, 'data')}`)
    const here = join(disk.folder, 'b.zip')
    expect(await product.command(['backup', '--to', here])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`${noRoom} of ${here}. No backup was made.`),
    })
    expect(readdirSync(disk.folder).toSorted()).toEqual(['ballast', 'data'])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Changes, uploads and commands. */
async function refuses(known: Known): Promise<void> {
  expect(await enter(known)).toContain('service.no_room')
  const { product, key, disk, recordId } = known
  const photo = await phonePhotoJpeg({ width: 600, height: 450 })
  const filed = fileDocuments(product, key, recordId, [['lmia', photo]])
  await expect(filed).rejects.toThrow(/"status":503.*service\.no_room/)
  for (const args of [
    ['admin', 'create', '--email', 'b@padma.example', '--name', 'B', '--password-stdin'],
    ['api-key', 'create', '--role', 'admin', '--name', 'another'],
    ['backup', '--to', join(disk.folder, 'backup.zip')],
    ['export', join(disk.folder, 'export.zip')],
  ]) {
    const { code, stderr } = await product.command(args, 'eight calm paddy fields\n')
    expect([args[0], code]).toEqual([args[0], 1])
    expect(stderr).toContain(noRoom)
  }
}
