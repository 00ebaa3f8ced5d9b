import { Alert, Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { isolated } from '#messages/isolated'
import { FileDrop } from '../ui/file-drop.tsx'
import { sentenceOf } from '../ui/toast.ts'
import classes from './import.module.css'
import { sendFile } from './send-file.ts'
import { counted, type Details } from './steps.ts'

interface Sending {
  done: number
  files: number
  part: number
}

/** Images of the rows: zips, single files, or a whole folder; each is sent by itself. */
export function AddImages({ details, onAdded }: { details: Details; onAdded: () => unknown }) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [problems, setProblems] = useState<string[]>([])
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
        setProblems((before) => [...before, `${isolated(name)}: ${sentenceOf(error)}`]),
      )
    }
    setSending(null)
    await onAdded()
  }
  return (
    <section className={classes.section} aria-labelledby="images">
      <h2 id="images">Images</h2>
      <Text size="sm" c="dimmed" mb="sm">
        They are found by a column that names them, or by a name that begins with the passport
        number and says which paper it is: “AB1234567 work permit.jpg”, or “photo.jpg” in a folder
        “AB1234567”.
      </Text>
      <FileDrop
        title="Drop a zip or images here, or press to choose them"
        hint="Zips of up to 4 GiB; images and PDF of up to 15 MiB each. No images are needed."
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
          Choose a folder
        </Button>
        <Text>
          {details.images === 0 ? 'No images yet' : `${counted(details.images, 'image')} added`}
        </Text>
      </Group>
      <input
        ref={(input) => {
          folder.current = input
          input?.setAttribute('webkitdirectory', '')
        }}
        type="file"
        hidden
        aria-label="A folder with images"
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
              aria-label="Sending images"
            />
            <Text size="sm">
              File {counted(sending.done + 1)} of {counted(sending.files)}
            </Text>
          </>
        )}
        {problems.length > 0 && (
          <Alert mt="sm" color="danger" title="These files were not taken">
            {problems.slice(0, 20).map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </Alert>
        )}
      </div>
    </section>
  )
}
