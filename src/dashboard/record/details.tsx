import { type FieldName, fieldNames } from '#modules/records/fields/schema'
import type { CandidateRecord } from '#modules/records/schema'
import { labelOf, shownValue } from '../record-form/record-values.ts'
import { type CopiedNumber, copiedNumbers } from '../ui/copied-numbers.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { momentOf } from '../ui/times.ts'
import classes from './record.module.css'

const isNumber = (field: FieldName): field is CopiedNumber =>
  copiedNumbers.some((one) => one === field)

/** The details of a candidate, to be read. */
export function Details({ record }: { record: CandidateRecord }) {
  return (
    <dl className={classes.details} aria-label="Details">
      {fieldNames.map((field) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          <dd>
            {shownValue(field, record[field])}
            {isNumber(field) && record[field] && (
              <CopyButton text={record[field]} what={labelOf(field)} />
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>Entered</dt>
        <dd>{momentOf(record.createdAt)}</dd>
      </div>
      {record.state === 'pending' && record.submittedAt && (
        <div>
          <dt>Waits since</dt>
          <dd>{momentOf(record.submittedAt)}</dd>
        </div>
      )}
      {record.approvedAt && (
        <div>
          <dt>Approved</dt>
          <dd>{momentOf(record.approvedAt)}</dd>
        </div>
      )}
    </dl>
  )
}
