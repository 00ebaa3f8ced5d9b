import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'

interface S3Object {
  bucket: string
  key: string
  content: AsyncIterable<Uint8Array> | Buffer
  metadata: object
}

interface Store {
  getResourcePath(bucket: string, key: string, resource: 'object'): string
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
  putObject(object: S3Object): Promise<{ size: number; md5: string }>
}

interface S3Server {
  store: Store
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
// The package has no types of its own.
const { default: S3rver } = (await import('s3rver' as string)) as {
  default: new (options: object) => S3Server
}

/**
 * Starts a real S3 server on a free loopback port, with the empty bucket `candor-scans`.
 * @param within where its objects are
 */
export async function startS3Server(within: string = tmpdir()) {
  const directory = await mkdtemp(join(within, 'candor-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'candor-scans' }],
  })
  storeWhole(server.store)
  const { port } = await server.run()
  return {
    port,
    address: s3Address(port),
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Returns the address of the bucket on another port, as for a proxy before it. */
export function s3Address(port: number): string {
  return `s3://S3RVER:S3RVER@127.0.0.1:${port}/candor-scans?tls=off`
}

const isFull = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOSPC'
/** As servers with their own disks report it (RFC 4918, 11.5). */
const noRoom = () => Object.assign(new Error('There is no room'), { status: 507 })

let parts = 0

/**
 * Makes it store an object whole or not at all, as S3 does. This server would empty the object when its
 * upload begins, and leave it so when the connection breaks.
 */
function storeWhole(store: Store): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
    const path = store.getResourcePath(bucket, key, 'object')
    await mkdir(dirname(path), { recursive: true })
    parts += 1
    const part = `${path}.part-${parts}`
    const md5 = createHash('md5').update(bytes).digest('hex')
    try {
      await writeFile(part, bytes)
      await rename(part, path)
      await store.putMetadata(bucket, key, metadata, md5)
    } catch (error) {
      await rm(part, { force: true })
      throw isFull(error) ? noRoom() : error
    }
    return { size: bytes.length, md5 }
  }
}
