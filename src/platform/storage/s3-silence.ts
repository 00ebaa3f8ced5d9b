import type { Readable } from 'node:stream'
import { storageUnavailable } from './storage-failure.ts'

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
