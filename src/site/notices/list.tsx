import type { Notice } from '#modules/notices/schema'
import { longDate } from '#platform/clock/schema'
import type { Words } from '../messages/index.ts'

interface NoticeListProps {
  words: Words
  notices: readonly Notice[]
  /** The level of the titles. */
  heading?: 'h2' | 'h3'
}

/** Notices with their first picture, which says nothing that the title does not. */
export function NoticeList({ words, notices, heading: Heading = 'h3' }: NoticeListProps) {
  return (
    <ul className="notices">
      {notices.map(({ id, title, publishedAt, version, images: [first] }) => (
        <li key={id}>
          {first && (
            <img
              src={`${first.imageUrl}?width=480&v=${version}`}
              alt=""
              width={first.width}
              height={first.height}
              loading="lazy"
              decoding="async"
            />
          )}
          <Heading>
            <a href={`/notices/${id}`}>{title}</a>
          </Heading>
          <p className="soft">
            <time dateTime={publishedAt}>{longDate(publishedAt, words)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
