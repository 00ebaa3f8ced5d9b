import { Fieldset, NativeSelect, type NativeSelectProps } from '@mantine/core'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { fieldLabel } from '#modules/records/fields.schema'
import { useRecordsWords } from '#words/records'
import { useLanguage } from '../look/language.ts'
import { choices } from '../ui/choices.ts'
import { Muted } from '../ui/part.tsx'
import classes from './above-list.module.css'

/** The filter for records that lack what the settings require in every file. */
export function NeededDocuments(props: NativeSelectProps) {
  const words = useRecordsWords().filters
  const data = choices({ '': words.all, needed: words.notComplete })
  return <NativeSelect flex="1 1 11rem" label={words.lacks} data={data} {...props} />
}

/** The filter for records whose candidate cannot be shown to be 18. */
export function WithoutDateOfBirth(props: NativeSelectProps) {
  const { filters, noDateOfBirth } = useRecordsWords()
  const label = fieldLabel('dateOfBirth', useLanguage())
  const data = choices({ '': filters.all, none: noDateOfBirth })
  return <NativeSelect flex="1 1 11rem" label={label} data={data} {...props} />
}

/** The filter for kinds of documents that a record lacks. */
export function MissingDocuments(props: {
  missing: string[]
  onChange: (kinds: string[]) => void
}) {
  const { missing, onChange } = props
  const words = useRecordsWords().filters
  const language = useLanguage()
  return (
    <Fieldset legend={words.missing} variant="unstyled" mb="sm" className={classes.documents ?? ''}>
      <Muted>{words.missingHint}</Muted>
      <div className={classes.kinds}>
        {documentKindNames.map((kind) => (
          <label key={kind} className={classes.kind}>
            <input
              type="checkbox"
              checked={missing.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...missing, kind] : missing.filter((one) => one !== kind))
              }
            />
            {kindLabel(kind, language)}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
