import { afterAll, expect, test } from 'vitest'
import { openS3Storage } from '#platform/storage'
import { installed } from '#test/installed'
import { openLyingFront, wellFormedPage } from '#test/lying-front'
import { startProduct } from '#test/product'
import { s3Address, startS3Server } from '#test/s3-server'

const key = 'originals/0190aaaa-0000-7000-8000-000000000000/0190bbbb-0000-7000-8000-000000000000'

/** An installation on PostgreSQL and S3 whose server has been stopped. */
const s3 = await startS3Server()
const front = await openLyingFront(s3.port)
afterAll(async () => {
  await front.close()
  await s3.close()
})
const env = { CANDOR_STORAGE_URL: s3Address(front.port) }
const product = await installed(startProduct({ engine: 'postgres', env }))
const storage = await openS3Storage(s3.address)
await product.stop()

/** What the storage says when it is asked whether it keeps versions. */
const versioning = (body: string, status = 200) => {
  front.lie = ({ url }) => (url.searchParams.has('versioning') ? { status, body } : null)
}
const empty = '<VersioningConfiguration/>'
const denied = '<Error><Code>AccessDenied</Code></Error>'
const stays =
  'Storage: the bucket keeps versions, so what is purged or removed stays in it. Let a rule of the provider remove earlier versions after a few days.'
const notAsked =
  'Storage: whether the bucket keeps versions could not be asked. If it does, what is purged stays in it; let a rule of the provider remove earlier versions after a few days.'

const examine = async () => (await product.command(['doctor'])).stdout.trimEnd().split('\n')

test('a bucket that keeps versions is told, and is no damage', async () => {
  const said = async () => {
    const { code, stdout } = await product.command(['doctor'])
    expect(code).toBe(0)
    expect(stdout).toContain('All is well')
    return stdout.split('\n').filter((line) => line.startsWith('Storage:'))
  }
  expect(await said()).toEqual([])
  for (const status of ['Enabled', 'Suspended']) {
    versioning(`<VersioningConfiguration><Status>${status}</Status></VersioningConfiguration>`)
    expect(await said(), status).toEqual([stays])
  }
  versioning(empty)
  expect(await said()).toEqual([])
  versioning(denied, 403)
  expect(await said()).toEqual([notAsked])
  front.lie = ({ method, url }) =>
    url.searchParams.has('versioning') || method === 'HEAD' ? wellFormedPage : null
  expect(await said()).toEqual([notAsked])
  // Whoever may not ask about the bucket still sees the version of an object.
  front.lie = ({ method, url }) => {
    if (url.searchParams.has('versioning')) return { status: 403, body: denied }
    return method === 'HEAD' ? { status: 200, headers: { 'x-amz-version-id': 'one' } } : null
  }
  expect(await said()).toEqual([stays])
  front.lie = () => null
})

test('on PostgreSQL and S3 an orphan file is told to go when it is a day old, not at a start', async () => {
  await storage.put(key, Buffer.from('left by a killed process'.padEnd(200)))
  expect(await examine()).toEqual([
    `Orphan file: no row names ${key}. A running server sets it aside for 30 days when it is a day old.`,
    expect.stringMatching(/^All is well/),
  ])
  // As the sentence says, a start leaves it.
  await product.restart()
  await product.stop()
  expect(await storage.read(key)).not.toBeNull()
})

test('the kept head of the log is named by its place in the bucket', async () => {
  await storage.put('audit/head', Buffer.from('xxx'))
  expect(await examine()).toEqual([
    'Audit log: its kept head (audit/head in the bucket) is unreadable, so its end may have been cut off.',
    `Orphan file: no row names ${key}. It stays where it is.`,
  ])
})
