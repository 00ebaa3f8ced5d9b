import { ReadableStream, TextEncoderStream } from 'node:stream/web'
import { z } from 'zod'
import { type RefusalCode, refusals } from '#gate'
import { accountNames } from '#modules/accounts'
import { photosOf } from '#modules/documents'
import type { ReadContext } from '#platform/context'
import type { Verdict, verdictSchema } from '#platform/verdict.schema'

/** Names of people, API keys and the command line, by the ids of an answer. */
export const peopleSchema = z.record(z.string(), z.string())

/** Returns them; nobody has the id null. */
export async function peopleOf(
  { tx }: Pick<ReadContext, 'tx'>,
  ids: readonly (string | null)[],
): Promise<z.output<typeof peopleSchema>> {
  const known = ids.filter((id) => id !== null)
  return Object.fromEntries(await accountNames(tx, known))
}

/** Returns what tells the photo of each of these records; null where there is none. */
export async function withPhotos(ctx: ReadContext, recordIds: readonly (string | null)[]) {
  const photos = await photosOf(ctx, [...new Set(recordIds.filter((id) => id !== null))])
  return (id: string | null) => photos.get(id ?? '') ?? null
}

/** Returns a verdict with the sentence of its reason. */
export function verdictIn(verdict: Verdict<RefusalCode>): z.output<typeof verdictSchema> {
  if (verdict.may) return verdict
  return { ...verdict, message: refusals[verdict.reason].sentence }
}

type Format = 'webp' | 'jpeg'

/** How long a picture may be cached on its way, by audience. */
const kept = {
  /** From a candidate's file: not cached, and different for each caller. */
  never: { 'cache-control': 'private, no-store', vary: 'accept, authorization, cookie' },
  /** For staff, in their own browser: at an address that names the content. Whoever else signs in there asks anew. */
  privately: { 'cache-control': 'private, max-age=86400', vary: 'authorization, cookie' },
  /** Public, and gone everywhere an hour after it was withdrawn. */
  hour: { 'cache-control': 'public, max-age=3600', vary: 'accept' },
  /** Public, at an address that names the content. */
  always: { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept' },
} as const

/** Answers with a picture in a format that the browser accepts. */
export async function answerPicture(
  request: Request,
  keep: keyof typeof kept,
  draw: (format: Format) => Promise<Uint8Array>,
): Promise<Response> {
  const format = acceptedFormat(request)
  return pictureAnswer(format, keep, await draw(format))
}

/** Does the same with a picture of one format. */
export function pictureAnswer(format: Format, keep: keyof typeof kept, picture: Uint8Array) {
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(picture.length),
      'content-disposition': 'inline',
      ...kept[keep],
    },
  })
}

/**
 * Returns the format of the picture: WebP if the client names it and does not rule it out (RFC 9110,
 * section 12.5.1), else JPEG.
 */
function acceptedFormat({ headers }: Request): Format {
  const ranges = (headers.get('accept') ?? '').toLowerCase().split(',')
  for (const range of ranges) {
    const [type, ...parameters] = range.split(';').map((part) => part.trim())
    if (type === 'image/webp' && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each)))
      return 'webp'
  }
  return 'jpeg'
}

export const csvType = 'text/csv; charset=utf-8'

interface Leaving {
  name: string
  /** The media type. */
  type: string
  /** The length of a stream, where it is known. */
  bytes?: number
}

/**
 * Answers with a file to keep, which no cache keeps. It is read only as fast as the client receives it, and one that
 * disconnects ends the reading.
 */
export function download(
  { name, type, bytes }: Leaving,
  content: AsyncIterable<Uint8Array> | Uint8Array,
  more: Readonly<Record<string, string>> = {},
): Response {
  const isWhole = content instanceof Uint8Array
  const length = isWhole ? content.byteLength : bytes
  const body = isWhole || content instanceof ReadableStream ? content : ReadableStream.from(content)
  return new Response(body as BodyInit, {
    headers: {
      'content-type': type,
      ...(length === undefined ? {} : { 'content-length': String(length) }),
      'content-disposition': `attachment; ${asFileName(name)}`,
      'cache-control': 'private, no-store',
      ...more,
    },
  })
}

/** The name of a file as browsers read it; one that is not plain in its encoding (RFC 8187). */
function asFileName(name: string): string {
  if (/^[\w.-]+$/.test(name)) return `filename="${name}"`
  const sign = (one: string) => `%${one.charCodeAt(0).toString(16)}`
  return `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, sign)}`
}

/** Encodes lines of text while they are read. */
export const encoded = (lines: AsyncIterable<string>): AsyncIterable<Uint8Array> =>
  ReadableStream.from(lines).pipeThrough(new TextEncoderStream())
