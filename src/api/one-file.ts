import { refusal } from '#platform/errors'

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
