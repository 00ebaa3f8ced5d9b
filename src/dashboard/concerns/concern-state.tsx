import type { Concern } from '#modules/concerns/schema'
import badges from '../ui/state-badge.module.css'
import { useConcernsWords } from '../words/concerns.ts'

const looks = { open: 'pending', answered: 'approved', closed: 'hidden' } as const

/** The state of a report, in words, with a colour. */
export function ConcernState({ state }: Pick<Concern, 'state'>) {
  const { states } = useConcernsWords()
  return (
    <span className={badges.badge} data-state={looks[state]}>
      {states[state]}
    </span>
  )
}
