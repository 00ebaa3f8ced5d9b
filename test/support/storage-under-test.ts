import type { Storage } from '#platform/storage'

/** A driver under test with an empty place of its own. */
export interface StorageUnderTest {
  storage: Storage
  /** How many temporary files exist at the moment. */
  temporaryFiles(): Promise<number>
  close(): Promise<void>
}

export type Place = () => StorageUnderTest

export const bytesOf = (text: string) => Buffer.from(text)

export async function* chunks(...parts: Uint8Array[]) {
  yield* parts
}
