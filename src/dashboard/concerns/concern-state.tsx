import type { Concern } from '#modules/concerns/schema'
import badges from '../ui/state-badge.module.css'

export const stateNames = { open: 'Open', answered: 'Answered', closed: 'Closed' } as const
const looks = { open: 'pending', answered: 'approved', closed: 'hidden' } as const

/** What became of a report, in words, with a colour. */
export function ConcernState({ state }: Pick<Concern, 'state'>) {
  return (
    <span className={badges.badge} data-state={looks[state]}>
      {stateNames[state]}
    </span>
  )
}
