import { type ReactNode, useId, useRef, useState } from 'react'
import { askedGroups, type FieldName, recordFields } from '#modules/records/fields.schema'
import { useDocumentsWords } from '#words/documents'
import { usePartWords } from '#words/parts'
import { languageNow, useLanguage } from '../look/language.ts'
import type { FullRecord } from '../queries.ts'
import { labelOf, shownValue } from '../record-form/record-values.ts'
import { type CopiedNumber, copiedNumbers } from '../ui/copied-numbers.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LaterView } from '../ui/later-view.tsx'
import { Fact } from '../ui/part.tsx'
import { SectionHead } from '../ui/person-row.tsx'
import { useTimes } from '../ui/times.ts'
import { loadWords } from '../words/jobs.ts'
import classes from './details.module.css'
import { Waiting } from './waiting-details.tsx'

/** Loaded with the first press: the page shows far more than it changes. */
const loadField = async () => {
  const [field] = await Promise.all([
    import('./detail-field.tsx'),
    loadWords(languageNow(), ['form']),
  ])
  return field
}

const isNumber = (field: FieldName): field is CopiedNumber =>
  copiedNumbers.some((one) => one === field)

/** Returns the link to call a number or write to an address; nothing for other details. */
function hrefOf(field: FieldName, value: string | null): string | undefined {
  if (!value) return undefined
  const { control } = recordFields[field]
  if (control === 'telephone') return `tel:${value}`
  return control === 'email' ? `mailto:${value}` : undefined
}

interface DetailsProps {
  record: FullRecord
  /** Whether they are only read here, as by whoever approves them. */
  isForReading?: boolean
  /** Beside the title. */
  children?: ReactNode
}

/** The details of a candidate in groups, each changed in its place; a tap on a phone calls a number. */
export function Details({ record, isForReading = false, children }: DetailsProps) {
  const words = useDocumentsWords().details
  const { groups } = usePartWords()
  const { momentOf } = useTimes()
  const mayChange = !isForReading && record.deletedAt === null
  return (
    <section aria-labelledby="details-title">
      <SectionHead id="details-title" title={words.title}>
        {children}
      </SectionHead>
      {askedGroups.map(({ about, fields }) => (
        <DetailGroup key={about} name={groups[about]} {...{ record, fields, mayChange }} />
      ))}
      <dl className={classes.details}>
        <Fact name={words.entered}>{momentOf(record.createdAt)}</Fact>
        {record.state === 'pending' && record.submittedAt && (
          <Fact name={words.waitsSince}>{momentOf(record.submittedAt)}</Fact>
        )}
        {record.approvedAt && <Fact name={words.approved}>{momentOf(record.approvedAt)}</Fact>}
      </dl>
    </section>
  )
}

interface DetailGroupProps {
  name: string
  record: FullRecord
  fields: readonly FieldName[]
  mayChange: boolean
}

/** Some details under their name; what is empty is one line, where each is a press away. */
function DetailGroup({ name, record, fields, mayChange }: DetailGroupProps) {
  const words = useDocumentsWords().details
  const language = useLanguage()
  const [added, setAdded] = useState<readonly FieldName[]>([])
  const place = useRef<HTMLDivElement>(null)
  const isEmpty = (field: FieldName) => record[field] === null || record[field] === ''
  const shown = fields.filter((field) => !isEmpty(field) || added.includes(field))
  const empty = fields.filter((field) => !shown.includes(field))
  const close = (field: FieldName) => {
    setAdded(added.filter((one) => one !== field))
    // To where the person left, once it is drawn again.
    setTimeout(() => place.current?.querySelector<HTMLElement>(`[data-for="${field}"]`)?.focus())
  }
  return (
    <div ref={place} className={classes.group}>
      <dl className={classes.details} aria-label={name}>
        {shown.map((field) => (
          <Detail
            key={field}
            {...{ record, field, mayChange }}
            isAdded={added.includes(field)}
            onClose={() => close(field)}
          />
        ))}
      </dl>
      {empty.length > 0 && mayChange && (
        <p className={classes.empty}>
          {words.add}{' '}
          {empty.map((field) => (
            <button
              key={field}
              type="button"
              data-for={field}
              aria-label={words.addOne(labelOf(field, language))}
              onClick={() => setAdded([...added, field])}
            >
              {labelOf(field, language)}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

interface DetailProps {
  record: FullRecord
  field: FieldName
  mayChange: boolean
  /** Whether it was empty and is being added. */
  isAdded: boolean
  onClose: () => void
}

function Detail({ record, field, mayChange, isAdded, onClose }: DetailProps) {
  const words = useDocumentsWords().details
  const label = labelOf(field, useLanguage())
  const [isOpen, setOpen] = useState(isAdded)
  const id = useId()
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <div className={classes.detail}>
      <dt id={mayChange ? id : undefined}>{label}</dt>
      <dd>
        {isOpen ? (
          <LaterView load={loadField} what={words.field} isPart>
            {({ DetailField }) => (
              <DetailField {...{ record, field }} labelId={id} onClose={close} />
            )}
          </LaterView>
        ) : (
          <Value
            {...{ record, field, label }}
            onChange={mayChange ? () => setOpen(true) : undefined}
          />
        )}
        {mayChange && <Waiting {...{ record, field }} />}
      </dd>
    </div>
  )
}

interface ValueProps {
  record: FullRecord
  field: FieldName
  label: string
  onChange: (() => void) | undefined
}

/** The value; a press on it is a press on the pencil beside it, unless it is a link. */
function Value({ record, field, label, onChange }: ValueProps) {
  const words = useDocumentsWords().details
  const language = useLanguage()
  const id = useId()
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
        // Of a label, unlike of a button, people can select and copy the text.
        (onChange && <label htmlFor={id}>{shown}</label>) || shown
      )}
      {isNumber(field) && value && <CopyButton text={value} what={label} />}
      {onChange && (
        <button
          id={id}
          type="button"
          className={classes.change}
          data-for={field}
          aria-label={words.change(label)}
          onClick={onChange}
        >
          <Icon name="edit" />
        </button>
      )}
    </>
  )
}
