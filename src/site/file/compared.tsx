import type { ReactNode } from 'react'
import type { Compared } from '#modules/comparisons/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import { longDate } from '#platform/clock/schema'
import { AroundAuthority } from '../layout/around-authority.tsx'
import type { Words } from '../messages/index.ts'

interface ComparedProps {
  words: Words
  compared: readonly Compared[]
  /** Where it says how to ask oneself. */
  ask: string
}

/** What came of asking the authorities about a paper: one sentence for each. No tick, no colour (H4). */
export function ComparedWith({ words, compared, ask }: ComparedProps) {
  return compared.map((one) => (
    <p key={one.authority}>
      <Sentence words={words} one={one} />
      {one.outcome === 'same' && (
        <>
          {' '}
          <a href={ask}>{words.compared.askYourself}</a>
        </>
      )}
    </p>
  ))
}

interface ComparedListProps {
  words: Words
  papers: OpenedRecord['documents']
}

/**
 * The same of all papers, above the verdicts. Papers of which the same can be said share a line, and so do all
 * about which nobody has asked yet.
 */
export function ComparedList({ words, papers }: ComparedListProps) {
  const all = papers.flatMap(({ label, compared }) => compared.map((one) => ({ label, one })))
  if (all.length === 0) return null
  const lines = Map.groupBy(all, ({ one }) =>
    one.outcome === 'nobody' ? one.outcome : JSON.stringify(one),
  )
  return (
    <section className="plain" aria-labelledby="compared">
      <h2 id="compared">{words.compared.title}</h2>
      <dl className="facts">
        {[...lines].map(([key, line]) => (
          <div key={key}>
            <dt>{[...new Set(line.map(({ label }) => label))].join(', ')}</dt>
            <dd>
              {key === 'nobody' ? (
                <AroundAuthority
                  words={words}
                  authority={[...new Set(line.map(({ one }) => one.authority))]}
                >
                  {(place) => words.compared.nobody(place)}
                </AroundAuthority>
              ) : (
                <Sentence words={words} one={JSON.parse(key) as Compared} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Sentence({ words, one }: { words: Words; one: Compared }): ReactNode {
  const { compared } = words
  const { authority, outcome, askedOn, isOld } = one
  const [first = '', second = first] = askedOn.map((day) => longDate(day, words))
  const days = first === second ? first : compared.both(first, second)
  return (
    <>
      <AroundAuthority words={words} authority={authority}>
        {(place) => compared[outcome](place, days)}
      </AroundAuthority>
      {isOld && ` ${compared.old(one.days)}`}
    </>
  )
}
