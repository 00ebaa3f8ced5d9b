import { Kbd } from '@mantine/core'
import classes from './approvals.module.css'

const keys = [
  { keys: ['j', '↓'], does: 'next' },
  { keys: ['k', '↑'], does: 'previous' },
  { keys: ['a'], does: 'approve' },
  { keys: ['r'], does: 'return' },
]

/** Which keys do what. */
export function Keys() {
  return (
    <dl className={classes.keys} aria-label="Keys">
      {keys.map(({ keys: names, does }) => (
        <div key={does}>
          <dt>
            {names.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
