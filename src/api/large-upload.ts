import { isFile, type Parts, partsOf } from './multipart.ts'
import {
  isMultipart,
  nameIn,
  noFile,
  rawFile,
  refuseUntold,
  severalFiles,
  type Upload,
} from './one-file.ts'

/** Room for the boundary, headers and other fields of a multipart body. */
const envelope = 256 * 1024

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
