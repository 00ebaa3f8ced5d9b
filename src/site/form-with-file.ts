import { isFile, type Parts, partsOf, plainText } from '#api'
import { Refusal, refuseUnless } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { fieldsIn, keepFields } from './form.ts'
import { formTokenField } from './form-token.ts'
import { idempotencyField } from './idempotency-key.ts'
import type { RequestContext } from './route.ts'

/** The content of a form that may include a file. */
export interface FormWithFile {
  fields: Record<string, string>
  /** Null when none was chosen, and when it was too large. */
  file: Buffer | null
  isTooLarge: boolean
  /** The refusal when there was no room for the file in time (`service.busy`); the typed fields are kept. */
  busy: Refusal | null
}

const mostParts = 50
/** 5,000 characters, in UTF-8. */
const mostFieldBytes = 20_000

type Asked = Pick<RequestContext, 'request' | 'path' | 'formTokens'> & {
  ctx: Pick<RequestContext['ctx'], 'uploads'>
}

/**
 * Reads the text fields of a form and its first file, sent as multipart or, without a file, urlencoded. A
 * larger file is dropped, but the fields before it are kept: the body is read on and discarded, up to the
 * limit of an upload. The same happens when too many other files are arriving.
 *
 * @param limit the most bytes of the file
 * @throws Refusal `request.unreadable`, `request.opened_for_other`
 */
export async function formWithFile(
  { request, ctx, path, formTokens }: Asked,
  limit: number,
): Promise<FormWithFile> {
  if (!isMultipart(request))
    return { fields: await fieldsIn(request), file: null, isTooLarge: false, busy: null }
  const sent = await readWhenRoom(request, ctx, limit)
  const { [formTokenField]: said, ...kept } = sent.fields
  keepFields(request, kept)
  const { [idempotencyField]: _, ...fields } = kept
  // A file that is too large is refused for that, perhaps before any field was read.
  if (!sent.isTooLarge) await formTokens.refuseOther(path, said)
  return { ...sent, fields }
}

/** Tells whether a form was sent in parts, as one with a file is. */
export function isMultipart({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('multipart/') ?? false
}

async function readWhenRoom(
  request: Request,
  { uploads }: Asked['ctx'],
  limit: number,
): Promise<FormWithFile> {
  try {
    return await uploads.take(2 * limit, false, () => read(request, limit))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'service.busy') throw error
    return { ...(await read(request, 0)), isTooLarge: false, busy: error }
  }
}

async function read(request: Request, limit: number): Promise<FormWithFile> {
  const found: FormWithFile = { fields: {}, file: null, isTooLarge: false, busy: null }
  try {
    await readInto(found, await partsOf(request, platformLimits.uploadBytes), limit)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'document.too_large') throw error
    found.isTooLarge = true
  }
  return found.isTooLarge ? { ...found, file: null } : found
}

async function readInto(found: FormWithFile, parts: Parts, limit: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const head = await parts.head()
    if (head === null) return
    refuseUnless(count < mostParts, 'request.unreadable')
    if (isFile(head)) {
      const bytes = await gather(parts, limit)
      if (bytes === null) found.isTooLarge = true
      else if (bytes.length > 0) found.file ??= bytes
      continue
    }
    const name = /;\s*name="([^"]*)"/i.exec(head)?.[1]
    const bytes = await gather(parts, mostFieldBytes)
    refuseUnless(name !== undefined && bytes !== null, 'request.unreadable')
    found.fields[name] = plainText(bytes.toString('utf8').slice(0, 5000))
  }
}

/** Reads the content of a part; null when it has more bytes than `limit`, which are read and discarded. */
async function gather(parts: Parts, limit: number): Promise<Buffer | null> {
  let chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of parts.content()) {
    bytes += chunk.byteLength
    if (bytes <= limit) chunks.push(chunk)
    else chunks = []
  }
  return bytes <= limit ? Buffer.concat(chunks) : null
}
