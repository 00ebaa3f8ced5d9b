import { useDocumentsWords } from '#words/documents'
import { useLanguage } from '../look/language.ts'
import { labelOf, shownValue } from '../record-form/record-values.ts'
import classes from './record.module.css'
import type { FieldChange } from './story.ts'

/** Each changed field with what it held before and what it holds after. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  const words = useDocumentsWords().changes
  const language = useLanguage()
  const shown = ({ field }: FieldChange, value: string | null) =>
    value === null || value === '' ? words.nothing : shownValue(field, value, language)
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{labelOf(change.field, language)}</dt>
          <dd>
            {change.isKnown ? (
              <>
                <del>{shown(change, change.before)}</del> <span aria-hidden>→</span>{' '}
                <ins>{shown(change, change.after)}</ins>
              </>
            ) : (
              words.unknown
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
