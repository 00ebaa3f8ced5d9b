import { Alert, Button, Checkbox, Group, NativeSelect, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { call } from '#api/client'
import {
  type ImportMapping,
  isLedger,
  mappingProblems,
} from '#modules/tables/columns/columns.schema'
import { isolated } from '#texts/isolated'
import { freshen } from '../query-client.ts'
import { FileDrop } from '../ui/file-drop.tsx'
import { sendFile } from '../ui/send-file.ts'
import { problemToast, sentenceOf } from '../ui/toast.ts'
import { Said } from '../words/said.tsx'
import { Columns } from './columns.tsx'
import classes from './import.module.css'
import { type Details, useImportWords, useSteps } from './use-import.ts'

/** Columns, images and choices. Each choice is stored immediately, so a reload finds it again. */
export function Preparation({ details }: { details: Details }) {
  const { choices: words } = useImportWords()
  const { id, columns } = details
  const steps = useSteps(id)
  const [mapping, setMapping] = useState(details.mapping)
  const [updateExisting, setUpdateExisting] = useState(details.updateExisting)
  const [isShowingProblems, setShowingProblems] = useState(false)
  const isOfPayments = isLedger(mapping)
  const problems = mappingProblems(mapping, columns, updateExisting)
  const keep = (choices: { mapping?: ImportMapping; updateExisting?: boolean }) => {
    void call('PATCH /imports/{id}', { params: { id }, body: choices }).catch(problemToast)
  }
  const map = (next: ImportMapping) => {
    setMapping(next)
    keep({ mapping: next })
  }
  const check = async () => {
    setShowingProblems(true)
    const [first] = problems
    if (first) document.getElementById(`column-${first.path}`)?.focus()
    else await steps.check()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <RowsAre details={details} isOfPayments={isOfPayments} onChange={map} />
      <Columns
        details={details}
        mapping={mapping}
        problems={isShowingProblems ? problems : []}
        onChange={map}
      />
      {!isOfPayments && (
        <>
          <AddImages details={details} onAdded={() => freshen('imports')} />
          <section className={classes.section} aria-labelledby="choices">
            <h2 id="choices">{words.title}</h2>
            <Checkbox
              label={words.update}
              description={words.text}
              checked={updateExisting}
              onChange={({ currentTarget: { checked } }) => {
                setUpdateExisting(checked)
                keep({ updateExisting: checked })
              }}
            />
          </section>
        </>
      )}
      <Group>
        <Button type="submit" loading={steps.isAsking}>
          {words.check}
        </Button>
        <Button variant="default" onClick={() => void steps.giveUp()}>
          {words.giveUp}
        </Button>
        <Text size="sm" c="dimmed">
          {words.changesNothing}
        </Text>
      </Group>
    </form>
  )
}

interface RowsAre {
  details: Details
  isOfPayments: boolean
  onChange: (mapping: ImportMapping) => void
}

/** Whether each row is a candidate or a payment. Not asked of a complete table of candidates without amounts. */
function RowsAre({ details, isOfPayments, onChange }: RowsAre) {
  const { payments: words } = useImportWords()
  const { columns, guesses } = details
  const { payments: asPayments, records: asRecords } = guesses
  const isWhole = mappingProblems(asRecords, columns, false).length === 0
  const mayBeLedger =
    asPayments['payment.amount'] !== undefined || (!isWhole && isLedger(asPayments))
  if (!isOfPayments && !mayBeLedger) return null
  return (
    <NativeSelect
      mb="md"
      label={words.rows}
      description={isOfPayments ? words.text : undefined}
      value={isOfPayments ? 'payments' : 'records'}
      data={(['records', 'payments'] as const).map((value) => ({
        value,
        label: words.kinds[value],
      }))}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === 'payments' ? asPayments : asRecords)
      }
    />
  )
}

interface Sending {
  done: number
  files: number
  part: number
}

/** Images of the rows: zips, single files, or a whole folder; each is sent by itself. */
function AddImages({ details, onAdded }: { details: Details; onAdded: () => unknown }) {
  const { images: words } = useImportWords()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problems, setProblems] = useState<{ name: string; sentence: string }[]>([])
  const folder = useRef<HTMLInputElement>(null)
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    setProblems([])
    for (const [done, file] of files.entries()) {
      const name = file.webkitRelativePath || file.name
      const onProgress = (part: number) => setSending({ done, files: files.length, part })
      onProgress(0)
      const params = { id: details.id }
      await sendFile({
        method: 'PUT',
        path: '/imports/{id}/images',
        params,
        file,
        name,
        onProgress,
      }).catch((error: unknown) =>
        setProblems((before) => [...before, { name, sentence: sentenceOf(error) }]),
      )
    }
    setSending(null)
    await onAdded()
  }
  return (
    <section className={classes.section} aria-labelledby="images">
      <h2 id="images">{words.title}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {words.text}
      </Text>
      <FileDrop
        title={words.choose}
        toChoose={words.chooseThem}
        hint={words.hint}
        isMultiple
        isDisabled={sending !== null}
        onFiles={(files) => void add(files)}
      />
      <Group mt="sm">
        <Button
          variant="default"
          disabled={sending !== null}
          onClick={() => folder.current?.click()}
        >
          {words.folder}
        </Button>
        <Text>{details.images === 0 ? words.none : words.added(details.images)}</Text>
      </Group>
      <input
        ref={(input) => {
          folder.current = input
          input?.setAttribute('webkitdirectory', '')
        }}
        type="file"
        hidden
        aria-label={words.folderField}
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <div aria-live="polite">
        {sending && (
          <>
            <progress
              className={classes.bar}
              value={(sending.done + sending.part) / sending.files}
              aria-label={words.sending}
            />
            <Text size="sm">{words.file(sending.done + 1, sending.files)}</Text>
          </>
        )}
        {problems.length > 0 && (
          <Alert mt="sm" color="danger" title={words.notTaken}>
            {problems.slice(0, 20).map(({ name, sentence }) => (
              <div key={name}>
                {isolated(name)}: <Said>{sentence}</Said>
              </div>
            ))}
          </Alert>
        )}
      </div>
    </section>
  )
}
