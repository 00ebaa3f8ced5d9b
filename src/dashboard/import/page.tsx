import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isolated } from '#messages/isolated'
import { importsQuery } from '../queries.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { momentOf } from '../ui/times.ts'
import { sentenceOf } from '../ui/toast.ts'
import classes from './import.module.css'
import { sendFile } from './send-file.ts'
import { counted, isUnderWay, type Listed, stateWords } from './steps.ts'

/** Many records at once: choose a table, or go on with an import. */
export function ImportPage() {
  const imports = useQuery({
    ...importsQuery,
    refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? 2000 : false),
  })
  return (
    <div>
      <PageHead
        title="Import"
        lead="Bring in many records from a spreadsheet or from an older system. A dry run first says what would happen; nothing changes before you say so."
      />
      <ChooseTable />
      <Title order={2} size="h4" mt="lg" mb="xs">
        Earlier imports
      </Title>
      <Loaded query={imports}>{({ imports }) => <ImportTable imports={imports} />}</Loaded>
    </div>
  )
}

function ChooseTable() {
  const navigate = useNavigate()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async ([file]: File[]) => {
    if (!file) return
    setProblem(null)
    setPart(0)
    try {
      const begun = await sendFile<{ id: string }>({
        ...{ method: 'POST', path: '/imports', file, name: file.name, onProgress: setPart },
      })
      await navigate({ to: '/import/$importId', params: { importId: begun.id } })
    } catch (error) {
      setProblem(`${isolated(file.name)}: ${sentenceOf(error)}`)
    } finally {
      setPart(null)
    }
  }
  return (
    <div>
      <FileDrop
        title={titleAt(part)}
        hint="CSV, XLSX or JSON, also the older system’s export. Up to 64 MiB and 100,000 rows. Images come in the next step."
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.json,.jsonl,.ndjson"
        isDisabled={part !== null}
        onFiles={(files) => void choose(files)}
      />
      {part !== null && (
        <progress className={classes.bar} value={part} aria-label="Sending the table" />
      )}
      <div aria-live="polite">
        {problem && (
          <Alert mt="sm" color="danger" title="The table was not taken">
            {problem}
          </Alert>
        )}
      </div>
    </div>
  )
}

function titleAt(part: number | null): string {
  if (part === null) return 'Drop the table here, or press to choose it'
  return part < 1 ? 'Sending the table …' : 'Reading the table …'
}

const columns: Column<Listed>[] = [
  {
    name: 'Table',
    of: ({ id, fileName }) => (
      <Link to="/import/$importId" params={{ importId: id }}>
        {fileName}
      </Link>
    ),
    isBare: true,
  },
  { name: 'Step', of: ({ state }) => stateWords[state], className: classes.brief },
  { name: 'Rows', of: rowsOf },
  {
    name: 'Begun',
    of: ({ createdAt, startedBy }) => (
      <>
        <span className={classes.brief}>{momentOf(createdAt)},</span> {startedBy}
      </>
    ),
  },
]

function ImportTable({ imports }: { imports: readonly Listed[] }) {
  if (imports.length === 0)
    return <Text c="dimmed">There is no import yet. Your imports appear here.</Text>
  return <DataTable label="Imports" columns={columns} rows={imports} keyOf={({ id }) => id} />
}

/** `8: 3 new, 5 not in`; what is none is left out. */
function rowsOf({ state, rows, rowsDone, counts }: Listed): string {
  const isStopped = state === 'cancelled' && rowsDone > 0
  if (state === 'running' || state === 'checking' || isStopped)
    return `${counted(rowsDone)} of ${counted(rows)}`
  if (state !== 'done') return counted(rows)
  const { created, updated, unchanged, failed } = counts
  const kinds = [
    [created, 'new'],
    [updated, 'updated'],
    [unchanged, 'as on file'],
    [failed, 'skipped'],
  ] as const
  const words = kinds
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${counted(count)} ${word}`)
  return words.length > 0 ? `${counted(rows)}: ${words.join(', ')}` : counted(rows)
}
