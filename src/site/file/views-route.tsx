import type { ReactNode } from 'react'
import { z } from 'zod'
import { listShares, proveViewing, viewsOfRecord } from '#modules/shares'
import type { Share, View } from '#modules/shares/schema'
import { httpStatusOf, Refusal, refuseUnless } from '#platform/errors'
import { longMoment } from '../layout/dates.ts'
import { Lead, Told } from '../layout/fields.tsx'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'
import { type FileAccess, isOver, type OnFile, openedPage, showOpened } from './file-access.ts'

/** How many of the newest viewings are listed. */
const mostViews = 50

/** Returns the page that says who opened the file, and the proof of each viewing as a file. */
export function viewsPagesOf(way: FileAccess): AnyPage[] {
  return [openedPage(way, `${way.file}/views`, showViews), proofPageOf(way)]
}

async function showViews(on: OnFile): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words } = context
  const [views, shares] = await ctx.read(async (read) => {
    const holder = await way.holder(read, context)
    return Promise.all([
      viewsOfRecord(read, holder, { limit: mostViews }),
      listShares(read, holder),
    ])
  })
  const main = (
    <>
      {file.above('read')}
      <Views {...{ words, way, views, shares }} link={file.link} />
    </>
  )
  return showOpened(on, { title: words.views.title, main })
}

/** Taking the proof of a viewing shows nothing of the file, so it is not a viewing. */
function proofPageOf(way: FileAccess): AnyPage {
  return page(`GET ${way.file}/views/{id}/proof`, way.permission, async (context) => {
    const { ctx, params } = context
    try {
      const proven = await ctx.read(async (read) => {
        const holder = await way.holder(read, context)
        const id = z.uuid().safeParse(params.id).data
        return id ? proveViewing(read, holder, id) : null
      })
      refuseUnless(proven, 'route.not_found')
      return new Response(proven.proof, {
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'content-disposition': `attachment; filename="viewing-${proven.sequence}.tlog-proof"`,
        },
      })
    } catch (error) {
      if (isOver(error)) return way.over(context)
      if (error instanceof Refusal && error.code === 'log.not_sealed')
        return notYet(way, context, error)
      throw error
    }
  })
}

function notYet(
  { file }: FileAccess,
  context: RequestContext,
  { kind }: Refusal,
): Promise<Response> {
  const { words } = context
  const { notSealedTitle, notSealed } = words.views
  return show(context, {
    title: words.errors.error(notSealedTitle),
    main: (
      <Told
        title={notSealedTitle}
        sentences={[notSealed]}
        next={{ label: words.views.title, href: `${file}/views` }}
      />
    ),
    status: httpStatusOf[kind],
    here: `${file}/views`,
  })
}

interface ViewsProps {
  words: Words
  way: Pick<FileAccess, 'file' | 'shares'>
  views: readonly View[]
  shares: readonly Share[]
  /** What ends the link of this account, where the file is opened with one. */
  link: ReactNode
}

/** Who opened the file or a share of it, and what to do if it was a stranger. */
function Views(props: ViewsProps) {
  const { words, way, views, link } = props
  const { views: texts } = words
  return (
    <>
      <Lead title={texts.title} lead={views.length === 0 ? texts.nobody : texts.lead} />
      <ul className="lines">
        {views.map((view) => (
          <li key={view.id}>
            <time dateTime={view.at}>{longMoment(view.at, words)}</time>
            <span>{howOf(props, view)}</span>
            <NotMe {...props} view={view} />
          </li>
        ))}
      </ul>
      {link}
      {views.length > 0 && (
        <details className="asking screen-only">
          <summary>{words.file.experts}</summary>
          <p className="soft">{texts.proofText}</p>
          <ul className="further">
            {views.map((view) => (
              <li key={view.id}>
                <a href={`${way.file}/views/${view.id}/proof`}>
                  {texts.proof}: {longMoment(view.at, words)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function howOf({ words: { views: texts }, shares }: ViewsProps, { by, shareId }: View): string {
  const label = shares.find(({ id }) => id === shareId)?.label
  return label === undefined ? texts.by[by] : texts.byShare(label)
}

/** A new code ends the former one and its links; a share is stopped where all shares are. */
function NotMe({ words, way, shares, view }: ViewsProps & { view: View }) {
  const { views: texts } = words
  const share = shares.find(({ id }) => id === view.shareId)
  const href = share ? `${way.shares}#${share.id}` : `${way.file}/code`
  return (
    <a className="quiet" href={href} rel="nofollow">
      {texts.notMe}
      <span className="unseen">: {longMoment(view.at, words)}</span>
    </a>
  )
}
