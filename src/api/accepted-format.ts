/**
 * In which format a picture is answered: WebP to who names it and does not rule it out (RFC 9110,
 * section 12.5.1), JPEG to everybody else.
 */
export function acceptedFormat({ headers }: Request): 'webp' | 'jpeg' {
  const ranges = (headers.get('accept') ?? '').toLowerCase().split(',')
  for (const range of ranges) {
    const [type, ...parameters] = range.split(';').map((part) => part.trim())
    if (type === 'image/webp' && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each)))
      return 'webp'
  }
  return 'jpeg'
}
