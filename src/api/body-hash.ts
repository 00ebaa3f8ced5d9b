import { createHash } from 'node:crypto'

/** A request whose body is hashed while it is read. */
interface HashedBody {
  /** The same request, to be read in place of the original. */
  request: Request
  /** Returns the SHA-256 of what was read so far, hexadecimal. */
  hash(): string
}

/**
 * Hashes a raw or multipart body as it streams by, so that an upload is never held in memory for it. The
 * boundary of a multipart body is left out: it is random in every try and means nothing.
 */
export function hashedBody(request: Request): HashedBody {
  const digest = createHash('sha256')
  const boundary = boundaryIn(request.headers.get('content-type') ?? '')
  let rest = Buffer.alloc(0)
  const take = (chunk: Uint8Array) => {
    if (boundary === null) return void digest.update(chunk)
    rest = Buffer.concat([rest, chunk])
    for (let at = rest.indexOf(boundary); at >= 0; at = rest.indexOf(boundary)) {
      digest.update(rest.subarray(0, at))
      rest = rest.subarray(at + boundary.length)
    }
    // The beginning of a boundary may be at the end of this chunk.
    const sure = Math.max(0, rest.length - boundary.length + 1)
    digest.update(rest.subarray(0, sure))
    rest = rest.subarray(sure)
  }
  const body = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        take(chunk)
        controller.enqueue(chunk)
      },
    }),
  )
  const { url, method, headers } = request
  const init = { method, headers, body: body ?? null, duplex: 'half' }
  return {
    request: new Request(url, init as RequestInit),
    hash: () => digest.copy().update(rest).digest('hex'),
  }
}

function boundaryIn(contentType: string): Buffer | null {
  const [, quoted, bare] = /^multipart\/.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  return boundary ? Buffer.from(boundary) : null
}
