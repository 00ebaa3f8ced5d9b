import type { OpenedRecord } from '#modules/lookup/schema'
import { longDate } from '../formats.ts'
import { Said } from '../layout/said.tsx'
import type { Words } from '../messages/index.ts'

export type OpenedDocument = OpenedRecord['documents'][number]

interface PaperProps {
  words: Words
  document: OpenedDocument
  /** Below which address its large image lies: the own file's, or that of a share. */
  at?: '/file' | '/shared'
}

/** One paper: our copy, since when, and where to ask about it. */
export function Paper({ words, document, at = '/file' }: PaperProps) {
  const { file, lang } = words
  const { id, label, pages } = document
  return (
    <section className="paper" aria-labelledby={id}>
      <Scan
        words={words}
        document={document}
        alt={file.copyOf(label, 1, pages)}
        sizes="(max-width: 52rem) 92vw, 42rem"
      />
      <div>
        <h2 id={id}>{label}</h2>
        <p className="soft">
          {file.heldSince(longDate(document.heldSince, lang))} {file.pages(pages)}
        </p>
        <p className="screen-only">
          <a className="button" href={`${at}/documents/${id}`}>
            {pages > 1 ? file.allPages(pages) : file.large}
            <span className="unseen">{file.of(label)}</span>
          </a>
        </p>
        <OfficialChecks words={words} checks={document.officialChecks} />
      </div>
    </section>
  )
}

/** H5: the only links on the page that lead to another website. */
export function OfficialChecks({
  words,
  checks,
}: {
  words: Words
  checks: OpenedDocument['officialChecks']
}) {
  return (
    <div className="check">
      <h3>{words.file.ask}</h3>
      {checks.length === 0 && <p>{words.file.askNamed}</p>}
      {checks.map(({ authority, service, whatToEnter, advice, url }) => (
        <p key={authority + service}>
          <Said words={words} text={authority} />:{' '}
          {url === null ? (
            <b>
              <Said words={words} text={service} />
            </b>
          ) : (
            <a className="outward" href={url} rel="noreferrer">
              <Said words={words} text={service} />
            </a>
          )}
          <br />
          <Said words={words} text={whatToEnter} /> <Said words={words} text={advice} />
        </p>
      ))}
    </div>
  )
}

interface ScanProps {
  words: Words
  document: OpenedDocument
  alt: string
  sizes: string
  page?: number
}

/**
 * A page as a picture. The words lie under it and are seen until it has come: no script is needed
 * to wait.
 */
export function Scan({ words, document, alt, sizes, page = 1 }: ScanProps) {
  const query = page === 1 ? '?' : `?page=${page}&`
  const address = (width: number) => `${document.imageUrl}${query}width=${width}`
  return (
    <figure className={document.kind === 'photo' ? 'portrait' : 'scan'}>
      <span aria-hidden="true">{words.file.wait}</span>
      <img
        src={address(960)}
        srcSet={`${address(480)} 480w, ${address(960)} 960w, ${address(1600)} 1600w`}
        sizes={sizes}
        width={document.width}
        height={document.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </figure>
  )
}
