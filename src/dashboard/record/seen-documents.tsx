import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { seenKinds } from '#modules/organisation/kinds.schema'
import { heldWords } from '#texts/en/desk-held'
import { useLanguage } from '../look/language.ts'
import {
  attestationsQuery,
  type FullRecord,
  type SeenDocument,
  sightingsQuery,
} from '../queries.ts'
import { ActButton } from '../ui/act-button.tsx'
import { checked } from '../ui/checked.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { FoldedForm, useSmallForm } from '../ui/small-form.tsx'
import { today, useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { pageWords } from '../words/page-words.ts'
import { placed } from '../words/placed.tsx'
import { Cards } from './cards.tsx'
import classes from './record.module.css'

/** Originals in hand, documents that were only seen, attestations, what authorities showed. */
export const { use: useHeldWords } = pageWords('held', heldWords)
/** The words of these parts in one language. */
export type HeldWords = typeof heldWords

/** Medical form and police clearance: that staff saw them, without a scan. */
export function SeenDocuments({ record }: { record: FullRecord }) {
  const words = useHeldWords().seen
  const sightings = useQuery(sightingsQuery(record.id))
  return (
    <Part titleId="seen-title" title={words.title} id="seen">
      <Cards
        query={sightings}
        of={({ sightings: list }) =>
          list.map((one) => <One key={one.id} recordId={record.id} sighting={one} />)
        }
        none={words.none}
        areInRows
      />
      {record.deletedAt === null && <NoteSighting recordId={record.id} />}
    </Part>
  )
}

function One({ recordId, sighting }: { recordId: string; sighting: SeenDocument }) {
  const words = useHeldWords().seen
  const language = useLanguage()
  const { dayOf } = useTimes()
  const { id, kind, seenOn, seenBy, number, validUntil } = sighting
  const label = kindLabel(kind, language)
  const params = { id: recordId, sightingId: id }
  return (
    <li>
      <strong>{label}</strong>
      <Text size="sm">{placed(words.by, dayOf(seenOn), <bdi>{seenBy}</bdi>)}</Text>
      {number !== null && <Text size="sm">{words.numberIs(number)}</Text>}
      {validUntil !== null && <Text size="sm">{words.untilIs(dayOf(validUntil))}</Text>}
      <ActButton
        size="xs"
        mt="xs"
        aria-label={words.takeOffOne(label, dayOf(seenOn))}
        does={() => call('DELETE /records/{id}/sightings/{sightingId}', { params })}
        done={words.takenOff(label)}
        topics={['records']}
      >
        {words.takeOff}
      </ActButton>
    </li>
  )
}

const loadSchema = async () => (await import('../schemas.ts')).newSightingSchema

/** The form for a document that somebody presents; folded until needed. */
function NoteSighting({ recordId }: { recordId: string }) {
  const { seen: words, document, note, noted } = useHeldWords()
  const language = useLanguage()
  const kinds = seenKinds.map((value) => ({ value, label: kindLabel(value, language) }))
  const form = useSmallForm(
    {
      initial: () => ({
        kind: seenKinds[0] as string,
        seenOn: today(),
        number: '',
        validUntil: '',
      }),
      isBegun: ({ number, validUntil }) => number !== '' || validUntil !== '',
      read: ({ validUntil, ...typed }) =>
        checked(loadSchema, {
          ...{ ...typed, number: typed.number.trim() || null },
          validUntil: validUntil || null,
        }),
      send: (body) => call('POST /records/{id}/sightings', { params: { id: recordId }, body }),
      done: noted,
      topics: ['records'],
    },
    true,
  )
  const { input } = form
  return (
    <FoldedForm form={form} label={words.form} sends={note}>
      <NativeSelect label={document} data={kinds} mt="sm" {...input('kind')} />
      <TextInput type="date" label={words.on} mt="sm" {...input('seenOn')} />
      <TextInput label={words.number} description={words.numberHint} mt="sm" {...input('number')} />
      <TextInput
        type="date"
        label={words.until}
        description={words.untilHint}
        mt="sm"
        {...input('validUntil')}
      />
    </FoldedForm>
  )
}

/** Attestations that staff take for the candidate; nothing where nobody could check one. */
export function Attestations({ record }: { record: FullRecord }) {
  const words = useHeldWords().attestations
  const language = useLanguage()
  const { dayOf, momentOf } = useTimes()
  const attestations = useQuery(attestationsQuery(record.id))
  return (
    <Loaded query={attestations}>
      {({ isOffered, kinds, made }) =>
        isOffered && (
          <Part titleId="attestations-title" title={words.title}>
            <Text size="sm" mb="xs">
              {words.lead}
            </Text>
            {made.length > 0 && (
              <ul className={classes.cards}>
                {made.map((one) => (
                  <li key={one.id}>
                    <strong>{kindLabel(one.kind, language)}</strong>
                    <Text size="sm">
                      {words.made(
                        momentOf(one.madeAt),
                        words.states[one.state](dayOf(one.validUntil)),
                      )}
                    </Text>
                  </li>
                ))}
              </ul>
            )}
            <Take recordId={record.id} kinds={kinds} />
          </Part>
        )
      }
    </Loaded>
  )
}

function Take({ recordId, kinds }: { recordId: string; kinds: readonly DocumentKind[] }) {
  const words = useHeldWords().attestations
  const language = useLanguage()
  const { run, isBusy } = useAction('records')
  const [chosen, setChosen] = useState<DocumentKind | null>(null)
  const kind = kinds.find((one) => one === chosen) ?? kinds[0]
  if (kind === undefined) return <Muted>{words.none}</Muted>
  const take = () =>
    run(async () => {
      const asked = { params: { id: recordId }, body: { kind } }
      save(await call('POST /records/{id}/attestations', asked))
    }, words.saved)
  return (
    <Group align="flex-end" mt="sm">
      <NativeSelect
        label={words.which}
        value={kind}
        onChange={(event) => setChosen(event.currentTarget.value as DocumentKind)}
        data={kinds.map((value) => ({ value, label: kindLabel(value, language) }))}
      />
      <Button variant="default" loading={isBusy} onClick={() => void take()}>
        {words.take}
      </Button>
    </Group>
  )
}

/** Saves it under a name unlike the document's: a file called "work permit" would be taken for it. */
function save(attestation: Answer<'POST /records/{id}/attestations'>): void {
  const text = JSON.stringify(attestation, null, 2)
  const href = URL.createObjectURL(new Blob([text], { type: 'application/vc' }))
  const download = `copy-held-${attestation.validFrom.slice(0, 10)}.vc.json`
  Object.assign(document.createElement('a'), { href, download }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
