import { type Notice, noticeWordsIn } from '#modules/notices/schema'
import type { Organisation } from '#modules/organisation'
import { longDate } from '../layout/dates.ts'
import { spokenIn } from '../layout/only-in.tsx'
import type { Words } from '../messages/index.ts'

/** Returns a notice for a reader: in the page's language, else in the organisation's, else as it was written. */
export function noticeFor(notice: Notice, { organisation, words }: Reader): Notice {
  return { ...notice, ...noticeWordsIn(notice, [words.lang, organisation.wordsLanguage]) }
}

interface Reader {
  organisation: Pick<Organisation, 'wordsLanguage'>
  words: Words
}

interface NoticeListProps {
  words: Words
  /** In this reader's language. */
  notices: readonly Notice[]
  /** The level of the titles. */
  heading?: 'h2' | 'h3'
}

/** Notices with their first picture, which adds nothing to the title. */
export function NoticeList({ words, notices, heading: Heading = 'h3' }: NoticeListProps) {
  return (
    <ul className="notices">
      {notices.map(({ id, title, language, publishedAt, version, images: [first] }) => (
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
            <a href={`/notices/${id}`} {...spokenIn(words, language)}>
              {title}
            </a>
          </Heading>
          <p className="soft">
            <time dateTime={publishedAt}>{longDate(publishedAt, words)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
