import { Alert, Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { isolated } from '#messages/isolated'
import { FileDrop } from '../ui/file-drop.tsx'
import { sentenceOf } from '../ui/toast.ts'
import { useImportWords } from '../words/import.ts'
import { Said } from '../words/said.tsx'
import classes from './import.module.css'
import { sendFile } from './send-file.ts'
import type { Details } from './steps.ts'

interface Sending {
  done: number
  files: number
  part: number
}

/** Images of the rows: zips, single files, or a whole folder; each is sent by itself. */
export function AddImages({ details, onAdded }: { details: Details; onAdded: () => unknown }) {
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
