import type { Readable } from 'node:stream'
import {
  type _Object,
  GetBucketVersioningCommand,
  HeadObjectCommand,
  type ListObjectsCommandOutput,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { storageUnavailable } from './storage.ts'

/** In milliseconds. Nobody waits without end for a server on the network. */
export interface S3TimeLimits {
  /** To reach it. */
  connect: number
  /** Without a single byte in either direction, for each of two tries. */
  silence: number
  /** For the answer to the question whether it is there. */
  health: number
  /** Between two such questions while it is silent. */
  retry: number
}

export const s3TimeLimits: S3TimeLimits = { connect: 2000, silence: 4000, health: 2000, retry: 250 }

/**
 * Keeps people from waiting one after the other for a silent storage: after the first timeout everybody is
 * refused immediately, until it answers again.
 * @param ask resolves when the storage answers, whatever it says
 */
export function openSilence(ask: () => Promise<void>, { retry }: S3TimeLimits) {
  let isSilent = false

  async function watch(): Promise<void> {
    isSilent = true
    while (isSilent) {
      await new Promise((resolve) => setTimeout(resolve, retry).unref())
      await ask().then(
        () => {
          isSilent = false
        },
        () => undefined,
      )
    }
  }

  return {
    refuse: () => {
      if (isSilent) throw storageUnavailable()
    },
    /** To be called with each failure. */
    note: (error: unknown) => {
      if (!isSilent && (error as Error).name === 'TimeoutError') void watch()
    },
  }
}

/**
 * Streams a body as its reader asks for it. The reader decides how long that takes, perhaps on a slow line;
 * only a server that owes the next part and is silent ends it.
 */
export function streamOf(body: Readable, { silence }: S3TimeLimits): ReadableStream<Uint8Array> {
  const parts = body.iterator({ destroyOnReturn: true })
  return new ReadableStream({
    pull: async (controller) => {
      const overdue = setTimeout(() => body.destroy(storageUnavailable()), silence)
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch {
        throw storageUnavailable()
      } finally {
        clearTimeout(overdue)
      }
    },
    cancel: () => {
      body.destroy()
    },
  })
}

// What the answers of an S3 server mean, and those of anything else that may answer at its address.

/** How servers report that they are full; S3 itself has no such answer. */
const fullCodes = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage'])

/** Tells whether the server has no room left. */
export function isFull(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    (fullCodes.has(error.name) || error.$metadata.httpStatusCode === 507)
  )
}

/**
 * Tells a missing key from other 404s: a missing bucket, and a proxy's answer for a server that is gone
 * (`NotFound`, as the SDK calls any other). Neither may look like a file that does not exist.
 */
export function isAbsent(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'NoSuchKey'
}

/**
 * Tells whether a 2xx answer comes from a storage, which names the ETag of what it stored or gives.
 * Otherwise the page of a proxy or another server would pass for a file, or for one that was kept.
 */
export function isOfS3({ ETag }: { ETag?: string | undefined }): boolean {
  return ETag !== undefined
}

/**
 * Returns the page of a list. An empty one and that of a proxy look alike but for what every storage says: whose list
 * it is, and whether it goes on. Neither may a page have what was not asked for: its reader may be about to remove it.
 * @throws Refusal `service.storage_unavailable` where no storage gives such a page
 */
export function pageOf(
  page: ListObjectsCommandOutput,
  { Prefix = '', Marker }: { Prefix?: string | undefined; Marker?: string | undefined },
): { items: _Object[]; next: string | undefined } {
  const { Name, IsTruncated, NextMarker, Contents: items = [] } = page
  if (!Name || IsTruncated === undefined) throw notOfS3()
  if (!items.every(({ Key }) => Key?.startsWith(Prefix))) throw notOfS3()
  if (!IsTruncated) return { items, next: undefined }
  const next = NextMarker ?? items.at(-1)?.Key
  // Otherwise a list that stands still would be cut off, or read for ever.
  if (!next || next === Marker) throw notOfS3()
  return { items, next }
}

/** Returns the refusal for any other answer, with a cause for the log: the operator may look for a proxy. */
export const notOfS3 = () => storageUnavailable(new Error('an answer that no S3 server gives'))

/** Returns the refusal for a removal that was answered, by whomever, while the file is still there. */
export const notRemoved = () =>
  storageUnavailable(new Error('a removal that the storage was said to have made, and did not'))

/** Returns null where there is no such key. */
export async function unlessAbsent<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

/** The reason for the operator where nothing better is known. */
export const silent = 'the storage of files does not answer'

/** Tells whether the key is wrong, or may not do this. */
function refusesKey(error: unknown): boolean {
  const status = (error as Partial<S3ServiceException>).$metadata?.httpStatusCode
  return status === 401 || status === 403
}

/** Returns part of a sentence for the operator. */
export function reasonOf(error: unknown): string {
  if (isFull(error)) return 'the storage of files has no room left'
  if (refusesKey(error)) return 'the storage of files refuses the key'
  const { name } = error as Partial<S3ServiceException>
  return name === 'NoSuchBucket' ? 'the storage of files has no such bucket' : silent
}

/**
 * Tells whether a bucket keeps what is removed from it as an earlier version, also where versions were switched off
 * later; null where it could not be asked.
 * @param Key of an object that is there: with versions it names its own, which no proxy's page and no other server does
 */
export async function keepsVersions(
  client: S3Client,
  { Bucket, Key }: { Bucket: string; Key: string },
  abortSignal: AbortSignal,
): Promise<boolean | null> {
  let mayAsk = true
  try {
    const { Status } = await client.send(new GetBucketVersioningCommand({ Bucket }), {
      abortSignal,
    })
    if (Status !== undefined) return true
  } catch (error) {
    mayAsk = !refusesKey(error)
  }
  const command = new HeadObjectCommand({ Bucket, Key })
  const found = await client.send(command, { abortSignal }).catch(() => null)
  if (found?.VersionId !== undefined) return true
  return mayAsk && found !== null && isOfS3(found) ? false : null
}
