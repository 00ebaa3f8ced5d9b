import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { call, Problem } from '#api/client'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { type FieldName, fieldNames } from '#modules/records/fields.schema'
import { useMergeWords } from '#words/merge'
import { useLanguage } from '../look/language.ts'
import type { FullRecord } from '../queries.ts'
import { freshenRecords } from '../record-actions.ts'
import { labelOf, shownValue } from '../record-form/record-values.ts'
import { StoredThumbnail } from '../record-form/stored-thumbnail.tsx'
import { OneChoice, type Side } from '../ui/compare-versions.tsx'
import { pressable } from '../ui/focus.ts'
import { problemToast, undoToast } from '../ui/toast.ts'
import { navigate } from '../visits.ts'

interface Two {
  /** The one that stays. */
  record: FullRecord
  other: FullRecord
}

const isShown = ({ state, hiddenAt }: FullRecord) => state === 'approved' && hiddenAt === null

/** What differs, side by side, and the button that merges. What only one of the two has is taken as it is. */
export function MergeChoices({ record, other }: Two) {
  const words = useMergeWords()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const differing = fieldNames.filter((name) => record[name] !== other[name] && other[name])
  const kindsOf = ({ documents }: FullRecord) => documents.map(({ kind }) => kind)
  const twice = kindsOf(other).filter((kind) => kindsOf(record).includes(kind))
  const added = kindsOf(other).filter((kind) => !kindsOf(record).includes(kind))
  const [fields, setFields] = useState(
    () =>
      new Map(differing.map((name): [FieldName, Side] => [name, record[name] ? 'mine' : 'theirs'])),
  )
  const [kinds, setKinds] = useState(
    () => new Map(twice.map((kind): [DocumentKind, Side] => [kind, 'mine'])),
  )
  const isUnlike = record.state !== other.state || isShown(record) !== isShown(other)
  const called = { mine: words.mine(record.reference), theirs: words.theirs(other.reference) }
  const merge = async () => {
    setBusy(true)
    try {
      await call('POST /records/{id}/merge', {
        ...{ params: { id: record.id }, version: record.version },
        body: {
          ...{ otherId: other.id, otherVersion: other.version },
          ...{ fields: takenIn(fields), kinds: takenIn(kinds) },
        },
      })
      undoToast(words.done(other.reference, record.name), () => void undo({ record, other }))
      await navigate({ to: '/records/$recordId', params: { recordId: record.id } })
    } catch (error) {
      const isChanged = error instanceof Problem && error.code === 'record.changed_meanwhile'
      problemToast(error, ...(isChanged ? [words.changed] : []))
    } finally {
      await freshenRecords()
      setBusy(false)
    }
  }
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size="h4">
          {words.choose}
        </Title>
        <Text c="dimmed">{fields.size + kinds.size > 0 ? words.chooseLead : words.same}</Text>
      </div>
      {differing.map((name) => (
        <OneChoice
          key={name}
          label={labelOf(name, language)}
          words={called}
          choice={fields.get(name) ?? null}
          mine={shownValue(name, record[name], language)}
          theirs={shownValue(name, other[name], language)}
          onChoose={(side) => setFields(new Map(fields).set(name, side))}
        />
      ))}
      {twice.map((kind) => (
        <OneChoice
          key={kind}
          label={kindLabel(kind, language)}
          words={called}
          choice={kinds.get(kind) ?? null}
          mine={<Scan of={record} kind={kind} />}
          theirs={<Scan of={other} kind={kind} />}
          onChoose={(side) => setKinds(new Map(kinds).set(kind, side))}
        />
      ))}
      {added.length > 0 && (
        <Text>
          {words.added(added.length, added.map((kind) => kindLabel(kind, language)).join(', '))}
        </Text>
      )}
      {isUnlike && (
        <Alert color="ask" id="unlike">
          {words.unlike}
        </Alert>
      )}
      <Group>
        <Button
          loading={isBusy}
          aria-describedby={isUnlike ? 'unlike' : undefined}
          {...pressable(isBusy || isUnlike, () => void merge())}
        >
          {words.merge(record.reference)}
        </Button>
        <Button variant="default" onClick={() => toMerge(other.id, record.id)}>
          {words.swap(other.reference)}
        </Button>
        <Button variant="subtle" onClick={() => toMerge(record.id)}>
          {words.other}
        </Button>
      </Group>
    </Stack>
  )
}

const toMerge = (recordId: string, of?: string) =>
  void navigate({
    to: '/records/$recordId/merge',
    params: { recordId },
    search: of === undefined ? {} : { of },
  })

function takenIn<Key>(choices: ReadonlyMap<Key, Side>): Key[] {
  return [...choices].flatMap(([key, side]) => (side === 'theirs' ? [key] : []))
}

async function undo({ record, other }: Two): Promise<void> {
  try {
    const params = { id: record.id, otherId: other.id }
    await call('DELETE /records/{id}/merged/{otherId}', { params })
  } catch (error) {
    problemToast(error)
  } finally {
    await freshenRecords()
  }
}

function Scan({ of, kind }: { of: FullRecord; kind: DocumentKind }) {
  const scan = of.documents.find((one) => one.kind === kind)
  return scan ? <StoredThumbnail documentId={scan.id} /> : null
}
