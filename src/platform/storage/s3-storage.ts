import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { noRoom, refusal } from '#platform/errors'
import { checkedKey, checkedPrefix, isSegment } from './kept-files.ts'
import type { S3Address } from './s3-address.ts'
import {
  isAbsent,
  isFull,
  isOfS3,
  keepsVersions,
  notOfS3,
  notRemoved,
  openSilence,
  pageOf,
  reasonOf,
  type S3TimeLimits,
  s3TimeLimits,
  silent,
  streamOf,
  unlessAbsent,
} from './s3-answers.ts'
import {
  type Staged,
  type Storage,
  StorageObstacle,
  type StoredItem,
  storageUnavailable,
} from './storage.ts'

const mostConnections = 256
/** Overwritten to see whether anything can be; no key can have its name. */
const probe = '.ready'

/**
 * Storage in a bucket. Staged bytes wait in memory, each up to the caller's limit: so nothing of a
 * candidate's touches the disk of a machine that keeps no state.
 */
export class S3Storage implements Storage {
  readonly stagesInMemory = true
  readonly #client: S3Client
  readonly #bucket: string
  readonly #limits: S3TimeLimits
  readonly #silence: ReturnType<typeof openSilence>

  /** @param limits replaceable for tests that wait for them */
  constructor(
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Address,
    limits = s3TimeLimits,
  ) {
    this.#bucket = bucket
    this.#limits = limits
    this.#silence = openSilence(() => this.#isThere(), limits)
    this.#client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
      // The SDK's default checksums change how bodies are framed, which not every server
      // understands: s3rver stores the frames as if they were content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A pooled connection that ended unnoticed costs one try.
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: limits.connect,
        socketTimeout: limits.silence,
        // Each reader on a slow line holds one.
        httpAgent: { maxSockets: mostConnections },
        httpsAgent: { maxSockets: mostConnections },
      },
    })
  }

  async stage(source: AsyncIterable<Uint8Array>, limit: number): Promise<Staged> {
    let held: Buffer | null = await collect(source, limit)
    if (held.byteLength === 0) throw refusal('document.empty')
    const sha256 = createHash('sha256').update(held).digest('hex')
    const bytes = held.byteLength
    const still = () => {
      if (!held) throw new Error('These bytes were discarded')
      return held
    }
    return {
      sha256,
      bytes,
      read: async () => still(),
      keep: async (key) => {
        const content = still()
        const existing = await this.read(key)
        if (existing && !existing.equals(content))
          throw new Error('The storage key is taken by other bytes')
        if (!existing) await this.put(key, content)
      },
      discard: async () => {
        held = null
      },
    }
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#write(checkedKey(key), bytes)
  }

  async read(key: string): Promise<Buffer | null> {
    const opened = await this.open(key)
    return opened && buffer(opened.stream)
  }

  async open(key: string) {
    const Key = checkedKey(key)
    const found = await unlessAbsent(
      this.#try(() => this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key }))),
    )
    if (!found) return null
    const body = found.Body as IncomingMessage | undefined
    if (!body || !isOfS3(found)) {
      body?.destroy()
      throw notOfS3()
    }
    // From here on it is the reader who may take long.
    body.socket.setTimeout(0)
    return { stream: streamOf(body, this.#limits), bytes: found.ContentLength ?? 0 }
  }

  async copy(from: string, to: string): Promise<void> {
    const bytes = await this.read(from)
    if (bytes) await this.put(to, bytes)
  }

  /** Believes no answer to a removal, which any proxy can give, but that the file is gone. */
  async remove(key: string): Promise<void> {
    await this.#delete(checkedKey(key))
    const still = await this.open(key)
    if (!still) return
    await still.stream.cancel()
    throw notRemoved()
  }

  async removeAll(prefix: string): Promise<void> {
    if (prefix === '') throw new Error('Refused to remove the whole storage')
    const keys = await keysOf(this.list(prefix))
    // One after the other: a record has some dozens of files at most, and servers differ in how they take
    // the deletion of many in one request.
    for (const key of keys) await this.#delete(key)
    if (keys.length === 0) return
    // One more list instead of one more request for each.
    const still = new Set(await keysOf(this.list(prefix)))
    if (keys.some((key) => still.has(key))) throw notRemoved()
  }

  async *list(prefix: string): AsyncIterable<StoredItem> {
    const folder = checkedPrefix(prefix)
    const Prefix = folder === '' ? undefined : `${folder}/`
    let Marker: string | undefined
    do {
      // The first version of this call, paged by key: every server has it, while s3rver fails to
      // make the second version's continuation tokens under OpenSSL 3.
      const command = new ListObjectsCommand({ Bucket: this.#bucket, Prefix, Marker })
      const page = await this.#try(() => this.#client.send(command))
      const { items, next } = pageOf(page, { Prefix, Marker })
      for (const { Key: key, Size: bytes, LastModified: modifiedAt } of items)
        if (key?.split('/').every(isSegment))
          yield {
            ...{ key, bytes: bytes ?? 0, modifiedAt: modifiedAt ?? new Date(0) },
            isUnderWay: false,
          }
      Marker = next
    } while (Marker)
  }

  async sweepTemporary(): Promise<number> {
    return 0
  }

  async ready(): Promise<void> {
    const abortSignal = AbortSignal.timeout(this.#limits.health)
    const input = { Bucket: this.#bucket, Key: probe, Body: 'ready' }
    const put = this.#client.send(new PutObjectCommand(input), { abortSignal })
    const answer = await put.catch((error) => {
      throw new StorageObstacle(reasonOf(error))
    })
    if (!isOfS3(answer)) throw new StorageObstacle(silent)
  }

  keepsVersions(): Promise<boolean | null> {
    const abortSignal = AbortSignal.timeout(this.#limits.health)
    return keepsVersions(this.#client, { Bucket: this.#bucket, Key: probe }, abortSignal)
  }

  /** Resolves when the server answers, whatever it says. */
  async #isThere(): Promise<void> {
    const abortSignal = AbortSignal.timeout(this.#limits.health)
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), { abortSignal })
    } catch (error) {
      if (!(error instanceof S3ServiceException)) throw error
    }
  }

  async #delete(Key: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.#bucket, Key })
    await unlessAbsent(this.#try(() => this.#client.send(command)))
  }

  async #write(Key: string, bytes: Uint8Array): Promise<void> {
    const input = { Bucket: this.#bucket, Key, Body: bytes, ContentLength: bytes.byteLength }
    const answer = await this.#try(() => this.#client.send(new PutObjectCommand(input)))
    if (!isOfS3(answer)) throw notOfS3()
  }

  /** Turns every failure except "there is no such key" into a temporary refusal. */
  async #try<T>(request: () => Promise<T>): Promise<T> {
    this.#silence.refuse()
    try {
      return await request()
    } catch (error) {
      if (isAbsent(error)) throw error
      if (isFull(error)) throw noRoom()
      this.#silence.note(error)
      throw storageUnavailable()
    }
  }
}

async function keysOf(items: AsyncIterable<StoredItem>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of items) keys.push(key)
  return keys
}

async function collect(source: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.byteLength
    if (bytes > limit) throw refusal('document.too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
