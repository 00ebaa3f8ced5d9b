import { z } from 'zod'
import { contactChanges } from '#modules/records'
import type { ContactChange } from '#modules/records/contacts.schema'
import { listShares, proveViewing, viewsOfRecord } from '#modules/shares'
import type { Share, View } from '#modules/shares/schema'
import { httpStatusOf, Refusal, refuseUnless } from '#platform/errors'
import { longMoment } from '../layout/dates.ts'
import { Lead } from '../layout/fields.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import type { Words } from '../words.ts'
import { type FileAccess, isOver, type OnFile, openedPage, showOpened } from './file-access.tsx'
import { whatChanged } from './news-rows.tsx'

/** How many of the newest viewings are listed. */
const mostViews = 50

/** Returns the page that says who opened the file, and the proof of each viewing as a file. */
export function viewsPagesOf(way: FileAccess): AnyPage[] {
  return [openedPage(way, `${way.file}/views`, showViews), proofPageOf(way)]
}

/** Shows who opened the file or a share of it, and what to do if it was a stranger. */
async function showViews(on: OnFile): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words } = context
  const { views: texts } = words
  const [views, shares, changes] = await ctx.read(async (read) => {
    const holder = await way.holder(read, context)
    return Promise.all([
      viewsOfRecord(read, holder, { limit: mostViews }),
      listShares(read, holder),
      contactChanges(read, holder.recordId),
    ])
  })
  const main = (
    <>
      <Lead title={texts.title} lead={views.length === 0 ? texts.nobody : texts.lead} />
      {changes.length > 0 && <Changes {...{ words, changes }} />}
      <ul className="lines">
        {views.map((view) => (
          <OneView
            key={view.id}
            {...{ words, way, view }}
            share={shares.find(({ id }) => id === view.shareId)}
          />
        ))}
      </ul>
      {file.link}
      {views.length + changes.length > 0 && (
        <Proofs {...{ words, way, events: [...changes, ...views] }} />
      )}
    </>
  )
  return showOpened(on, { title: texts.title, main, around: 'read' })
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
  const { views, errors } = context.words
  const { notSealedTitle: title, notSealed } = views
  const here = `${file}/views`
  return showStatement(context, {
    title,
    pageTitle: errors.error(title),
    sentences: [notSealed],
    next: { label: views.title, href: here },
    status: httpStatusOf[kind],
    here,
  })
}

interface ViewProps {
  words: Words
  way: Pick<FileAccess, 'file' | 'shares'>
  view: View
  /** By which it was opened. */
  share: Share | undefined
}

/** A new code ends the former one and its links; a share is stopped where all shares are. */
function OneView({ words, way, view, share }: ViewProps) {
  const { views: texts } = words
  const moment = longMoment(view.at, words)
  return (
    <li>
      <time dateTime={view.at}>{moment}</time>
      <span>{share ? texts.byShare(share.label) : texts.by[view.by]}</span>
      <a
        className="quiet"
        href={share ? `${way.shares}#${share.id}` : `${way.file}/code`}
        rel="nofollow"
      >
        {texts.notMe}
        <span className="unseen">: {moment}</span>
      </a>
    </li>
  )
}

interface ChangesProps extends Pick<ViewProps, 'words'> {
  changes: readonly ContactChange[]
}

/** Who of the staff changed the telephone or the email, and what to do if it was not for the candidate. */
function Changes({ words, changes }: ChangesProps) {
  const { views: texts } = words
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{texts.changesTitle}</h2>
      <p>{texts.changesText}</p>
      <ul className="lines">
        {changes.map((change) => (
          <li key={change.id}>
            <time dateTime={change.at}>{longMoment(change.at, words)}</time>
            <span>
              {texts.changed[whatChanged(change.fields)]} ·{' '}
              {change.by === null ? texts.byStaff : texts.byNamed(change.by)}
            </span>
            <a className="quiet" href="/tell/concern" rel="nofollow">
              {texts.notForMe}
              <span className="unseen">: {longMoment(change.at, words)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ProofsProps extends Pick<ViewProps, 'words' | 'way'> {
  events: readonly { id: string; at: string }[]
}

function Proofs({ words, way, events }: ProofsProps) {
  const { proofText, proof } = words.views
  return (
    <details className="asking screen-only">
      <summary>{words.file.experts}</summary>
      <p className="soft">{proofText}</p>
      <ul className="further">
        {events.map(({ id, at }) => (
          <li key={id}>
            <a href={`${way.file}/views/${id}/proof`}>
              {proof}: {longMoment(at, words)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
