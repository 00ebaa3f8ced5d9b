import { Button, Group, TextInput } from '@mantine/core'
import { written } from '#modules/speech/said.schema'
import { useLanguage } from '../look/language.ts'
import { useComposerWords } from '../words/composer.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
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
      {week.map((open, at) => (
        <Stretches
          key={`${at}`}
          name={written.weekday(at + 1, language)}
          path={`week.${at}`}
          open={open}
          onChange={(next) =>
            form.setFieldValue(
              'week',
              week.map((each, place) => (place === at ? next : each)),
            )
          }
        />
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
  const { values, form, labels } = useSettingsForm('exceptions')
  const { facts: words } = useSettingsSiteWords()
  const { exceptions } = values
  const write = (next: typeof exceptions) => form.setFieldValue('exceptions', next)
  return (
    <fieldset className={classes.group}>
      <legend>{labels.exceptions}</legend>
      {exceptions.map(({ day, open }, at) => (
        <Group key={`${at}`} gap="sm" align="flex-end">
          <TextInput
            type="date"
            aria-label={words.day}
            value={day}
            onChange={({ currentTarget }) =>
              write(
                exceptions.map((each, place) =>
                  place === at ? { day: currentTarget.value, open } : each,
                ),
              )
            }
          />
          <Stretches
            name=""
            path={`exceptions.${at}.open`}
            open={open}
            onChange={(next) =>
              write(exceptions.map((each, place) => (place === at ? { day, open: next } : each)))
            }
          />
          <Button
            size="compact-sm"
            variant="subtle"
            color="danger"
            onClick={() => write(exceptions.filter((_, place) => place !== at))}
          >
            {words.remove}
          </Button>
        </Group>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => write([...exceptions, { day: '', open: [] }])}
      >
        {words.addDay}
      </Button>
    </fieldset>
  )
}

interface Stretches {
  name: string
  path: `week.${number}` | `exceptions.${number}.open`
  open: readonly Hours[]
  onChange: (open: Hours[]) => void
}

function Stretches({ name, path, open, onChange }: Stretches) {
  const { errors } = useSettingsForm(path)
  const { facts: words } = useSettingsSiteWords()
  const { from, to } = useComposerWords()
  const isWrong = Object.keys(errors).some((each) => each === path || each.startsWith(`${path}.`))
  const put = (at: number, change: Partial<Hours>) =>
    onChange(open.map((each, place) => (place === at ? { ...each, ...change } : each)))
  const time = (at: number, end: keyof Hours, label: string) => (
    <TextInput
      type="time"
      aria-label={`${name} ${label}`.trim()}
      error={isWrong}
      value={open[at]?.[end] ?? ''}
      onChange={({ currentTarget }) => put(at, { [end]: currentTarget.value })}
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
            onClick={() => onChange(open.filter((__, place) => place !== at))}
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
          onClick={() => onChange([...open, open.length === 0 ? usual : { from: '', to: '' }])}
        >
          {words.addHours}
        </Button>
      )}
    </Group>
  )
}
