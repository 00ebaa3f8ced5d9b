import { NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { trashDueQuery } from '../queries.ts'
import { inDays } from '../trash/trash-days.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { choicesWith } from './choices.ts'
import { useSettingsForm } from './settings-context.ts'
import { settingLabels } from './values.ts'

/** How long a deleted record can come back; a shorter time says at once what that would remove. */
export function TrashField({ onFile }: { onFile: number }) {
  const { form, values, errorAt } = useSettingsForm()
  return (
    <div>
      <NativeSelect
        label={settingLabels.trashDays}
        description="Until then they lie in the trash and can be restored"
        data={choicesWith([7, 14, 30, 60, 90, 180, 365], [values.trashDays, onFile], inDays)}
        value={values.trashDays}
        error={errorAt('trashDays')}
        maw="20rem"
        onChange={({ currentTarget: { value } }) => form.setFieldValue('trashDays', Number(value))}
      />
      {values.trashDays < onFile && <WhatGoes days={values.trashDays} />}
    </div>
  )
}

function WhatGoes({ days }: { days: number }) {
  const due = useQuery(trashDueQuery(days))
  return (
    <>
      <FailedPart what="What that would remove" queries={[due]} />
      <Text size="sm" mt="xs" role="status">
        {due.data && sentenceOf(due.data, days)}
      </Text>
    </>
  )
}

function sentenceOf({ due, total }: { due: number; total: number }, days: number): string {
  if (total === 0) return 'The trash is empty, so this removes nothing now.'
  if (due === 0)
    return `Nothing in the trash is older than ${inDays(days)}, so this removes nothing now.`
  const what = due === total ? `All ${total}` : `${due} of the ${total}`
  return total === 1
    ? 'The one record in the trash is older: it would be removed for good within the hour.'
    : `${what} records in the trash are older: they would be removed for good within the hour.`
}
