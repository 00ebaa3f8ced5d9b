import type { Readable } from 'node:stream'
import { storageUnavailable } from './storage-failure.ts'

/** Milliseconds. Nobody waits without end for a server on the network. */
export interface S3TimeLimits {
  /** To reach it. */
  connect: number
  /** Without a single byte in either direction, for each of two tries. */
  silence: number
  /** The answer to whether it is there. */
  health: number
  /** Between two such questions while it is silent. */
  retry: number
}

export const s3TimeLimits: S3TimeLimits = { connect: 2000, silence: 4000, health: 2000, retry: 250 }

/**
 * Keeps people from waiting one after the other for a storage that is silent: after the first who
 * waited in vain everybody is refused at once, until it answers again.
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
    /** Told of what failed. */
    note: (error: unknown) => {
      if (!isSilent && (error as Error).name === 'TimeoutError') void watch()
    },
  }
}

/**
 * A body as its reader asks for it. How long it takes is the reader's affair, which may sit on a slow
 * line; only a server that owes the next part and is silent ends it.
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
