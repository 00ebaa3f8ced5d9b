import { Button, Checkbox, Group, Stack, Switch } from '@mantine/core'
import { createColumnHelper, tableFeatures } from '@tanstack/react-table'
import { type ReactNode, useState } from 'react'
import type { Answer } from '#api/client'
import { stageIn } from '#modules/organisation/lines.schema'
import { shownDetail } from '#modules/records/facts.schema'
import { fieldLabel, fieldsListed, type ListedField } from '#modules/records/fields.schema'
import { type ListColumn, listColumns, usualColumns } from '#modules/records/schema'
import type { StaffLanguage } from '#platform/languages.schema'
import { type RecordsWords, useRecordsWords } from '#words/records'
import { useLanguage } from '../look/language.ts'
import { Link } from '../routing.tsx'
import { type CopiedNumber, copiedNumbers } from '../ui/copied-numbers.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Muted } from '../ui/part.tsx'
import { Picture } from '../ui/picture.tsx'
import { setCompactRows, useCompactRows } from '../ui/row-height.ts'
import { StateBadge, VisibleWord } from '../ui/state-badge.tsx'
import { keepText, keptText } from '../ui/store.ts'
import { useTimes } from '../ui/times.ts'
import { Tone } from '../ui/tone.tsx'
import classes from './cells.module.css'

/** The details that can be a column. */
const listedFields = [...fieldsListed('usual'), ...fieldsListed('chosen')]

/** Returns the names of the columns in a language. */
export function columnLabelsIn(
  language: StaffLanguage,
  { columns, name }: Pick<RecordsWords, 'columns' | 'name'>,
): Record<ListColumn | 'name', string> {
  const labels = listedFields.map((field) => [field, fieldLabel(field, language)])
  return { ...(Object.fromEntries(labels) as Record<ListedField, string>), ...columns, name }
}

/** Returns the same in the language of the page. */
export function useColumnLabels() {
  return columnLabelsIn(useLanguage(), useRecordsWords())
}

const name = 'candor-record-columns'

/** Reads stored columns, in their fixed order; drops unknown ones. */
export function knownColumns(kept: unknown): ListColumn[] {
  return Array.isArray(kept)
    ? listColumns.filter((column) => kept.includes(column))
    : [...usualColumns]
}

/** Returns the columns that this browser shows, stored where that is allowed. */
export function useListColumns() {
  const [columns, setColumns] = useState<readonly ListColumn[]>(read)
  const choose = (next: readonly ListColumn[]) => {
    const known = knownColumns(next)
    setColumns(known)
    keepText(name, JSON.stringify(known))
  }
  return { columns, choose }
}

function read(): readonly ListColumn[] {
  try {
    return knownColumns(JSON.parse(keptText(name) ?? 'null'))
  } catch {
    return usualColumns
  }
}

export type ListedRecord = Answer<'GET /records'>['records'][number]
/** A record with what its row shows besides. */
export interface ListedRow {
  record: ListedRecord
  enteredBy: string
  assignedTo: string
}

export const features = tableFeatures({})
const helper = createColumnHelper<typeof features, ListedRow>()

/** What each available column shows of a record. */
const shown: Record<ListColumn, (row: ListedRow) => ReactNode> = {
  ...(Object.fromEntries(
    listedFields.map((name) => [
      name,
      ({ record }: ListedRow) => <Detail name={name} value={record[name]} />,
    ]),
  ) as Record<ListedField, (row: ListedRow) => ReactNode>),
  ...(Object.fromEntries(
    copiedNumbers.map((name) => [
      name,
      ({ record }: ListedRow) => <CopiedCell name={name} number={record[name]} />,
    ]),
  ) as Record<CopiedNumber, (row: ListedRow) => ReactNode>),
  flightOn: ({ record }) => record.flightOn && <Day of={record.flightOn} />,
  picture: ({ record }) => <Picture photoId={record.photoId} name={record.name} />,
  state: ({ record }) => <State record={record} />,
  visible: ({ record }) => <VisibleWord record={record} />,
  stage: ({ record }) => record.stage && <Stage name={record.stage} />,
  assignedTo: ({ assignedTo }) => assignedTo,
  enteredBy: ({ enteredBy }) => enteredBy,
  createdAt: ({ record }) => <Day of={record.createdAt} />,
  updatedAt: ({ record }) => <Day of={record.updatedAt} />,
}

