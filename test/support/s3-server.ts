import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface S3Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
// The package has no types of its own.
const { default: S3rver } = (await import('s3rver' as string)) as {
  default: new (options: object) => S3Server
}

/** A real S3 server on a free loopback port, with the empty bucket `candor-scans`. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'candor-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'candor-scans' }],
  })
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

/** The address of the bucket by another port, as that of a proxy before it. */
export function s3Address(port: number): string {
  return `s3://S3RVER:S3RVER@127.0.0.1:${port}/candor-scans?tls=off`
}
