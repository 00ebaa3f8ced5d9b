import { systemCodeBehind } from '#platform/errors'
import { DamagedFile } from './file-cipher.ts'

/**
 * Yields a file up to where it cannot be decrypted, or the disk does not give it, and tells of that: for those who compare what they read with its
 * hash, and go on with the next file.
 */
export async function* untilDamaged(
  stream: AsyncIterable<Uint8Array>,
  onDamage: () => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (error) {
    if (!(error instanceof DamagedFile || systemCodeBehind(error) === 'EIO')) throw error
    onDamage()
  }
}
