import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useEditWords } from '#words/edit'
import { useLanguage } from '../look/language.ts'
import type { FullRecord } from '../queries.ts'
import { FileThumbnail } from '../record-form/choose-file.tsx'
import { labelOf, type RecordValues, shownValue } from '../record-form/record-values.ts'
import { StoredThumbnail } from '../record-form/stored-thumbnail.tsx'
import { CompareVersions, OneChoice, type Side } from '../ui/compare-versions.tsx'
import { useTimes } from '../ui/times.ts'
import classes from './compare.module.css'
import {
  type DocumentDifference,
  differencesOf,
  documentDifferencesOf,
  mergedValues,
  type SlotChange,
} from './versions.ts'

interface Compare {
  base: FullRecord
  mine: RecordValues
  /** What this update does to the slots. */
  changes: readonly SlotChange[]
  theirs: FullRecord
  isBusy: boolean
  /** With the slots that stay as they are on file. */
  onSave: (values: RecordValues, theirs: readonly DocumentKind[]) => void
  onBack: () => void
}

/** The fields and the documents of two versions of a record. */
export function Compare({ base, mine, changes, theirs, onSave, ...rest }: Compare) {
  const words = useEditWords().compare
  const language = useLanguage()
  const { momentOf } = useTimes()
  const [fields, setFields] = useState(() => differencesOf(base, mine, theirs))
  const [documents, setDocuments] = useState(() =>
    documentDifferencesOf(base.documents, changes, theirs.documents),
  )
  const differences = [...fields, ...documents]
  const chooseAll = (choice: Side) => {
    setFields(fields.map((one) => ({ ...one, choice })))
    setDocuments(documents.map((one) => ({ ...one, choice })))
  }
  const save = () => {
    const kept = documents.filter(({ choice }) => choice === 'theirs')
    onSave(
      mergedValues(theirs, fields),
      kept.map(({ kind }) => kind),
    )
  }
  return (
    <CompareVersions
      {...{ words, differences, ...rest }}
      title={words.title}
      text={words.text(momentOf(theirs.updatedAt))}
      onSave={save}
    >
      {differences.length > 0 && (
        <Group gap="xs">
          <Button variant="default" onClick={() => chooseAll('mine')}>
            {words.allMine}
          </Button>
          <Button variant="default" onClick={() => chooseAll('theirs')}>
            {words.allTheirs}
          </Button>
        </Group>
      )}
      {fields.map((one) => (
        <OneChoice
          key={one.field}
          label={labelOf(one.field, language)}
          {...{ words, choice: one.choice }}
          mine={shownValue(one.field, one.mine, language)}
          theirs={shownValue(one.field, one.theirs, language)}
          onChoose={(choice) =>
            setFields(fields.map((other) => (other === one ? { ...one, choice } : other)))
          }
        />
      ))}
      {documents.map((one) => (
        <OneChoice
          key={one.kind}
          label={kindLabel(one.kind, language)}
          {...{ words, choice: one.choice }}
          mine={<MyDocument file={one.mine} />}
          theirs={<TheirDocument document={one.theirs} />}
          onChoose={(choice) =>
            setDocuments(documents.map((other) => (other === one ? { ...one, choice } : other)))
          }
        />
      ))}
    </CompareVersions>
  )
}

function MyDocument({ file }: { file: File | null }) {
  const { takenOff } = useEditWords().compare
  if (!file) return takenOff
  return (
    <span className={classes.document}>
      <FileThumbnail file={file} /> {file.name}
    </span>
  )
}

function TheirDocument({ document }: { document: DocumentDifference['theirs'] }) {
  const words = useEditWords().compare
  const { momentOf } = useTimes()
  if (!document) return words.takenOff
  return (
    <span className={classes.document}>
      <StoredThumbnail documentId={document.id} />
      <span>
        {document.originalName}
        <Text size="sm" c="dimmed" component="span" display="block">
          {words.uploaded(momentOf(document.uploadedAt))}
        </Text>
      </span>
    </span>
  )
}
