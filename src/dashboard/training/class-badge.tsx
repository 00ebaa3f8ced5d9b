import type { ClassState } from '#modules/training/classes.schema'
import badge from '../ui/state-badge.module.css'
import { useClassesWords } from '../words/classes.ts'

const looks: Record<ClassState, string> = {
  draft: 'hidden',
  open: 'approved',
  full: 'pending',
  running: 'approved',
  finished: 'hidden',
  cancelled: 'returned',
}

/** The state of a class in words, with a colour. */
export function ClassBadge({ state }: { state: ClassState }) {
  const { states } = useClassesWords().training
  return (
    <span className={badge.badge} data-state={looks[state]}>
      {states[state]}
    </span>
  )
}
