import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** Returns the files in a zip, by path. */
export async function filesOf(zip: AsyncIterable<Uint8Array>): Promise<Map<string, Buffer>> {
  const opened = await fromBufferPromise(await buffer(zip))
  const files = new Map<string, Buffer>()
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)))
  return files
}
