import { Button, Group, TextInput } from '@mantine/core'
import { written } from '#platform/written/schema'
import { useComposerWords } from '#words/composer'
import { useSettingsSiteWords } from '#words/settings-site'
import { useLanguage } from '../look/language.ts'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

interface Hours {
  from: string
  to: string
}

const usual: Hours = { from: '09:00', to: '17:00' }
const usualWeek = (): Hours[][] => [...Array.from({ length: 5 }, () => [usual]), [], []]

/** The week of the office: up to two stretches a day; none: closed. */
export function WeekField() {
  const { values, form, labels } = useSettingsForm('week')
  const { facts: words } = useSettingsSiteWords()
  const language = useLanguage()
  const { week } = values
  if (week === null)
    return (
      <Group gap="sm">
        {labels.week}
        <Button variant="default" onClick={() => form.setFieldValue('week', usualWeek())}>
          {words.begin}
        </Button>
      </Group>
    )
  return (
    <fieldset className={classes.group}>
      <legend>{labels.week}</legend>
      {week.map((_, at) => (
        <Stretches key={`${at}`} name={written.weekday(at + 1, language)} path={`week.${at}`} />
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        mt="sm"
        onClick={() => form.setFieldValue('week', null)}
      >
        {words.noWeek}
      </Button>
    </fieldset>
  )
}

/** Days on which the office is open at other times, or closed. */
export function ExceptionsField() {
  const { values, form, input, labels } = useSettingsForm('exceptions')
  const { facts: words } = useSettingsSiteWords()
  return (
    <fieldset className={classes.group}>
      <legend>{labels.exceptions}</legend>
      {values.exceptions.map((_, at) => (
        <Group key={`${at}`} gap="sm" align="flex-end">
          <TextInput {...input(`exceptions.${at}.day`)} type="date" aria-label={words.day} />
          <Stretches name="" path={`exceptions.${at}.open`} />
          <Button
            size="compact-sm"
            variant="subtle"
            color="danger"
            onClick={() => form.removeListItem('exceptions', at)}
          >
            {words.remove}
          </Button>
        </Group>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => form.insertListItem('exceptions', { day: '', open: [] })}
      >
        {words.addDay}
      </Button>
    </fieldset>
  )
}

interface Stretches {
  name: string
  path: `week.${number}` | `exceptions.${number}.open`
}

function Stretches({ name, path }: Stretches) {
  const { form, input, errors } = useSettingsForm(path)
  const { facts: words } = useSettingsSiteWords()
  const { from, to } = useComposerWords()
  const open = input(path).value as readonly Hours[]
  const isWrong = Object.keys(errors).length > 0
  const time = (at: number, end: keyof Hours, label: string) => (
    <TextInput
      {...input(`${path}.${at}.${end}`)}
      type="time"
      aria-label={`${name} ${label}`.trim()}
      error={isWrong}
    />
  )
  return (
    <Group gap="xs" mb={4}>
      {name && <span className={classes.weekday}>{name}</span>}
      {open.length === 0 && words.closed}
      {open.map((_, at) => (
        <Group key={`${at}`} gap={4}>
          {time(at, 'from', from)}–{time(at, 'to', to)}
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`${words.remove}: ${name}`}
            onClick={() => form.removeListItem(path, at)}
          >
            ×
          </Button>
        </Group>
      ))}
      {open.length < 2 && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`${words.addHours}: ${name}`}
          onClick={() =>
            form.insertListItem(path, open.length === 0 ? usual : { from: '', to: '' })
          }
        >
          {words.addHours}
        </Button>
      )}
    </Group>
  )
}
