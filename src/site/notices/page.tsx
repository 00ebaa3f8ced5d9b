import type { Notice, NoticePage } from '#modules/notices/schema'
import type { Organisation } from '#modules/organisation'
import { longDate } from '../layout/dates.ts'
import { Entered } from '../layout/entered.tsx'
import { spokenIn } from '../layout/only-in.tsx'
import { Composed, Parts } from '../layout/said-block.tsx'
import type { Words } from '../words.ts'
import { NoticeList, noticeFor, type ShownNotice } from './list.tsx'

interface NoticesProps extends Omit<NoticePage, 'notices'> {
  notices: readonly Notice[]
  words: Words
  organisation: Organisation
}

/** All notices, newest first, a page at a time. */
export function Notices({ words, organisation, ...list }: NoticesProps) {
  const notices = list.notices.map((each) => noticeFor(each, { organisation, words }))
  const { total, from, pageSize, next, previous } = list
  const [page, pages] = [Math.floor(from / pageSize) + 1, Math.ceil(total / pageSize)]
  return (
    <>
      <section className="lead">
        <h1>{words.notices.title}</h1>
        <p>{words.notices.lead(organisation.displayName)}</p>
      </section>
      {notices.length === 0 ? (
        <p>{words.notices.none}</p>
      ) : (
        <Entered
          organisation={organisation}
          words={words}
          languages={notices.map(({ language }) => language)}
        >
          <NoticeList words={words} notices={notices} heading="h2" />
        </Entered>
      )}
      {pages > 1 && (
        <nav className="around" aria-label={words.notices.around}>
          {previous && (
            <a className="button" rel="prev" href={`/notices?cursor=${previous}`}>
              {words.notices.newer}
            </a>
          )}
          <span className="soft">{words.notices.pageOf(page, pages)}</span>
          {next && (
            <a className="button" rel="next" href={`/notices?cursor=${next}`}>
              {words.notices.older}
            </a>
          )}
        </nav>
      )}
    </>
  )
}

interface OneNoticeProps {
  organisation: Organisation
  words: Words
  /** In this reader's language. */
  notice: ShownNotice
}

/** One notice: the words first, which a slow connection loads first, then its pictures. */
export function OneNotice({ organisation, words, notice }: OneNoticeProps) {
  const { title, titleParts, sentences, publishedAt } = notice
  const ownTitle = !titleParts && <h1 {...spokenIn(words, notice.language)}>{title}</h1>
  const own = <OwnWords words={words} notice={notice} />
  const frame = { organisation, words, languages: [notice.language] }
  return (
    <article className="notice">
      <p className="soft">{words.notices.published(longDate(publishedAt, words))}</p>
      {titleParts && (
        <h1>
          <Parts parts={titleParts} />
        </h1>
      )}
      {sentences.length > 0 && (
        <>
          {ownTitle && <Entered {...frame}>{ownTitle}</Entered>}
          <Composed sentences={sentences} />
        </>
      )}
      {(notice.text || notice.images.length > 0 || (ownTitle && sentences.length === 0)) && (
        <Entered {...frame}>
          {sentences.length === 0 && ownTitle}
          {own}
        </Entered>
      )}
      <p>
        <a className="quiet" href="/notices">
          {words.notices.all}
        </a>
      </p>
    </article>
  )
}

/** The organisation's own text and pictures. */
function OwnWords({ words, notice }: Omit<OneNoticeProps, 'organisation'>) {
  const { title, text, language, version, images } = notice
  // A picture may be cached for an hour: another version has another address.
  const sized = (url: string, width: number) => `${url}?width=${width}&v=${version}`
  return (
    <>
      {text && (
        <div className="prose" {...spokenIn(words, language)}>
          {text.split(/\n{2,}/).map((paragraph, at) => (
            <p key={`${at}`}>{paragraph}</p>
          ))}
        </div>
      )}
      {images.length > 0 && (
        <div className="pictures">
          {images.map(({ place, imageUrl, width, height }) => (
            <a href={sized(imageUrl, 1600)} key={place}>
              <img
                src={sized(imageUrl, 960)}
                srcSet={`${sized(imageUrl, 480)} 480w, ${sized(imageUrl, 960)} 960w`}
                sizes="(min-width: 52rem) 34rem, 92vw"
                alt={words.notices.pictureOf(title, place)}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          ))}
        </div>
      )}
    </>
  )
}
