/** Where an S3-compatible storage is and how to speak to it. */
export interface S3Address {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Reads `s3://key:secret@host:port/bucket?region=…&tls=off`; key and secret percent-encoded where
 * necessary, TLS unless switched off, region `us-east-1` unless named.
 * @throws Error with one sentence that does not repeat the secret
 */
export function parseS3Address(address: string): S3Address {
  const wrong = (what: string) =>
    new Error(
      `The storage address ${what}. It looks like s3://key:secret@host:port/bucket?region=eu-west-1`,
    )
  const url = URL.parse(address)
  // A URL may begin with capitals or a space; whoever opens the storage looks for exactly this.
  if (!address.startsWith('s3://') || url === null) throw wrong('is not an s3:// address')
  if (url.hostname === '') throw wrong('names no host')
  if (url.username === '' || url.password === '') throw wrong('has no key and secret')
  const bucket = url.pathname.slice(1)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw wrong('names no bucket')
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'tls' && name !== 'region')
  if (unknown !== undefined) throw wrong('has a parameter that Candor does not know')
  const tls = url.searchParams.get('tls') ?? 'on'
  if (tls !== 'on' && tls !== 'off') throw wrong('says neither tls=on nor tls=off')
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

/** Tells whether `parseS3Address` can read an address. */
export function isS3Address(address: string): boolean {
  try {
    parseS3Address(address)
    return true
  } catch {
    return false
  }
}
