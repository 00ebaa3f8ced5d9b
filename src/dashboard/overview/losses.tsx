import { Alert, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { type DocumentKind, documentKindNames, kindLabel } from '#modules/documents/schema'
import { useOverviewWords } from '#words/overview'
import { useLanguage } from '../look/language.ts'
import { lossesQuery, recordsFoundQuery } from '../queries.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { Select } from '../ui/select.tsx'
import { useTimes } from '../ui/times.ts'
import classes from './losses.module.css'

type Lost = Answer<'GET /losses'>

/** What the machine lost, until somebody has looked, and the scans that can be put back. */
export function LossesPage() {
  const { lost: words } = useOverviewWords()
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={useQuery(lossesQuery)}>
        {({ losses, scans }) => (
          <>
            {losses.map((loss) => (
              <OneLoss key={loss.id} loss={loss} />
            ))}
            <Part titleId="scans-title" title={words.scans}>
              {scans.length === 0 && <Muted>{words.noScans}</Muted>}
              <ul className={classes.scans} aria-labelledby="scans-title">
                {scans.map((scan) => (
                  <li key={scan.id}>
                    <OneScan scan={scan} />
                  </li>
                ))}
              </ul>
            </Part>
          </>
        )}
      </Loaded>
    </div>
  )
}

function OneLoss({ loss }: { loss: Lost['losses'][number] }) {
  const { lost: words } = useOverviewWords()
  const { momentOf } = useTimes()
  const { id, kind, noticedAt, since, writes } = loss
  return (
    <Alert color="ask" mb="lg" title={words.kinds[kind]}>
      <p>{words.noticed(momentOf(noticedAt))}</p>
      {since !== null && <p>{words.since(momentOf(since))}</p>}
      {writes !== null && <p>{words.writes(writes)}</p>}
      <ActButton
        does={() => call('DELETE /losses/{id}', { params: { id } })}
        done={words.seenDone}
        topics={['losses', 'overview']}
      >
        {words.seen}
      </ActButton>
    </Alert>
  )
}

function OneScan({ scan }: { scan: Lost['scans'][number] }) {
  const { lost: words } = useOverviewWords()
  const { momentOf } = useTimes()
  const language = useLanguage()
  const [reference, setReference] = useState(scan.record?.reference ?? '')
  const [kind, setKind] = useState<string | null>(null)
  const typed = reference.trim().toUpperCase()
  const found = useQuery({ ...recordsFoundQuery(typed), enabled: typed.length === 11 })
  const target = found.data?.records.find((record) => record.reference === typed)
  const { id, recordId } = scan
  const uploaded = words.uploaded(momentOf(scan.at))
  if (!scan.isReadable)
    return (
      <Muted>
        {uploaded} {words.unreadable}
      </Muted>
    )
  return (
    <>
      <img src={`/api/v1/waiting-scans/${recordId}/${id}/image`} alt={uploaded} loading="lazy" />
      <Muted>
        {uploaded} {scan.record ? <bdi>{scan.record.name}</bdi> : words.noRecord}
      </Muted>
      <Group align="end">
        <TextInput
          label={words.record}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <Select
          label={words.kind}
          value={kind}
          onChange={setKind}
          data={documentKindNames.map((name) => ({
            value: name,
            label: kindLabel(name, language),
          }))}
        />
        <ActButton
          disabled={target === undefined || kind === null}
          does={() =>
            call('POST /waiting-scans/{recordId}/{id}/put-back', {
              params: { recordId, id },
              body: { recordId: target?.id ?? '', kind: kind as DocumentKind },
            })
          }
          done={words.putBackDone}
          topics={['losses', 'records']}
        >
          {words.putBack}
        </ActButton>
      </Group>
      {(target === undefined || kind === null) && <Muted>{words.needsBoth}</Muted>}
    </>
  )
}
