import { refusal } from '#platform/errors'

/** A file that arrived. */
export interface Upload {
  source: AsyncIterable<Uint8Array>
  originalName: string
}

/** Whether a body is a form with parts; types are written in any case (RFC 9110, section 8.3.1). */
export function isMultipart({ headers }: Request): boolean {
  return /^multipart\//i.test(headers.get('content-type') ?? '')
}

/** The name of a file that came as raw bytes. */
export function nameIn(headers: Headers): string {
  const given = headers.get('x-file-name') ?? ''
  try {
    return decodeURIComponent(given)
  } catch {
    return given
  }
}

/** Refuses a form with more than one file where one has its place. */
export const severalFiles = () =>
  refusal('request.unreadable', {
    message: 'More than one file arrived where one has its place. Send one at a time.',
  })

/** Refuses a form without any. */
export const noFile = () =>
  refusal('request.unreadable', {
    message:
      'No file is in this form. Add the file with its name as a part of the form, or send the file itself as raw bytes.',
  })

/** Refuses a form that nobody can take apart, because its type does not say where its parts end. */
export function refuseUntold({ headers }: Request): void {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b.*;\s*boundary=/i.test(type)) throw untoldForm()
}

const untoldForm = () =>
  refusal('request.unreadable', {
    message:
      'A form arrived whose Content-Type is not multipart/form-data with its boundary. Leave that header to what makes the form, or send the file itself as raw bytes.',
  })

/** How a form with parts begins, whatever it is called. */
const formStart = /^--[^\r\n]+\r?\n(?:[\w-]+:[^\r\n]*\r?\n)*content-disposition:\s*form-data/i
const mostOfStart = 512

/**
 * A body that is the file itself.
 * @throws Refusal `request.unreadable` for a form, which would be kept as if it were a file
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