/** A number with a button to copy it; `c` does so by the keyboard. */
function CopiedCell({ name, number }: { name: CopiedNumber; number: string | null }) {
  const labels = useColumnLabels()
  if (!number) return null
  return (
    <>
      {number}
      <span className={classes.copied}>
        <CopyButton text={number} what={`${labels[name]} ${number}`} hasKey />
      </span>
    </>
  )
}

const nameCell = {
  id: 'name',
  cell: ({ row: { original } }: { row: { original: ListedRow } }) => (
    <>
      <Link
        to="/records/$recordId"
        params={{ recordId: original.record.id }}
        className={classes.name}
        tabIndex={-1}
      >
        {original.record.name}
      </Link>
      <div className={classes.below}>
        <span className={classes.reference}>{original.record.reference}</span>
        {original.record.isContested && <Mark text="contested" />}
        {original.record.dateOfBirth === null && <Mark text="noDateOfBirth" />}
      </div>
    </>
  ),
} as const

/** Below the name: a mistake that a candidate reported, or that nobody checked whether this person is 18. */
function Mark({ text }: { text: 'contested' | 'noDateOfBirth' }) {
  return (
    <span className={classes.mark}>
      <Tone of={text === 'contested' ? 'late' : 'soon'}>{useRecordsWords()[text]}</Tone>
    </span>
  )
}

function Detail({ name, value }: { name: ListedField; value: string | null }) {
  return shownDetail(name, value, useLanguage())
}

/** The state; that an approved record is hidden is said below it. */
function State({ record }: { record: ListedRecord }) {
  return (
    <>
      <StateBadge state={record.state} />
      {record.hiddenAt && (
        <div>
          <VisibleWord record={record} />
        </div>
      )}
    </>
  )
}

function Stage({ name }: { name: string }) {
  return stageIn(name, useLanguage())
}

function Day({ of }: { of: string }) {
  return useTimes().dayOf(of)
}

/** Returns the columns of the table: the picture first, then the name, then the chosen ones. */
export function tableColumns(
  chosen: readonly ListColumn[],
  labels: Record<ListColumn | 'name', string>,
) {
  const nameColumn = helper.display({ ...nameCell, header: labels.name })
  const chosenColumns = chosen.map((column) =>
    helper.display({
      id: column,
      header: labels[column],
      cell: ({ row }) => shown[column](row.original),
    }),
  )
  const [first, ...rest] = chosenColumns
  return first?.id === 'picture' ? [first, nameColumn, ...rest] : [nameColumn, ...chosenColumns]
}

interface ColumnsDialog {
  isOpen: boolean
  columns: readonly ListColumn[]
  onChange: (columns: readonly ListColumn[]) => void
  onClose: () => void
}

/** Chooses the columns of the list, and the height of rows; each tick shows immediately. */
export function ColumnsDialog({ isOpen, columns, onChange, onClose }: ColumnsDialog) {
  const { columnsAndRows, columnsDialog: words } = useRecordsWords()
  const labels = useColumnLabels()
  const isCompact = useCompactRows()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={columnsAndRows}>
      <Muted mb="md">{words.lead}</Muted>
      <Switch
        mb="md"
        label={words.compact}
        description={words.compactHint}
        checked={isCompact}
        onChange={({ currentTarget: { checked } }) => setCompactRows(checked)}
      />
      <Stack gap="xs">
        {listColumns.map((column) => (
          <Checkbox
            key={column}
            label={labels[column]}
            checked={columns.includes(column)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...columns, column] : columns.filter((one) => one !== column))
            }
          />
        ))}
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => onChange(knownColumns(null))}>
          {words.reset}
        </Button>
        <Button onClick={onClose}>{words.done}</Button>
      </Group>
    </Dialog>
  )
}
