import { isFile, partsOf } from '#api'
import { refuseUnless } from '#platform/errors'

/** Room for boundary, headers and the other fields around the file. */
const envelope = 64 * 1024

/**
 * Yields the bytes of the first file in a multipart form (RFC 7578) as they arrive. Nothing is collected: a
 * visitor's file is hashed on its way and dropped. A form without a file yields no bytes. What follows the
 * file is not read.
 *
 * @param limit the most bytes of the whole body, less a little room for what is around the file
 * @throws Refusal `request.unreadable` for anything that is not such a form, `document.too_large`
 */
export async function* fileInForm(request: Request, limit: number): AsyncIterable<Uint8Array> {
  const most = limit + envelope
  refuseUnless(Number(request.headers.get('content-length') ?? 0) <= most, 'document.too_large')
  const parts = await partsOf(request, most)
  for (;;) {
    const head = await parts.head()
    if (head === null) return
    if (!isFile(head)) {
      await parts.skip()
      continue
    }
    yield* parts.content()
    return
  }
}
