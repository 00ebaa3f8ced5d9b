import { type FieldName, fieldNames, recordFields } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { useDocumentsWords } from '#words/documents'
import { useLanguage } from '../look/language.ts'
import { labelOf, shownValue } from '../record-form/record-values.ts'
import { type CopiedNumber, copiedNumbers } from '../ui/copied-numbers.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Fact } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import classes from './record.module.css'

const isNumber = (field: FieldName): field is CopiedNumber =>
  copiedNumbers.some((one) => one === field)

/** Returns the link to call a number or write to an address; nothing for other details. */
function hrefOf(field: FieldName, value: CandidateRecord[FieldName]): string | undefined {
  if (!value) return undefined
  const { control } = recordFields[field]
  if (control === 'telephone') return `tel:${value}`
  return control === 'email' ? `mailto:${value}` : undefined
}

/** The details of a candidate, for reading; a tap on a phone calls the number. */
export function Details({ record }: { record: CandidateRecord }) {
  const words = useDocumentsWords().details
  const language = useLanguage()
  const { momentOf } = useTimes()
  return (
    <dl className={classes.details} aria-label={words.title}>
      {fieldNames.map((field) => (
        <Fact key={field} name={labelOf(field, language)}>
          {hrefOf(field, record[field]) ? (
            <a href={hrefOf(field, record[field])} data-alone>
              {shownValue(field, record[field], language)}
            </a>
          ) : (
            shownValue(field, record[field], language)
          )}
          {isNumber(field) && record[field] && (
            <CopyButton text={record[field]} what={labelOf(field, language)} />
          )}
        </Fact>
      ))}
      <Fact name={words.entered}>{momentOf(record.createdAt)}</Fact>
      {record.state === 'pending' && record.submittedAt && (
        <Fact name={words.waitsSince}>{momentOf(record.submittedAt)}</Fact>
      )}
      {record.approvedAt && <Fact name={words.approved}>{momentOf(record.approvedAt)}</Fact>}
    </dl>
  )
}
