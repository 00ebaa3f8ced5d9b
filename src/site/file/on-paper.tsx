import type { OpenedRecord } from '#modules/lookup/schema'
import { longMoment } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'

/** When a page was taken from the site, for readers of a print. */
export function TakenOn({ words, now }: { words: Words; now: string }) {
  return <p className="print-only">{words.file.taken(longMoment(now, words))}</p>
}

/**
 * The pages of a document after its first. A screen shows them on the document's page; a browser fetches
 * them only when it prints.
 */
export function OtherPages({
  words,
  document,
}: {
  words: Words
  document: OpenedRecord['documents'][number]
}) {
  const { label, pages, imageUrl, width, height } = document
  const numbers = Array.from({ length: pages - 1 }, (_, index) => index + 2)
  return numbers.map((page) => (
    <figure key={page} className="scan print-only">
      <img
        src={`${imageUrl}?page=${page}&width=1600`}
        width={width}
        height={height}
        alt={words.file.copyOf(label, page, pages)}
        loading="lazy"
      />
    </figure>
  ))
}
