import { Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import { attestationsQuery, type FullRecord } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { dayOf, momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import classes from './record.module.css'

type Listed = Answer<'GET /records/{id}/attestations'>
type Made = Listed['made'][number]

const states: Record<Made['state'], (made: Made) => string> = {
  'in-force': ({ validUntil }) => `In force until ${dayOf(validUntil)}`,
  expired: ({ validUntil }) => `Expired ${dayOf(validUntil)}`,
  ended: () => 'Ended',
}

/** Attestations that staff take for the candidate; nothing where nobody could check one. */
export function Attestations({ record }: { record: FullRecord }) {
  const attestations = useQuery(attestationsQuery(record.id))
  return (
    <Loaded query={attestations}>
      {({ isOffered, kinds, made }) =>
        isOffered && (
          <section aria-labelledby="attestations-title">
            <Title order={2} size="h4" id="attestations-title" mb="sm">
              Attestations
            </Title>
            <Text size="sm" mb="xs">
              A signed file that says that we hold a copy of a document. It does not say that the
              document is genuine. Hand it to the candidate, who shows it to a bank or an employer.
              It names nobody: candidates who want their name on it take it from their own file.
            </Text>
            {made.length > 0 && (
              <ul className={classes.cards}>
                {made.map((one) => (
                  <li key={one.id}>
                    <strong>{documentKinds[one.kind].label}</strong>
                    <Text size="sm">
                      Made {momentOf(one.madeAt)}. {states[one.state](one)}
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
  const { run, isBusy } = useAction('records')
  const [chosen, setChosen] = useState<DocumentKind | null>(null)
  const kind = kinds.find((one) => one === chosen) ?? kinds[0]
  if (kind === undefined)
    return (
      <Text size="sm" c="dimmed">
        No document can have one now. It has to be shown to the public, and not called wrong.
      </Text>
    )
  const take = () =>
    run(async () => {
      const asked = { params: { id: recordId }, body: { kind } }
      save(await call('POST /records/{id}/attestations', asked))
    }, 'The attestation is saved on your device')
  return (
    <Group align="flex-end" mt="sm">
      <NativeSelect
        label="Document to attest"
        value={kind}
        onChange={(event) => setChosen(event.currentTarget.value as DocumentKind)}
        data={kinds.map((value) => ({ value, label: documentKinds[value].label }))}
      />
      <Button variant="default" loading={isBusy} onClick={() => void take()}>
        Take an attestation
      </Button>
    </Group>
  )
}

/** As a file that is never named like the paper: one called "work permit" would be taken for it. */
function save(attestation: Answer<'POST /records/{id}/attestations'>): void {
  const text = JSON.stringify(attestation, null, 2)
  const href = URL.createObjectURL(new Blob([text], { type: 'application/vc' }))
  const download = `copy-held-${attestation.validFrom.slice(0, 10)}.vc.json`
  Object.assign(document.createElement('a'), { href, download }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
