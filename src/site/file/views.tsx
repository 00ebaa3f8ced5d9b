import type { ReactNode } from 'react'
import type { Share, View } from '#modules/shares/schema'
import { longMoment } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'
import type { WayIn } from './way-in.ts'

interface ViewsProps {
  words: Words
  way: Pick<WayIn, 'file' | 'shares'>
  views: readonly View[]
  shares: readonly Share[]
  /** What ends the link of this account, where the file is opened with one. */
  link: ReactNode
}

/** Who opened the file or a share of it, and what to do if it was a stranger. */
export function Views(props: ViewsProps) {
  const { words, way, views, link } = props
  const { views: texts } = words
  return (
    <>
      <section className="lead">
        <h1>{texts.title}</h1>
        <p>{views.length === 0 ? texts.nobody : texts.lead}</p>
      </section>
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
