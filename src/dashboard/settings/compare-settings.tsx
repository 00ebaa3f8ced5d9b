import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isolated, sentence } from '#messages/isolated'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import { legalNames } from './legal-section.tsx'
import { languageLabels } from './other-sections.tsx'
import classes from './settings.module.css'
import {
  differencesOf,
  mergedValues,
  type SettingField,
  type Side,
  settingLabels,
  type Values,
} from './values.ts'

interface CompareSettings {
  before: Values
  mine: Values
  theirs: Values
  isBusy: boolean
  onSave: (values: Values) => void
  onBack: () => void
}

/** Another admin saved first: both versions side by side, to be chosen from setting by setting. */
export function CompareSettings({ before, mine, theirs, ...rest }: CompareSettings) {
  const [differences, setDifferences] = useState(() => differencesOf(before, mine, theirs))
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const open = differences.filter(({ choice }) => choice === null).length
  const choose = (field: SettingField, choice: Side) =>
    setDifferences(differences.map((one) => (one.field === field ? { ...one, choice } : one)))
  return (
    <Stack gap="lg">
      <Alert color="ask" title="Another admin saved settings meanwhile" ref={head} tabIndex={-1}>
        Nothing of yours is saved yet, and nothing of theirs is overwritten: choose what is to
        stand.
      </Alert>
      {differences.length === 0 && <Text>Both versions say the same. You can save and go on.</Text>}
      {differences.map(({ field, choice }) => (
        <Radio.Group
          key={field}
          value={choice}
          onChange={(value) => choose(field, value as Side)}
          label={settingLabels[field]}
        >
          <div className={classes.sides}>
            <OneSide value="mine" title="Yours" text={shownSetting(field, mine)} />
            <OneSide value="theirs" title="On file now" text={shownSetting(field, theirs)} />
          </div>
        </Radio.Group>
      ))}
      <Group>
        <Button
          disabled={open > 0}
          loading={rest.isBusy}
          onClick={() => rest.onSave(mergedValues(mine, theirs, differences))}
        >
          Save this version
        </Button>
        <Button variant="default" onClick={rest.onBack} disabled={rest.isBusy}>
          Back to the form
        </Button>
        {open > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {open === 1 ? 'One setting is' : `${open} settings are`} still to be chosen.
          </Text>
        )}
      </Group>
    </Stack>
  )
}

function OneSide({ value, title, text }: { value: Side; title: string; text: string }) {
  return (
    <Radio.Card value={value} className={classes.side}>
      <Radio.Indicator />
      <span className={classes.sideText}>
        <span className={classes.note}>{title}</span>
        <span>{text}</span>
      </span>
    </Radio.Card>
  )
}

const units: Partial<Record<SettingField, string>> = {
  sessionIdleMinutes: 'minutes',
  sessionLongestHours: 'hours',
  trashDays: 'days',
  contestDays: 'days',
  keepAfterDepartureDays: 'days',
  keepSensitiveMonths: 'months',
  keepContractMonths: 'months',
  keepUsualMonths: 'months',
}

/** A setting as text, whatever it is made of. */
function shownSetting(field: SettingField, values: Values): string {
  const value = values[field]
  if (value === null || value === '') return field === 'accentColour' ? 'The usual one' : 'None'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return `${value} ${units[field] ?? ''}`
  if (field === 'languages')
    return values.languages.map((language) => languageLabels[language]).join(', ')
  if (field === 'comparisonDays')
    return (
      Object.entries(values.comparisonDays)
        .map(([kind, days]) => `${documentKinds[kind as DocumentKind].label}: ${days} days`)
        .join('\n') || 'The usual days'
    )
  if (field === 'scanReasons')
    return (
      Object.entries(values.scanReasons)
        .filter(([, reason]) => reason !== '')
        .map(([kind, reason]) => sentence`${documentKinds[kind as DocumentKind].label}: ${reason}`)
        .join('\n') || 'None: they are only seen'
    )
  if (field === 'legalTexts')
    return (
      Object.entries(values.legalTexts)
        .filter(([, text]) => text !== '')
        .map(([page, text]) => `${legalNames[page as keyof typeof legalNames]}:\n${text}`)
        .join('\n\n') || 'The usual texts'
    )
  return (value as unknown[]).map(lineOf).join('\n') || 'None'
}

/** A tile, a group or an address in a line of its own. */
function lineOf(item: unknown): string {
  if (typeof item === 'string') return item
  const { title, text, url, links } = item as Partial<{
    title: string
    text: string
    url: string
    links: { label: string; url: string }[]
  }>
  if (links)
    return `${isolated(title ?? '')}: ${links.map((link) => sentence`${link.label} (${link.url})`).join(', ')}`
  return [title, text, url].filter(Boolean).join(' · ')
}
