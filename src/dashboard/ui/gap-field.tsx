import { Button, NativeSelect, TextInput } from '@mantine/core'
import { kindOf } from '#modules/speech/catalogue.schema'
import type { Speaker } from '#modules/speech/compose.schema'
import { useComposerWords } from '#words/composer'
import { useLanguage } from '../look/language.ts'
import classes from './composer.module.css'
import { optionsLike } from './matching.ts'
import { optionsOf } from './options.ts'
import { SearchList } from './search-list.tsx'
import { Sum, type SumField } from './sum-field.tsx'

interface GapField {
  gap: string
  value: unknown
  error: string | undefined
  speaker: Speaker
  onChange: (value: unknown) => void
}

/** What fills a gap of a sentence, as a control in its place. */
export function GapField({ gap, value, error, speaker, onChange }: GapField) {
  const words = useComposerWords()
  const language = useLanguage()
  const kind = kindOf(gap)
  const label = words.gaps[kind]
  const common = { 'aria-label': label, error: error && true, title: error }
  const typed = (type: string, now: unknown, change: (text: string) => void, name = label) => (
    <TextInput
      {...common}
      aria-label={name}
      type={type}
      value={String(now ?? '')}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
  const pair = (value ?? {}) as Record<string, unknown>
  switch (kind) {
    case 'day':
      return typed('date', value, onChange)
    case 'time':
    case 'month':
      return typed(kind, value, onChange)
    case 'number':
      return typed('number', value, (text) => onChange(text === '' ? undefined : Number(text)))
    case 'hours':
    case 'span': {
      const type = kind === 'hours' ? 'time' : 'date'
      return (
        <>
          {typed(type, pair.from, (from) => onChange({ ...pair, from }), words.from)}–
          {typed(type, pair.to, (to) => onChange({ ...pair, to }), words.to)}
        </>
      )
    }
    case 'sum':
      return <Sum {...{ pair, error, onChange }} />
    case 'embassy':
      return <Embassy {...{ pair, error, onChange }} />
    case 'papers':
      return <Documents {...{ gap, value, error, speaker, onChange }} />
    default:
      return (
        <NativeSelect
          {...common}
          data={[{ value: '', label: '' }, ...optionsOf(gap, language, speaker)]}
          value={String(value ?? '')}
          onChange={({ currentTarget: { value: next } }) =>
            onChange(kind === 'weekday' && next ? Number(next) : next || undefined)
          }
        />
      )
  }
}

/** An embassy: of which country, in which, and where there are several in which city. */
function Embassy({ pair, error, onChange }: SumField) {
  const words = useComposerWords()
  const language = useLanguage()
  const countries = optionsOf('country', language, { tables: {} })
  const shown = { error: error && true, title: error }
  const select = (name: string, label: string, data = countries) => (
    <NativeSelect
      {...shown}
      aria-label={label}
      data={[{ value: '', label: '' }, ...data]}
      value={String(pair[name] ?? '')}
      onChange={({ currentTarget: { value } }) => onChange({ ...pair, [name]: value || undefined })}
    />
  )
  return (
    <>
      {select('of', words.embassyOf)}
      {select('in', words.embassyIn)}
      {select('city', words.embassyCity, optionsOf('city', language, { tables: {} }))}
    </>
  )
}

interface Copies {
  paper: string
  copies: number
}

/** Documents, each with how many copies; a further one is found by its name. */
function Documents({ gap, value, error, speaker, onChange }: GapField) {
  const words = useComposerWords()
  const options = optionsOf(gap, useLanguage(), speaker)
  const chosen = (value ?? []) as Copies[]
  const write = (next: Copies[]) => onChange(next.length > 0 ? next : undefined)
  const left = options.filter((option) => chosen.every(({ paper }) => paper !== option.value))
  return (
    <>
      {chosen.map(({ paper, copies }) => {
        const label = options.find((option) => option.value === paper)?.label ?? paper
        return (
          <span key={paper} className={classes.paper}>
            {label} ×
            <TextInput
              className={classes.copies}
              type="number"
              min={1}
              max={20}
              aria-label={words.copies(label)}
              value={copies}
              onChange={({ currentTarget }) => {
                const count = Number(currentTarget.value)
                write(
                  chosen.map((each) => (each.paper === paper ? { paper, copies: count } : each)),
                )
              }}
            />
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={words.removeOne(label)}
              onClick={() => write(chosen.filter((each) => each.paper !== paper))}
            >
              ×
            </Button>
          </span>
        )
      })}
      <SearchList
        label={words.gaps.papers}
        error={error}
        optionsFor={(typed) => optionsLike(typed, left)}
        onPick={(paper) => write([...chosen, { paper, copies: 1 }])}
      />
    </>
  )
}
