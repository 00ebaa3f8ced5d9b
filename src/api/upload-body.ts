import { refuseUnless } from '#platform/errors'
import { limitTable } from '#platform/limits'

interface Upload {
  source: AsyncIterable<Uint8Array>
  originalName: string
}

/** Room for the boundary and headers of a multipart body around one file. */
const envelope = 64 * 1024

/**
 * The one file of an upload. Raw bytes are streamed, their name in the `X-File-Name` header
 * (percent-encoded); a multipart body is read whole, within the limit of one file.
 */
export async function uploadIn(request: Request): Promise<Upload> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  refuseUnless(declared <= limitTable.uploadBytes + envelope, 'document.too_large')
  refuseUnless(request.body, 'document.empty')
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data'))
    return { source: chunksOf(request.body), originalName: nameIn(request.headers) }
  const form = await new Response(limited(request.body), {
    headers: { 'content-type': type },
  }).formData()
  const files = [...form.values()].filter((value) => value instanceof File)
  const [file] = files
  refuseUnless(file && files.length === 1, 'document.empty')
  return { source: chunksOf(file.stream()), originalName: file.name }
}

function nameIn(headers: Headers): string {
  const given = headers.get('x-file-name') ?? ''
  try {
    return decodeURIComponent(given)
  } catch {
    return given
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* stream
}

/** Stops a body that did not declare its length. */
function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0
  return body.pipeThrough(
    new TransformStream({
      transform(chunk: Uint8Array, controller) {
        bytes += chunk.length
        refuseUnless(bytes <= limitTable.uploadBytes + envelope, 'document.too_large')
        controller.enqueue(chunk)
      },
    }),
  )
}
