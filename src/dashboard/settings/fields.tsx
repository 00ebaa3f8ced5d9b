import { NativeSelect, SimpleGrid, Switch, TextInput, type TextInputProps } from '@mantine/core'
import { memo } from 'react'
import { useSettingsWorkWords } from '#words/settings-work'
import { NumberField } from '../ui/number-field.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

interface LineProps extends TextInputProps {
  path: 'displayName' | 'legalName' | 'licenceNumber' | 'email' | `address.${string}`
  label: string
}

/** A line of text by itself: a key in it draws no other field. */
export const LineField = memo(function LineField({ path, ...field }: LineProps) {
  const { input } = useSettingsForm(path)
  return <TextInput {...input(path)} {...field} />
})

interface OnOff {
  name:
    | 'secondPersonApproval'
    | 'documentsSeenFirst'
    | 'automaticMessages'
    | 'staffSecondFactor'
    | 'removesByItself'
}

/** A setting that is on or off. */
export function OnOff({ name }: OnOff) {
  const { form, labels } = useSettingsForm(name)
  const { hints } = useSettingsWorkWords()
  return (
    <Switch
      {...form.getInputProps(name, { type: 'checkbox' })}
      label={labels[name]}
      description={hints[name]}
    />
  )
}

interface NumberChoice {
  name: 'trashDays' | 'sessionIdleMinutes' | 'sessionLongestHours'
  offered: readonly number[]
  /** Another one that can be chosen: the API accepts any. */
  onFile?: number
  hint?: string
  wordsOf: (number: number) => string
}

/** A choice of one of several numbers, among them the current one. */
export function NumberChoice({ name, offered, onFile, hint, wordsOf }: NumberChoice) {
  const { form, values, labels, errorAt } = useSettingsForm(name)
  const { [name]: now } = values
  const numbers = [...new Set([...offered, now, onFile ?? now])].sort((a, b) => a - b)
  return (
    <NativeSelect
      data-path={name}
      label={labels[name]}
      description={hint}
      data={numbers.map((one) => ({ value: `${one}`, label: wordsOf(one) }))}
      value={now}
      error={errorAt(name)}
      maw="20rem"
      onChange={({ currentTarget: { value } }) => form.setFieldValue(name, Number(value))}
    />
  )
}

interface DaysByKind<Kind extends string> {
  name: 'caseDays' | 'comparisonDays'
  kinds: readonly Kind[]
  labelOf: (kind: Kind) => string
  usual: (kind: Kind) => number
}

/** A number of days for each kind of something; the usual one is not stored. */
export function DaysByKind<Kind extends string>({ kinds, ...about }: DaysByKind<Kind>) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="md" className={classes.numbers ?? ''}>
      {kinds.map((kind) => (
        <DaysOfKind
          key={kind}
          path={`${about.name}.${kind}`}
          label={about.labelOf(kind)}
          usual={about.usual(kind)}
        />
      ))}
    </SimpleGrid>
  )
}

interface DaysOfKind {
  path: `${'caseDays' | 'comparisonDays'}.${string}`
  label: string
  usual: number
}

function DaysOfKind({ path, label, usual }: DaysOfKind) {
  const { form, input, errorAt } = useSettingsForm(path)
  const [name, kind] = path.split('.') as [DaysByKind<string>['name'], string]
  const set = (days: number | null) =>
    form.setFieldValue(name, ({ [kind]: _, ...others }: Record<string, number>) =>
      days === null || days === usual ? others : { ...others, [kind]: days },
    )
  return (
    <NumberField
      data-path={path}
      label={label}
      value={(input(path).value as number | undefined) ?? usual}
      error={errorAt(path)}
      onChange={set}
    />
  )
}
