import { speakerOf } from '#api'
import { type Notice, noticeWordsIn } from '#modules/notices/schema'
import type { Organisation } from '#modules/organisation'
import { type Part, render, textOf } from '#modules/speech/compose.schema'
import { isolated } from '#texts/isolated'
import { longDate } from '../layout/dates.ts'
import { Parts, spokenIn } from '../layout/said.tsx'
import type { Language, Words } from '../words.ts'

/** A notice as one reader sees it. */
export interface ShownNotice extends Pick<Notice, 'id' | 'publishedAt' | 'version' | 'images'> {
  /** As plain text: its own title, or its first sentence. */
  title: string
  /** The same, where it is a sentence; null where it is the notice's own title. */
  titleParts: Part[] | null
  /** Its sentences in the reader's language, without one that is the title. */
  sentences: Part[][]
  text: string
  /** Of title and text, as far as these are its own words. */
  language: Language
}

/**
 * Returns a notice for a reader: its sentences in the page's language, its own words in that, else as they
 * were written. A sentence of which a row or a fact is gone is left out.
 */
export function noticeFor(notice: Notice, { organisation, words }: Reader): ShownNotice {
  const { id, publishedAt, version, images } = notice
  const own = noticeWordsIn(notice, [words.lang])
  const rendered = notice.sentences.flatMap((sentence) => {
    const parts = render(sentence, words.lang, speakerOf(organisation))
    return parts ? [parts] : []
  })
  const titleParts = own.title ? null : withoutStop(rendered[0] ?? [{ text: words.notices.title }])
  return {
    ...{ id, publishedAt, version, images, titleParts, text: own.text },
    title: titleParts ? plainOf(titleParts) : own.title,
    sentences: titleParts ? rendered.slice(1) : rendered,
    language: own.title || own.text ? own.language : words.lang,
  }
}

/** Returns what a preview says of a notice: its sentences and its own text, as plain text. */
export function beginningOf({ sentences, text }: ShownNotice): string {
  return [...sentences.map(plainOf), text].filter(Boolean).join(' ')
}

const plainOf = (parts: readonly Part[]) => textOf(parts, (text) => isolated(text))

/** A title has no full stop. */
function withoutStop(parts: Part[]): Part[] {
  const last = parts.at(-1)
  if (!last) return parts
  return [...parts.slice(0, -1), { ...last, text: last.text.replace(/\s*[.।]$/u, '') }]
}

interface Reader {
  organisation: Organisation
  words: Words
}

interface NoticeListProps {
  words: Words
  /** In this reader's language. */
  notices: readonly ShownNotice[]
  /** The level of the titles. */
  heading?: 'h2' | 'h3'
}

/** Notices with their first picture, which adds nothing to the title. */
export function NoticeList({ words, notices, heading: Heading = 'h3' }: NoticeListProps) {
  return (
    <ul className="notices">
      {notices.map(({ id, title, titleParts, language, publishedAt, version, images: [first] }) => (
        <li key={id}>
          {first && (
            <img
              src={`${first.imageUrl}?width=480&v=${version}&language=${words.lang}`}
              alt=""
              width={first.width}
              height={first.height}
              loading="lazy"
              decoding="async"
            />
          )}
          <Heading>
            <a href={`/notices/${id}`} {...(titleParts ? {} : spokenIn(words, language))}>
              {titleParts ? <Parts parts={titleParts} isLinked={false} /> : title}
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
