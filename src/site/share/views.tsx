import type { Share, View } from '#modules/shares/schema'
import { longMoment } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'

interface ViewsProps {
  words: Words
  views: readonly View[]
  shares: readonly Share[]
  /** The address of the page. */
  at: string
}

/** Who opened the file or a share of it, and what to do if it was a stranger. */
export function Views({ words, words: { views: texts }, views, shares, at }: ViewsProps) {
  const labels = new Map(shares.map(({ id, label }) => [id, label]))
  const how = ({ by, shareId }: View) => {
    const label = shareId === null ? undefined : labels.get(shareId)
    return label === undefined ? texts.by[by] : texts.byShare(label)
  }
  return (
    <section className="plain" aria-labelledby="views">
      <h2 id="views">{texts.title}</h2>
      <p className="soft">{views.length === 0 ? texts.nobody : texts.lead}</p>
      <ul className="lines">
        {views.map((view) => (
          <li key={view.id}>
            <time dateTime={view.at}>{longMoment(view.at, words)}</time>
            <span>{how(view)}</span>
            <a
              className="quiet"
              href={`${at}/views/${view.id}/proof`}
              aria-label={`${texts.proof}: ${longMoment(view.at, words)}${words.comma}${how(view)}`}
            >
              {texts.proof}
            </a>
          </li>
        ))}
      </ul>
      {views.length > 0 && <p>{texts.notYou}</p>}
    </section>
  )
}
