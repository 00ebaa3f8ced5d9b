import { Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { seenKinds } from '#modules/organisation/lines.schema'
import { heldWords } from '#texts/en/desk-held'
import { useLanguage } from '../look/language.ts'
import {
  attestationsQuery,
  type FullRecord,
  type SeenDocument,
  sightingsQuery,
} from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { today, useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import { pageWords } from '../words/page-words.ts'
import { placed } from '../words/placed.tsx'
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
    <section aria-labelledby="seen-title" id="seen">
      <Title order={2} size="h4" id="seen-title" mb="sm">
        {words.title}
      </Title>
      <Loaded query={sightings}>
        {({ sightings: list }) =>
          list.length === 0 ? (
            <Text size="sm" c="dimmed">
              {words.none}
            </Text>
          ) : (
            <ul className={`${classes.cards} ${classes.inRows}`}>
              {list.map((one) => (
                <One key={one.id} recordId={record.id} sighting={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {record.deletedAt === null && <NoteSighting recordId={record.id} />}
    </section>
  )
}

function One({ recordId, sighting }: { recordId: string; sighting: SeenDocument }) {
  const words = useHeldWords().seen
  const language = useLanguage()
  const { dayOf } = useTimes()
  const { run, isBusy } = useAction('records')
  const { id, kind, seenOn, seenBy, number } = sighting
  const label = kindLabel(kind, language)
  const remove = () =>
    run(
      () =>
        call('DELETE /records/{id}/sightings/{sightingId}', {
          params: { id: recordId, sightingId: id },
        }),
      words.takenOff(label),
    )
  return (
    <li>
      <strong>{label}</strong>
      <Text size="sm">{placed(words.by, dayOf(seenOn), <bdi>{seenBy}</bdi>)}</Text>
      {number !== null && <Text size="sm">{words.numberIs(number)}</Text>}
      <Button
        size="xs"
        variant="default"
        mt="xs"
        loading={isBusy}
        aria-label={words.takeOffOne(label, dayOf(seenOn))}
        onClick={() => void remove()}
      >
        {words.takeOff}
      </Button>
    </li>
  )
}

const empty = () => ({ kind: seenKinds[0] as string, seenOn: today(), number: '' })

/** The form for a document that somebody presents; folded until needed. */
function NoteSighting({ recordId }: { recordId: string }) {
  const { seen: words, document, note, noted, cancel } = useHeldWords()
  const language = useLanguage()
  const kinds = seenKinds.map((value) => ({ value, label: kindLabel(value, language) }))
  const { run, isBusy } = useAction('records')
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ number }) => number !== '',
    schema: async () => (await import('../schemas.ts')).newSightingSchema,
    toCheck: (typed) => ({ ...typed, number: typed.number.trim() || null }),
    send: (body, onFields) =>
      run(
        () => call('POST /records/{id}/sightings', { params: { id: recordId }, body }),
        noted,
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button variant="default" mt="sm" onClick={open}>
        {words.form}
      </Button>
    )
  return (
    <form onSubmit={submit} aria-label={words.form}>
      <NativeSelect label={document} data={kinds} mt="sm" {...input('kind')} />
      <TextInput type="date" label={words.on} mt="sm" {...input('seenOn')} />
      <TextInput label={words.number} description={words.numberHint} mt="sm" {...input('number')} />
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          {note}
        </Button>
        <Button variant="default" onClick={close}>
          {cancel}
        </Button>
      </Group>
    </form>
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
          <section aria-labelledby="attestations-title">
            <Title order={2} size="h4" id="attestations-title" mb="sm">
              {words.title}
            </Title>
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
          </section>
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
  if (kind === undefined)
    return (
      <Text size="sm" c="dimmed">
        {words.none}
      </Text>
    )
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
