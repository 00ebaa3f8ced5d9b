import type { ReactNode } from 'react'
import type { Compared } from '#modules/comparisons/schema'
import { AroundAuthority } from '../layout/around-authority.tsx'
import { longDate } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'

interface ComparedProps {
  words: Words
  compared: readonly Compared[]
  /** Where it says how to ask the authority oneself. */
  ask: string
}

/** The results of asking the authorities about a document: one sentence for each. No tick, no colour (H4). */
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
