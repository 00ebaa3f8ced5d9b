import { imageWidths } from '#modules/documents/schema'
import type { Words } from '../words.ts'
import { Lost, type ShownDocument } from './page-parts.tsx'

interface ScanProps {
  words: Words
  document: ShownDocument
  alt: string
  sizes: string
  page?: number
  /** Fetched as soon as the page is read, before its position is known: a print has to have it. */
  isFirst?: boolean
}

/**
 * A page as a picture. The words are behind it and visible until it has loaded: waiting needs no script. If
 * its file is gone, a sentence says so.
 */
export function Scan({ words, document, alt, sizes, page = 1, isFirst = false }: ScanProps) {
  if (document.fault) return <Lost words={words} fault={document.fault} />
  const query = page === 1 ? '?' : `?page=${page}&`
  const address = (width: number) => `${document.imageUrl}${query}width=${width}`
  return (
    <figure className={document.kind === 'photo' ? 'portrait' : 'scan'}>
      <span aria-hidden="true">{words.file.wait}</span>
      <img
        src={address(960)}
        srcSet={imageWidths.map((width) => `${address(width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={document.width}
        height={document.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </figure>
  )
}
