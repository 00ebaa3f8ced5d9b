/**
 * Returns the issuer's `did:web`, from the public address alone. Null where that is not https: nobody else could fetch
 * it, so nothing is signed (https://w3c-ccg.github.io/did-method-web/).
 */
export function issuerOf(publicUrl: string): string | null {
  const { protocol, host } = new URL(publicUrl)
  return protocol === 'https:' ? `did:web:${host.replace(':', '%3A')}` : null
}

/** Returns the host that a `did:web` names; null for another kind of issuer. */
export function hostOf(issuer: string): string | null {
  const [, host] = /^did:web:([a-z0-9.-]+(?:%3A\d+)?)(?::.*)?$/i.exec(issuer) ?? []
  return host?.replace(/%3A/i, ':') ?? null
}
