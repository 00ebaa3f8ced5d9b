import { Fieldset, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Place } from '#modules/speech/catalogue.schema'
import { type DraftSaid, errorsBelow } from '../ui/draft-said.ts'
import { SaidEditor } from '../ui/said-editor.tsx'
import { useSettingsForm } from './settings-context.ts'
import type { SettingField } from './values.ts'

interface SaidField {
  path: SettingField | `${SettingField}.${string}`
  place: Place
  /** How many sentences, and how long the own words, may be. */
  most?: number
  longest: number
  label: string
  hint?: ReactNode
}

/** A setting that is composed: sentences of the catalogue, and own words. */
export function SaidField({ path, place, most, longest, label, hint }: SaidField) {
  const { form, values, input, errors } = useSettingsForm(path, 'languages')
  return (
    <Fieldset legend={label} variant="unstyled">
      {hint && (
        <Text size="sm" c="dimmed" maw="62ch" mb="sm">
          {hint}
        </Text>
      )}
      <SaidEditor
        {...{ place, most, longest, path }}
        said={input(path).value as DraftSaid}
        offered={values.languages}
        errors={errorsBelow(errors, path)}
        onChange={(said) => form.setFieldValue(path, said)}
      />
    </Fieldset>
  )
}
