import { urlOf } from '#platform/urls.schema'

/** What a QR code holds, as far as it concerns us. That it leads here says nothing about the document around it. */
export type QrContent =
  | { of: 'reference'; reference: string }
  /** A receipt of a payment: its number and check value. */
  | { of: 'receipt'; receipt: string; check: string }
  /** A page of this site, with its query. */
  | { of: 'own'; path: string }
  | { of: 'foreign'; host: string }
  | { of: 'other' }

/** Reads the text of a QR code; `ownHost` is this site's, with its port. */
export function qrContentOf(text: string, ownHost: string): QrContent {
  const reference = text.trim()
  if (/^CR-[0-9A-Z]{8}$/i.test(reference)) return { of: 'reference', reference }
  const url = urlOf(text)
  if (!url || !/^https?:$/.test(url.protocol)) return { of: 'other' }
  if (url.host !== ownHost) return { of: 'foreign', host: url.host }
  const { pathname, searchParams, search } = url
  const [receipt, check] = [searchParams.get('receipt'), searchParams.get('check')]
  if (pathname === '/verify' && receipt !== null && check !== null)
    return { of: 'receipt', receipt, check }
  // Two slashes at the beginning of a link would lead to another host.
  return { of: 'own', path: pathname.replace(/^\/+/, '/') + search }
}
