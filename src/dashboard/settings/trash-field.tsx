import { NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { trashDueQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { useSettingsWords } from '../words/settings.ts'
import { type SettingsWorkWords, useSettingsWorkWords } from '../words/settings-work.ts'
import { choicesWith } from './choices.ts'
import { useSettingsForm } from './settings-context.ts'

/** How long a deleted record can be restored; a shorter time shows immediately what it would remove. */
export function TrashField({ onFile }: { onFile: number }) {
  const { form, values, labels, errorAt } = useSettingsForm('trashDays')
  const { days } = useSettingsWords()
  const { hints } = useSettingsWorkWords()
  return (
    <div>
      <NativeSelect
        label={labels.trashDays}
        description={hints.trashDays}
        data={choicesWith([7, 14, 30, 60, 90, 180, 365], [values.trashDays, onFile], days)}
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
  const { trash: words } = useSettingsWorkWords()
  return (
    <>
      <FailedPart what={words.what} queries={[due]} />
      <Text size="sm" mt="xs" role="status">
        {due.data && sentenceOf(due.data, days, words)}
      </Text>
    </>
  )
}

type Words = SettingsWorkWords['trash']

function sentenceOf({ due, total }: { due: number; total: number }, days: number, words: Words) {
  if (total === 0) return words.empty
  if (due === 0) return words.noneOlder(days)
  if (total === 1) return words.onlyOne
  return due === total ? words.all(total) : words.some(due, total)
}
