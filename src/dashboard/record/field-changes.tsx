import { labelOf } from '../record-form/record-values.ts'
import classes from './record.module.css'
import { type FieldChange, shownIn } from './story.ts'

/** Each changed field with what it held before and what it holds after. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{labelOf(change.field)}</dt>
          <dd>
            {change.isKnown ? (
              <>
                <del>{shownIn(change, change.before)}</del> <span aria-hidden>→</span>{' '}
                <ins>{shownIn(change, change.after)}</ins>
              </>
            ) : (
              'changed; what it held before was not kept then'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
