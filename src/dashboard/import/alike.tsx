import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { useTimes } from '../ui/times.ts'
import { useImportWords } from '../words/import.ts'
import { placed } from '../words/placed.tsx'
import classes from './import.module.css'
import { ListLink } from './mistakes.tsx'
import { useRowAt } from './sheets.tsx'
import type { Details } from './steps.ts'

type Alike = Details['alike'][number]
type OnFile = Alike['records'][number]

function useColumns(): Column<Alike>[] {
  const { alike: words, mistakes } = useImportWords()
  const rowAt = useRowAt()
  return [
    { name: mistakes.row, of: rowAt },
    {
      name: words.who,
      of: ({ records, rows }) => (
        <>
          {records.map((record) => (
            <RecordOnFile key={record.id} record={record} />
          ))}
          {rows.map((place) => (
            <div key={rowAt(place)}>{words.row(rowAt(place))}</div>
          ))}
        </>
      ),
      isBare: true,
    },
  ]
}

function RecordOnFile({
  record: { id, name, reference, fatherName, dateOfBirth },
}: {
  record: OnFile
}) {
  const { alike: words } = useImportWords()
  const { dayOf } = useTimes()
  return (
    <div>
      <Link to="/records/$recordId" params={{ recordId: id }} target="_blank">
        <bdi>{name}</bdi>, {reference}
      </Link>
      {fatherName && <> ({placed(words.father, <bdi key="father">{fatherName}</bdi>)})</>}
      {dateOfBirth && `, ${words.born(dayOf(dateOfBirth))}`}
    </div>
  )
}

/** Rows with a name similar to an existing one, before they are imported. It blocks nobody. */
export function AlikeRows({ details }: { details: Details }) {
  const { alike, findings, problems } = details
  const { alike: words, mistakes } = useImportWords()
  const columns = useColumns()
  const { alikeRows } = findings
  if (alike.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="alike">
      <h2 id="alike">{words.title(alikeRows)}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {words.text}
      </Text>
      {problems.length === 0 && <ListLink details={details} />}
      <DataTable
        label={words.table}
        columns={columns}
        rows={alike}
        keyOf={({ row, sheet }) => `${sheet} ${row}`}
      />
      {alikeRows > alike.length && <Text size="sm">{mistakes.first(alike.length)}</Text>}
    </section>
  )
}
