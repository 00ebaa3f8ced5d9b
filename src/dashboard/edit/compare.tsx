import { Alert, Button, Group, Radio, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import type { FullRecord } from '../queries.ts'
import { labelOf, type RecordValues, shownValue } from '../record-form/record-values.ts'
import { FileThumbnail, StoredThumbnail } from '../record-form/thumbnail.tsx'
import { momentOf } from '../ui/times.ts'
import classes from './compare.module.css'
import {
  differencesOf,
  mergedValues,
  type PaperDifference,
  paperDifferencesOf,
  type Side,
  type SlotChange,
} from './versions.ts'

interface Compare {
  base: FullRecord
  mine: RecordValues
  /** What my update does to the slots. */
  changes: readonly SlotChange[]
  theirs: FullRecord
  isBusy: boolean
  /** With the slots that stay as they are on file. */
  onSave: (values: RecordValues, theirs: readonly DocumentKind[]) => void
  onBack: () => void
}

/** Somebody else was faster: both versions side by side, to be chosen from one by one. */
export function Compare({ base, mine, changes, theirs, isBusy, onSave, onBack }: Compare) {
  const [fields, setFields] = useState(() => differencesOf(base, mine, theirs))
  const [papers, setPapers] = useState(() =>
    paperDifferencesOf(base.documents, changes, theirs.documents),
  )
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const open = [...fields, ...papers].filter(({ choice }) => choice === null).length
  const chooseAll = (choice: Side) => {
    setFields(fields.map((one) => ({ ...one, choice })))
    setPapers(papers.map((one) => ({ ...one, choice })))
  }
  const save = () => {
    const kept = papers.filter(({ choice }) => choice === 'theirs')
    onSave(
      mergedValues(theirs, fields),
      kept.map(({ kind }) => kind),
    )
  }
  return (
    <Stack gap="lg">
      <Alert color="ask" title="Somebody else changed this record" ref={head} tabIndex={-1}>
        It was changed on {momentOf(theirs.updatedAt)}. Nothing of yours is saved yet, and nothing
        of theirs is overwritten: choose which version to keep.
      </Alert>
      {fields.length + papers.length === 0 ? (
        <Text>Both versions say the same. You can save and go on.</Text>
      ) : (
        <Group gap="xs">
          <Button variant="default" onClick={() => chooseAll('mine')}>
            Take all of mine
          </Button>
          <Button variant="default" onClick={() => chooseAll('theirs')}>
            Take all of theirs
          </Button>
        </Group>
      )}
      {fields.map((one) => (
        <OneChoice
          key={one.field}
          label={labelOf(one.field)}
          choice={one.choice}
          mine={shownValue(one.field, one.mine)}
          theirs={shownValue(one.field, one.theirs)}
          onChoose={(choice) =>
            setFields(fields.map((other) => (other === one ? { ...one, choice } : other)))
          }
        />
      ))}
      {papers.map((one) => (
        <OneChoice
          key={one.kind}
          label={documentKinds[one.kind].label}
          choice={one.choice}
          mine={<MyPaper file={one.mine} />}
          theirs={<TheirPaper paper={one.theirs} />}
          onChoose={(choice) =>
            setPapers(papers.map((other) => (other === one ? { ...one, choice } : other)))
          }
        />
      ))}
      <Group>
        <Button disabled={open > 0} loading={isBusy} onClick={save}>
          Save this version
        </Button>
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          Back to the form
        </Button>
        {open > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {open === 1 ? 'One choice is' : `${open} choices are`} still to be made.
          </Text>
        )}
      </Group>
    </Stack>
  )
}

interface OneChoice {
  label: string
  choice: Side | null
  mine: ReactNode
  theirs: ReactNode
  onChoose: (side: Side) => void
}

function OneChoice({ label, choice, mine, theirs, onChoose }: OneChoice) {
  return (
    <Radio.Group
      value={choice}
      onChange={(value) => onChoose(value as Side)}
      label={
        <Title order={2} size="h5" component="span">
          {label}
        </Title>
      }
    >
      <div className={classes.sides}>
        <Radio.Card value="mine" className={classes.side}>
          <OneSide title="Yours">{mine}</OneSide>
        </Radio.Card>
        <Radio.Card value="theirs" className={classes.side}>
          <OneSide title="On file now">{theirs}</OneSide>
        </Radio.Card>
      </div>
    </Radio.Group>
  )
}

function OneSide({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className={classes.choice}>
      <Radio.Indicator />
      <span>
        <Text size="sm" c="dimmed" component="span" display="block">
          {title}
        </Text>
        {children}
      </span>
    </span>
  )
}

function MyPaper({ file }: { file: File | null }) {
  if (!file) return 'Taken off'
  return (
    <span className={classes.paper}>
      <FileThumbnail file={file} /> {file.name}
    </span>
  )
}

function TheirPaper({ paper }: { paper: PaperDifference['theirs'] }) {
  if (!paper) return 'Taken off'
  return (
    <span className={classes.paper}>
      <StoredThumbnail documentId={paper.id} />
      <span>
        {paper.originalName}
        <Text size="sm" c="dimmed" component="span" display="block">
          uploaded {momentOf(paper.uploadedAt)}
        </Text>
      </span>
    </span>
  )
}
