type Format = 'webp' | 'jpeg'

/** How long a picture may be cached on its way, by audience. */
const kept = {
  /** From a candidate's file: not cached, and different for each caller. */
  never: { 'cache-control': 'private, no-store', vary: 'accept, authorization, cookie' },
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
  const picture = await draw(format)
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
