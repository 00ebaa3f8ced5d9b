import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { dayOf } from '../ui/times.ts'
import classes from './import.module.css'
import { ListLink } from './mistakes.tsx'
import { counted, type Details } from './steps.ts'

type Alike = Details['alike'][number]
type OnFile = Alike['records'][number]

const columns: Column<Alike>[] = [
  { name: 'Row', of: ({ row }) => row },
  {
    name: 'May be the same person as',
    of: ({ records, rows }) => (
      <>
        {records.map((record) => (
          <RecordOnFile key={record.id} record={record} />
        ))}
        {rows.map((row) => (
          <div key={row}>Row {row} of this table</div>
        ))}
      </>
    ),
    isBare: true,
  },
]

function RecordOnFile({
  record: { id, name, reference, fatherName, dateOfBirth },
}: {
  record: OnFile
}) {
  return (
    <div>
      <Link to="/records/$recordId" params={{ recordId: id }} target="_blank">
        <bdi>{name}</bdi>, {reference}
      </Link>
      {fatherName && (
        <>
          {' '}
          (father: <bdi>{fatherName}</bdi>)
        </>
      )}
      {dateOfBirth && `, born ${dayOf(dateOfBirth)}`}
    </div>
  )
}

/** Rows whose names sound like somebody's, before they come in. It stops nobody. */
export function AlikeRows({ details }: { details: Details }) {
  const { alike, findings, problems } = details
  const { alikeRows } = findings
  if (alike.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="alike">
      <h2 id="alike">{counted(alikeRows, 'row')} to compare</h2>
      <Text size="sm" c="dimmed" mb="sm">
        The names sound alike, under another passport number. These rows come in as well: two people
        may have the same name. If it is the same person, cancel, then take the row out or correct
        its number.
      </Text>
      {problems.length === 0 && <ListLink details={details} />}
      <DataTable label="Rows to compare" columns={columns} rows={alike} keyOf={({ row }) => row} />
      {alikeRows > alike.length && (
        <Text size="sm">The first {counted(alike.length)} are shown; the list has all.</Text>
      )}
    </section>
  )
}
