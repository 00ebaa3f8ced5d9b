import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#api/client'
import type { ChosenEncoding } from '#modules/tables/notes/reading.schema'
import { isolated } from '#texts/isolated'
import { importsQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { sendFile } from '../ui/send-file.ts'
import { sentenceOf } from '../ui/toast.ts'
import { navigate } from '../visits.ts'
import { said } from '../words/said.tsx'
import classes from './import.module.css'
import { EncodingChoice } from './letters.tsx'
import { type ImportWords, isUnderWay, type Listed, useImportWords } from './use-import.ts'

/** Many records at once: choose a table, or continue an import. */
export function ImportPage() {
  const { page: words } = useImportWords()
  const imports = useQuery({
    ...importsQuery,
    refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? 2000 : false),
  })
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <ChooseTable />
      <Title order={2} size="h4" mt="lg" mb="xs">
        {words.earlier}
      </Title>
      <Loaded query={imports}>{({ imports }) => <ImportTable imports={imports} />}</Loaded>
    </div>
  )
}

function ChooseTable() {
  const { page: words } = useImportWords()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<Refused | null>(null)
  const choose = async (file: File | undefined, encoding?: ChosenEncoding) => {
    if (!file) return
    setProblem(null)
    setPart(0)
    try {
      const begun = await sendFile<{ id: string }>({
        ...{ method: 'POST', path: '/imports', file, name: file.name, onProgress: setPart },
        query: encoding && { encoding },
      })
      await navigate({ to: '/import/$importId', params: { importId: begun.id } })
    } catch (error) {
      const isUnread = error instanceof Problem && error.code === 'import.encoding_unknown'
      setProblem({ file, sentence: sentenceOf(error), isUnread })
    } finally {
      setPart(null)
    }
  }
  return (
    <div>
      <FileDrop
        title={titleAt(part, words)}
        toChoose={part === null ? words.chooseIt : undefined}
        hint={words.hint}
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ods,.fods,.json,.jsonl,.ndjson"
        isDisabled={part !== null}
        onFiles={([file]) => void choose(file)}
      />
      {part !== null && (
        <progress className={classes.bar} value={part} aria-label={words.sending} />
      )}
      <div aria-live="polite">
        {problem && (
          <Alert mt="sm" color="danger" title={words.notTaken}>
            {isolated(problem.file.name)}: {said(problem.sentence)}
            {problem.isUnread && (
              <EncodingChoice
                value={null}
                isDisabled={part !== null}
                onChange={(encoding) => void choose(problem.file, encoding)}
              />
            )}
          </Alert>
        )}
      </div>
    </div>
  )
}

/** A file that was not accepted, and why. */
interface Refused {
  file: File
  sentence: string
  /** Whether it would be accepted with its encoding. */
  isUnread: boolean
}

function titleAt(part: number | null, words: ImportWords['page']): string {
  if (part === null) return words.choose
  return part < 1 ? words.sends : words.reads
}

function useColumns(): Column<Listed>[] {
  const { page, states } = useImportWords()
  const rowsOf = useRowsOf()
  const names = page.columns
  return [
    {
      name: names.table,
      of: ({ id, fileName }) => (
        <Link to="/import/$importId" params={{ importId: id }}>
          {fileName}
        </Link>
      ),
      isBare: true,
    },
    { name: names.step, of: ({ state }) => states[state], className: classes.brief },
    { name: names.rows, of: rowsOf },
    {
      name: names.begun,
      timed: ({ createdAt, startedBy }, momentOf) => (
        <>
          {momentOf(createdAt)}, {startedBy}
        </>
      ),
    },
  ]
}

function ImportTable({ imports }: { imports: readonly Listed[] }) {
  const { page: words } = useImportWords()
  const columns = useColumns()
  if (imports.length === 0) return <Text c="dimmed">{words.none}</Text>
  return <DataTable label={words.list} columns={columns} rows={imports} keyOf={({ id }) => id} />
}

/** Returns a function that writes `8: 3 new, 5 not in`, without zeros. */
function useRowsOf() {
  const { page: words, figure } = useImportWords()
  return ({ state, rows, rowsDone, counts }: Listed): string => {
    const isStopped = state === 'cancelled' && rowsDone > 0
    if (state === 'running' || state === 'checking' || isStopped) return words.of(rowsDone, rows)
    if (state !== 'done') return figure(rows)
    const kinds = ['created', 'updated', 'unchanged', 'failed'] as const
    const some = kinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => words.kinds[kind](counts[kind]))
    return some.length > 0 ? `${figure(rows)}: ${some.join(', ')}` : figure(rows)
  }
}
