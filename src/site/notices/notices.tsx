import { z } from 'zod'
import { getNotice, listNotices } from '#modules/notices'
import { type NoticePage, noticeFilterSchema } from '#modules/notices/schema'
import type { Organisation } from '#modules/organisation'
import { nullIfNotFound, Refusal, refuseUnless } from '#platform/errors'
import { longDate } from '../layout/dates.ts'
import { Lead, Way } from '../layout/fields.tsx'
import { Composed, Entered, Parts, spokenIn } from '../layout/said.tsx'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'
import { beginningOf, NoticeList, noticeFor, type ShownNotice } from './list.tsx'

/** All notices, newest first, a page at a time. */
const listPage = page('GET /notices', 'public', async (context) => {
  const { organisation, words, query } = context
  const { notices: texts } = words
  const filter = noticeFilterSchema.safeParse({ cursor: query.get('cursor') ?? undefined })
  refuseUnless(filter.success, 'route.not_found')
  const list = await context.ctx.read((ctx) => listNotices(ctx, filter.data)).catch(nullIfNoCursor)
  refuseUnless(list, 'route.not_found')
  const { from, pageSize, total } = list
  const notices = list.notices.map((each) => noticeFor(each, { organisation, words }))
  const languages = notices.map(({ language }) => language)
  const [number, pages] = [Math.floor(from / pageSize) + 1, Math.ceil(total / pageSize)]
  return show(context, {
    title: number === 1 ? texts.title : `${texts.title}, ${number}`,
    description: texts.description(organisation.displayName),
    main: (
      <>
        <Lead title={texts.title} lead={texts.lead(organisation.displayName)} />
        {notices.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <Entered {...{ organisation, words, languages }}>
            <NoticeList words={words} notices={notices} heading="h2" />
          </Entered>
        )}
        {pages > 1 && <Turn {...{ texts, list }} pageOf={texts.pageOf(number, pages)} />}
      </>
    ),
  })
})

interface TurnProps {
  texts: Words['notices']
  list: Pick<NoticePage, 'next' | 'previous'>
  /** Which of how many pages this is. */
  pageOf: string
}

function Turn({ texts, list: { next, previous }, pageOf }: TurnProps) {
  return (
    <nav className="around" aria-label={texts.around}>
      {previous && (
        <a className="button" rel="prev" href={`/notices?cursor=${previous}`}>
          {texts.newer}
        </a>
      )}
      <span className="soft">{pageOf}</span>
      {next && (
        <a className="button" rel="next" href={`/notices?cursor=${next}`}>
          {texts.older}
        </a>
      )}
    </nav>
  )
}

/** Of the list, only the cursor in the address can be wrong. */
function nullIfNoCursor(error: unknown): null {
  if (error instanceof Refusal && error.code === 'request.invalid') return null
  throw error
}

const onePage = page('GET /notices/{id}', 'public', async (context) => {
  const { ctx, organisation, words, params } = context
  const id = z.uuid().safeParse(params.id)
  refuseUnless(id.success, 'route.not_found')
  // A removed notice is an unknown address: the black page.
  const known = await ctx.read((read) => getNotice(read, id.data)).catch(nullIfNotFound)
  refuseUnless(known, 'route.not_found')
  const notice = noticeFor(known, context)
  return show(context, {
    title: notice.title,
    description: `${words.layout.from(organisation.displayName)}: ${shortened(beginningOf(notice))}`,
    main: <OneNotice organisation={organisation} words={words} notice={notice} />,
  })
})

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 160 ? line : `${line.slice(0, 157).replace(/\s\S*$/, '')}…`
}

export const noticePages = [listPage, onePage]

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
      <Way className="quiet" href="/notices" text={words.notices.all} />
    </article>
  )
}

/** The organisation's own text and pictures. */
function OwnWords({ words, notice }: Omit<OneNoticeProps, 'organisation'>) {
  const { title, text, language, version, images } = notice
  // A picture may be cached for an hour: another version has another address. The mark in it is read, too.
  const sized = (url: string, width: number) =>
    `${url}?width=${width}&v=${version}&language=${words.lang}`
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
