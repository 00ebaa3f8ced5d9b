import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { phonePhotoJpeg } from '#test/phone-photos'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { openSmallDisk, type SmallDisk } from '#test/small-disk'

const mebibyte = 1024 * 1024
const soon = { timeout: 20_000 }
/** More than a small agency's candidates look up in a week. */
const lookUps = Number(process.env.LOOK_UPS ?? 300)

interface Known {
  product: Product
  disk: SmallDisk
  key: string
  admin: { email: string; password: string }
  /** What its candidate types. */
  opens: { passportNumber: string; accessCode: string }
  /** Its address, and that of its document. */
  record: string
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
      const admin = await setUpProduct(product)
      const key = await apiKey(product, 'admin', 'candidates')
      const known = { product, disk, admin, key, ...(await file(product, key)) }
      const reserve = join(env.CANDOR_DATA, 'reserve')
      const held = () => (existsSync(reserve) ? statSync(reserve).size : 0)
      await expect.poll(held, soon).toBe(12 * mebibyte)
      disk.fillOnce()
      await goesOn(known)
      expect(held()).toBe(0)
      // A start finds the disk as it is.
      await product.restart()
      await goesOn(known)
      disk.clear()
      await expect.poll(() => enter(known), soon).toBe(201)
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

const send = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** A record with a document and a code. */
async function file(product: Product, key: string) {
  const { id, passportNumber } = await addRecord(product, key)
  const headers = { authorization: `Bearer ${key}` }
  const record = `${product.url}/api/v1/records/${id}`
  const stored = await fetch(`${record}/documents/visa-paper`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await phonePhotoJpeg({ width: 600, height: 450 })),
  })
  const { id: documentId } = (await stored.json()) as { id: string }
  const code = await fetch(`${record}/access-code`, { method: 'POST', headers })
  const { accessCode } = (await code.json()) as { accessCode: string }
  return { record, opens: { passportNumber, accessCode }, documentId }
}

let entered = 0
async function enter({ product, key }: Known): Promise<number> {
  entered += 1
  const numbers = { passportNumber: `BX${1_000_000 + entered}`, referenceNumber: `W${entered}000` }
  const names = { name: 'Rahima Khatun', fatherName: 'Abdul Karim', motherName: 'Salma Begum' }
  const lives = { nationality: 'BD', address: 'Road 3, Cumilla', destinationCountry: 'CA' }
  const headers = { authorization: `Bearer ${key}` }
  const body = { ...numbers, ...names, ...lives }
  return (await send(`${product.url}/api/v1/records`, body, headers)).status
}

async function goesOn(known: Known): Promise<void> {
  const { product, opens, admin } = known
  const api = `${product.url}/api/v1`
  // Whoever finds the disk full first may still be written.
  await expect.poll(() => enter(known), soon).toBe(503)
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

/** Changes, uploads and commands. */
async function refuses(known: Known): Promise<void> {
  expect(await enter(known)).toBe(503)
  const { product, key, disk, record } = known
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'image/jpeg' }
  const body = new Uint8Array(await phonePhotoJpeg({ width: 600, height: 450 }))
  const document = await fetch(`${record}/documents/lmia`, { method: 'PUT', headers, body })
  expect([document.status, await document.json()]).toMatchObject([503, { code: 'service.no_room' }])
  const another = ['api-key', 'create', '--role', 'admin', '--name', 'another']
  for (const args of [another, ['export', join(disk.folder, 'export.zip')]]) {
    const { code, stderr } = await product.command(args)
    expect([args[0], code]).toEqual([args[0], 1])
    expect(stderr).toContain('There is no room left on the disk')
  }
}
