import { createHash } from 'node:crypto'

/** First and last byte of the part of a recording, counted from 0 and within the recording. */
interface Part {
  from: number
  to: number
}

/**
 * Answers with a sound, or with the part that a player asks for (RFC 9110, section 14.2): Safari on an
 * iPhone plays only what it can fetch in parts. A request for several parts gets the whole, as the RFC
 * allows, and one for a part that does not exist gets 416.
 */
export function answerSound(
  request: Request,
  { bytes, mediaType }: { bytes: Buffer; mediaType: string },
): Response {
  // Of the bytes: a later version may serve others of the same recording, and players join parts.
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=3600',
  }
  const part = partAsked(request.headers, etag, bytes.length)
  if (part === 'not there')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${bytes.length}` },
    })
  const { from, to } = part ?? { from: 0, to: bytes.length - 1 }
  const answered = new Uint8Array(bytes.subarray(from, to + 1))
  const sized = { ...headers, 'content-type': mediaType, 'content-length': `${answered.length}` }
  if (!part) return new Response(answered, { headers: sized })
  return new Response(answered, {
    status: 206,
    headers: { ...sized, 'content-range': `bytes ${from}-${to}/${bytes.length}` },
  })
}

/** Returns null when the whole is asked for, or the client holds parts of another recording (`If-Range`). */
function partAsked(headers: Headers, etag: string, length: number): Part | 'not there' | null {
  const held = headers.get('if-range')
  if (held !== null && held !== etag) return null
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? []
  if (first === undefined || (first === '' && last === '')) return null
  // RFC 9110, section 14.1.2: `bytes=-5` means the last five.
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Number(last)
  if (to < from && from < length && first !== '') return null
  return from < length ? { from, to: Math.min(to, length - 1) } : 'not there'
}
