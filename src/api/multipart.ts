import { refusal, refuseUnless } from '#platform/errors'

const crlf = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')
const mostHeadBytes = 16 * 1024

/**
 * Opens the parts of a multipart form (RFC 7578), before its first one.
 *
 * @param most the most bytes of the whole body; reading beyond refuses with `document.too_large`
 * @throws Refusal `request.unreadable` for anything that is not such a form
 */
export async function partsOf(request: Request, most: number): Promise<Parts> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(
    type,
  )
  refuseUnless(boundary && request.body, 'request.unreadable')
  const parts = new Parts(counted(request.body, most), `--${boundary[1] ?? boundary[2]}`)
  await parts.skip()
  return parts
}

/** Tells whether a part with these headers is a file. */
export function isFile(head: string): boolean {
  return /^content-disposition:[^\r\n]*;\s*filename\*?=/im.test(head)
}

async function* counted(body: ReadableStream<Uint8Array>, most: number) {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    // The bytes within the limit still count: the fields before a file that is too large.
    yield bytes <= most ? chunk : chunk.subarray(0, chunk.byteLength - (bytes - most))
    refuseUnless(bytes <= most, 'document.too_large')
  }
}

/** Reads a multipart body from one delimiter to the next, holding at most a chunk and a delimiter. */
export class Parts {
  private readonly chunks: AsyncIterator<Uint8Array>
  private readonly delimiter: Buffer
  // As if a line had ended before the body, so that the first delimiter looks like all others.
  private held: Buffer = crlf

  constructor(body: AsyncIterable<Uint8Array>, dashBoundary: string) {
    this.chunks = body[Symbol.asyncIterator]()
    this.delimiter = Buffer.concat([crlf, Buffer.from(dashBoundary, 'latin1')])
  }

  /** Returns the headers of the part that begins here; null after the last part. */
  async head(): Promise<string | null> {
    while (this.held.length < 2) await this.more()
    if (this.held.subarray(0, 2).equals(Buffer.from('--'))) return null
    let end = this.held.indexOf(headEnd)
    while (end < 0) {
      refuseUnless(this.held.length <= mostHeadBytes, 'request.unreadable')
      await this.more()
      end = this.held.indexOf(headEnd)
    }
    const head = this.held.subarray(0, end).toString('utf8')
    this.held = this.held.subarray(end + headEnd.length)
    return head
  }

  /** Yields the content up to the next delimiter, which is skipped. */
  async *content(): AsyncIterable<Uint8Array> {
    for (;;) {
      const at = this.held.indexOf(this.delimiter)
      // Without a delimiter, the last bytes may be the beginning of one.
      const safe = at < 0 ? Math.max(0, this.held.length - this.delimiter.length + 1) : at
      if (safe > 0) yield this.held.subarray(0, safe)
      this.held = this.held.subarray(at < 0 ? safe : at + this.delimiter.length)
      if (at >= 0) return
      await this.more()
    }
  }

  async skip(): Promise<void> {
    for await (const _ of this.content());
  }

  private async more(): Promise<void> {
    const next = await this.chunks.next()
    if (next.done) throw refusal('request.unreadable')
    this.held = Buffer.concat([this.held, next.value])
  }
}
