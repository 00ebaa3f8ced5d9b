import { refusal, refuseUnless } from '#platform/errors'
import {
  counted,
  envelope,
  isMultipart,
  nameIn,
  noFile,
  rawFile,
  refuseUntold,
  severalFiles,
  type Upload,
} from './upload-body.ts'

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

/**
 * Returns the one file of an upload that may be large: raw bytes, or the file of a multipart form. Both are
 * streamed; the name comes from the `X-File-Name` header (percent-encoded) or the form. The caller limits
 * its bytes.
 *
 * @param most the most bytes of the file
 * @throws Refusal `request.unreadable`, `document.too_large`; some of it while the file is read
 */
export async function largeUploadIn(request: Request, most: number): Promise<Upload> {
  const { headers, body } = request
  const name = nameIn(headers)
  if (!isMultipart(request)) return { source: body ? rawFile(body) : nothing(), originalName: name }
  refuseUntold(request)
  const parts = await partsOf(request, most + envelope)
  const head = await nextFile(parts)
  if (head === null) throw noFile()
  return { source: onlyFile(parts), originalName: name || nameOfPart(head) }
}

async function* nothing(): AsyncIterable<Uint8Array> {}

/** Returns the headers of the next part that is a file; null when there is none. */
async function nextFile(parts: Parts): Promise<string | null> {
  for (;;) {
    const head = await parts.head()
    if (head === null || isFile(head)) return head
    await parts.skip()
  }
}

/** Streams the file that begins here. Reads the rest of the body too, so that a second file is not lost silently. */
async function* onlyFile(parts: Parts): AsyncIterable<Uint8Array> {
  yield* parts.content()
  for (let head = await nextFile(parts); head !== null; head = await nextFile(parts))
    for await (const chunk of parts.content()) if (chunk.length > 0) throw severalFiles()
}

/** Reads a name as browsers write it (RFC 7578, section 4.2), or with its encoding (RFC 8187). */
function nameOfPart(head: string): string {
  const [, encoded] = /;\s*filename\*=utf-8''([^\s;]+)/i.exec(head) ?? []
  const [, quoted, bare] = /;\s*filename=(?:"([^"\r\n]*)"|([^\s;]+))/i.exec(head) ?? []
  if (encoded === undefined)
    return (quoted ?? bare ?? '').replace(/%(22|0d|0a)/gi, decodeURIComponent)
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
