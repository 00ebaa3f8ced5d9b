import { Readable } from 'node:stream'

/** Returns the stream that the library takes; whoever stops reading it also stops the source. */
export function webStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>
}
