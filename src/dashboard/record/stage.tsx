import { NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { stageIn, stagesOf } from '#modules/organisation/lines.schema'
import { useRecordWords } from '#words/record'
import { useLanguage } from '../look/language.ts'
import { type FullRecord, organisationQuery, stepsQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import classes from './record.module.css'

/** The candidate's stage, who reads it, and the stages before. */
export function Stage({ record }: { record: FullRecord }) {
  const { stage: words, deletedAccount } = useRecordWords()
  const language = useLanguage()
  const { momentOf } = useTimes()
  const { run, isBusy } = useAction('records', 'stages')
  const organisation = useQuery(organisationQuery)
  const steps = useQuery(stepsQuery(record.id))
  const set = (stage: string | null) =>
    run(
      () => call('PUT /records/{id}/stage', { params: { id: record.id }, body: { stage } }),
      stage === null ? words.takenBack : words.now(stageIn(stage, language)),
    )
  const named = organisation.data ? stagesOf(organisation.data) : []
  // A stage that the settings no longer name is shown while a record is still in it, but never offered.
  const names = new Set([...named, ...(record.stage ? [record.stage] : [])])
  const options = [...names].map((value) => ({ value, label: stageIn(value, language) }))
  return (
    <Part titleId="stage-title" title={words.title}>
      <NativeSelect
        label={words.label}
        description={words.hint}
        value={record.stage ?? ''}
        disabled={isBusy || record.deletedAt !== null}
        data={[{ value: '', label: words.none }, ...options]}
        onChange={({ currentTarget: { value } }) => void set(value || null)}
      />
      <FailedPart what={words.all} queries={[organisation, steps]} />
      <ul className={classes.plain} aria-label={words.soFar}>
        {steps.data?.steps.map(({ id, stage, setAt, setBy }) => (
          <li key={id}>
            <Text size="sm">
              {stage === null ? words.back : stageIn(stage, language)}
              <Text span c="dimmed">
                {` · ${momentOf(setAt)} · ${steps.data.people[setBy] ?? deletedAccount}`}
              </Text>
            </Text>
          </li>
        ))}
      </ul>
    </Part>
  )
}
