import { Text } from '@mantine/core'
import type { Share, View } from '#modules/shares/schema'
import { useCandidateWords } from '../words/candidate.ts'
import classes from './my-shares.module.css'

interface ViewsProps {
  views: readonly View[]
  shares: readonly Share[]
}

/** Who looked at the file or at a share of it, and what to do when it was a stranger. */
export function Views({ views, shares: made }: ViewsProps) {
  const { shares: words, moment } = useCandidateWords()
  const labels = new Map(made.map(({ id, label }) => [id, label]))
  const how = ({ by, shareId }: View) => {
    const label = shareId === null ? undefined : labels.get(shareId)
    return label === undefined ? words.by[by] : words.byShare(label)
  }
  return (
    <section className={classes.part} aria-labelledby="views">
      <h2 id="views">{words.who}</h2>
      <Text c="dimmed" mb="sm">
        {words.whoLead}
      </Text>
      {views.length === 0 ? (
        <Text c="dimmed">{words.nobody}</Text>
      ) : (
        <>
          <ul className={classes.views}>
            {views.map((view) => (
              <li key={`${view.at} ${view.shareId ?? view.by}`}>
                <time dateTime={view.at}>{moment(view.at)}</time>
                <span>{how(view)}</span>
              </li>
            ))}
          </ul>
          <Text mt="md" maw="62ch">
            {words.notYou}
          </Text>
        </>
      )}
    </section>
  )
}
