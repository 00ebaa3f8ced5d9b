import type { ReactNode } from 'react'
import { type FieldName, fieldNames, recordFields } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { useDocumentsWords } from '#words/documents'
import { useLanguage } from '../look/language.ts'
import { labelOf, shownValue } from '../record-form/record-values.ts'
import { type CopiedNumber, copiedNumbers } from '../ui/copied-numbers.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Fact } from '../ui/part.tsx'
import { SectionHead } from '../ui/person-row.tsx'
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

/** The details of a candidate, for reading; a tap on a phone calls the number. What is empty is one folded line. */
export function Details({ record, children }: { record: CandidateRecord; children?: ReactNode }) {
  const words = useDocumentsWords().details
  const language = useLanguage()
  const { momentOf } = useTimes()
  const filled = fieldNames.filter((field) => record[field] !== null && record[field] !== '')
  const empty = fieldNames.filter((field) => !filled.includes(field))
  return (
    <>
      <SectionHead id="details-title" title={words.title}>
        {children}
      </SectionHead>
      <dl className={classes.details} aria-labelledby="details-title">
        {filled.map((field) => (
          <Fact key={field} name={labelOf(field, language)}>
            <Value field={field} record={record} />
          </Fact>
        ))}
        <Fact name={words.entered}>{momentOf(record.createdAt)}</Fact>
        {record.state === 'pending' && record.submittedAt && (
          <Fact name={words.waitsSince}>{momentOf(record.submittedAt)}</Fact>
        )}
        {record.approvedAt && <Fact name={words.approved}>{momentOf(record.approvedAt)}</Fact>}
      </dl>
      {empty.length > 0 && (
        <details className={classes.empty}>
          <summary>{words.empty(empty.length)}</summary>
          {empty.map((field) => labelOf(field, language)).join(' · ')}
        </details>
      )}
    </>
  )
}

function Value({ field, record }: { field: FieldName; record: CandidateRecord }) {
  const language = useLanguage()
  const value = record[field]
  const shown = shownValue(field, value, language)
  const href = hrefOf(field, value)
  return (
    <>
      {href ? (
        <a href={href} data-alone>
          {shown}
        </a>
      ) : (
        shown
      )}
      {isNumber(field) && value && <CopyButton text={value} what={labelOf(field, language)} />}
    </>
  )
}
