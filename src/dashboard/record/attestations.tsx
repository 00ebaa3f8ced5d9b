import { Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { attestationsQuery, type FullRecord } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useHeldWords } from '../words/held.ts'
import classes from './record.module.css'

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
