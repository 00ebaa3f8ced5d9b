import { NativeSelect, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { stagesOf } from '#modules/organisation/stages/schema'
import { type FullRecord, organisationQuery, stepsQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { noStageLabel } from '../ui/no-stage.ts'
import { momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'

/** Where the agency is with the candidate, who reads it, and how it came there. */
export function Stage({ record }: { record: FullRecord }) {
  const { run, isBusy } = useAction('records', 'stages')
  const organisation = useQuery(organisationQuery)
  const steps = useQuery(stepsQuery(record.id))
  const set = (stage: string | null) =>
    run(
      () => call('PUT /records/{id}/stage', { params: { id: record.id }, body: { stage } }),
      stage === null ? 'The stage is taken back' : `The stage is now ${stage}`,
    )
  const named = organisation.data ? stagesOf(organisation.data) : []
  // One that the settings no longer name is shown where a record is still in it, and nowhere offered.
  const names = new Set([...named, ...(record.stage ? [record.stage] : [])])
  return (
    <section aria-labelledby="stage-title">
      <Title order={2} size="h4" id="stage-title" mb="sm">
        Stage
      </Title>
      <NativeSelect
        label="Where we are with the application"
        description="The candidate reads it, as your words about your own work."
        value={record.stage ?? ''}
        disabled={isBusy || record.deletedAt !== null}
        data={[{ value: '', label: noStageLabel }, ...names]}
        onChange={({ currentTarget: { value } }) => void set(value || null)}
      />
      <FailedPart what="The stages" queries={[organisation, steps]} />
      <ul aria-label="Stages so far">
        {steps.data?.steps.map(({ id, stage, setAt, setBy }) => (
          <li key={id}>
            <Text size="sm">
              {stage ?? 'Taken back'}
              <Text span c="dimmed">
                {` · ${momentOf(setAt)} · ${steps.data.people[setBy] ?? 'a deleted account'}`}
              </Text>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
