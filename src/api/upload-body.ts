import { ReadableStream } from 'node:stream/web'
import type { ActionContext, Soon } from '#platform/context'
import { Refusal, refusal, refuseUnless } from '#platform/errors'
import { networkOf, platformLimits } from '#platform/limits'
import type { AnyEndpoint } from './endpoint.ts'
import { plainText } from './parse-input.ts'

/** A file that arrived. */
export interface Upload {
  source: AsyncIterable<Uint8Array>
  originalName: string
}

/** Tells whether a body is a form with parts; a type's case does not matter (RFC 9110, section 8.3.1). */
export function isMultipart({ headers }: Request): boolean {
  return /^multipart\//i.test(headers.get('content-type') ?? '')
}

/** Returns the name of a file that was sent as raw bytes. */
export function nameIn(headers: Headers): string {
  const given = headers.get('x-file-name') ?? ''
  try {
    return decodeURIComponent(given)
  } catch {
    return given
  }
}

/** Makes the refusal of a form with more than one file where only one is expected. */
export const severalFiles = () =>
  refusal('request.unreadable', {
    message: 'More than one file arrived where only one is allowed. Send one at a time.',
  })

/** Makes the refusal of a form without any file. */
export const noFile = () =>
  refusal('request.unreadable', {
    message:
      'This form has no file. Add the file with its name as a part of the form, or send the file itself as raw bytes.',
  })

/** Refuses a form that cannot be split, because its type does not name the boundary. */
export function refuseUntold({ headers }: Request): void {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b.*;\s*boundary=/i.test(type)) throw untoldForm()
}

const untoldForm = () =>
  refusal('request.unreadable', {
    message:
      'A form arrived whose Content-Type is not multipart/form-data with its boundary. Leave that header to the program that makes the form, or send the file itself as raw bytes.',
  })

/** How a multipart form begins, whatever its declared type. */
const formStart = /^--[^\r\n]+\r?\n(?:[\w-]+:[^\r\n]*\r?\n)*content-disposition:\s*form-data/i
const mostOfStart = 512

/**
 * Yields a body that is the file itself.
 * @throws Refusal `request.unreadable` for a form, which would be stored as if it were a file
 */
export async function* rawFile(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let start = Buffer.alloc(0)
  let isPast = false
  for await (const chunk of body) {
    if (isPast) {
      yield chunk
      continue
    }
    start = Buffer.concat([start, chunk])
    const mayBeForm = start.length === 0 || start[0] === dash
    if (mayBeForm && start.length < mostOfStart) continue
    refuseForm(start)
    yield start
    isPast = true
  }
  if (isPast || start.length === 0) return
  refuseForm(start)
  yield start
}

const dash = 0x2d

function refuseForm(start: Buffer): void {
  if (formStart.test(start.toString('latin1', 0, mostOfStart))) throw untoldForm()
}

const mebibyte = 1024 * 1024

/**
 * Returns how much of a request with files is in memory at a time, in bytes: a whole form, with a copy of
 * its files; for raw bytes what the storage holds while they are staged, or a piece of what an import
 * keeps.
 */
export function heldBytes(
  request: Request,
  accepts: NonNullable<AnyEndpoint['accepts']>,
  { stagesInMemory }: ActionContext['storage'],
): number {
  const most = mostBytes(typeof accepts === 'object' ? accepts.files : 1)
  const declared = Number(request.headers.get('content-length') ?? most)
  const bytes = Math.min(declared, most)
  if (accepts === 'large-file') return Math.min(bytes, 8 * mebibyte)
  if (isMultipart(request)) return 2 * bytes
  return stagesInMemory ? bytes : Math.min(bytes, mebibyte)
}

/** Runs what reads a body of somebody who is not staff: it takes as much room as has come of it. */
export async function whileArriving<T>(
  uploads: ActionContext['uploads'],
  { request, address }: { request: Request; address: string },
  run: (sent: Request) => Soon<T>,
): Promise<T> {
  const arriving = uploads.arriving(networkOf(address))
  async function* held(body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) {
      arriving.hold(chunk.byteLength)
      yield chunk
    }
  }
  const { url, method, headers, body, signal } = request
  const stream = body && (ReadableStream.from(held(body)) as BodyInit)
  const sent = { method, headers, signal, body: stream, duplex: 'half' }
  try {
    return await run(new Request(url, sent))
  } finally {
    arriving.end()
  }
}

/** Room for the boundary, headers and other fields of a multipart body: a notice in six languages needs the most. */
export const envelope = 256 * 1024

/**
 * Returns the one file of an upload. Raw bytes are streamed, with their name in the `X-File-Name` header
 * (percent-encoded); a multipart body is read whole, within the limit of one file.
 */
export async function uploadIn(request: Request): Promise<Upload> {
  refuseDeclared(request, 1)
  refuseUnless(request.body, 'document.empty')
  if (!isMultipart(request))
    return { source: rawFile(request.body), originalName: nameIn(request.headers) }
  const { files, fields } = await formIn(request, 1)
  const [file] = files
  if (!file && Object.keys(fields).length > 0) throw noFile()
  refuseUnless(file, 'document.empty')
  if (files.length > 1) throw severalFiles()
  return { source: file.source, originalName: file.originalName }
}

/**
 * Returns the fields and the files of a multipart body, read whole within the limit of this many files. A
 * file field that was left empty is not a file.
 * @throws Refusal `document.too_large`, `request.unreadable`
 */
export async function formIn(
  request: Request,
  mostFiles: number,
): Promise<{ fields: Record<string, string>; files: Upload[] }> {
  refuseDeclared(request, mostFiles)
  if (!request.body || !isMultipart(request)) throw noForm()
  refuseUntold(request)
  const headers = { 'content-type': request.headers.get('content-type') as string }
  const body = ReadableStream.from(counted(request.body, mostBytes(mostFiles)))
  const form = await new Response(body as BodyInit, { headers })
    .formData()
    .catch((error: unknown) => {
      throw error instanceof Refusal ? error : refusal('request.unreadable')
    })
  const entries = [...form.entries()]
  return {
    fields: Object.fromEntries(
      entries.flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, plainText(value)]] : [],
      ),
    ),
    files: entries.flatMap(([, value]) =>
      value instanceof File && value.size > 0
        ? [{ source: value.stream(), originalName: value.name }]
        : [],
    ),
  }
}

const noForm = () =>
  refusal('request.unreadable', {
    message: 'The request could not be read. Send its texts and files as multipart/form-data.',
  })

/** If the declared length is too long, nothing of the body is read. */
function refuseDeclared(request: Request, mostFiles: number): void {
  const declared = Number(request.headers.get('content-length') ?? 0)
  refuseUnless(declared <= mostBytes(mostFiles), 'document.too_large')
}

const mostBytes = (files: number) => files * platformLimits.uploadBytes + envelope

/** Stops a body that is longer than it may be, also one that did not declare its length. */
export async function* counted(body: AsyncIterable<Uint8Array>, most: number) {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    // The bytes within the limit still count: the fields before a file that is too large.
    yield bytes <= most ? chunk : chunk.subarray(0, chunk.byteLength - (bytes - most))
    refuseUnless(bytes <= most, 'document.too_large')
  }
}
