import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isolated } from '#messages/isolated'
import { type DocumentKind, kindLabels } from '#modules/documents/schema'
import type { LegalPage, Translation } from '#modules/organisation/schema'
import { useLanguage } from '../look/language.ts'
import { type SettingsWords, useSettingsWords } from '../words/settings.ts'
import classes from './settings.module.css'
import type { TextLanguage } from './translations.ts'
import { differencesOf, mergedValues, type SettingField, type Side, type Values } from './values.ts'

interface CompareSettings {
  before: Values
  mine: Values
  theirs: Values
  isBusy: boolean
  onSave: (values: Values) => void
  onBack: () => void
}

/** Another admin saved first: both versions side by side, to choose from setting by setting. */
export function CompareSettings({ before, mine, theirs, ...rest }: CompareSettings) {
  const [differences, setDifferences] = useState(() => differencesOf(before, mine, theirs))
  const { compare: words, labels } = useSettingsWords()
  const shownSetting = useShownSetting()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const open = differences.filter(({ choice }) => choice === null).length
  const choose = (field: SettingField, choice: Side) =>
    setDifferences(differences.map((one) => (one.field === field ? { ...one, choice } : one)))
  return (
    <Stack gap="lg">
      <Alert color="ask" title={words.title} ref={head} tabIndex={-1}>
        {words.text}
      </Alert>
      {differences.length === 0 && <Text>{words.same}</Text>}
      {differences.map(({ field, choice }) => (
        <Radio.Group
          key={field}
          value={choice}
          onChange={(value) => choose(field, value as Side)}
          label={labels[field]}
        >
          <div className={classes.sides}>
            <OneSide value="mine" title={words.mine} text={shownSetting(field, mine)} />
            <OneSide value="theirs" title={words.theirs} text={shownSetting(field, theirs)} />
          </div>
        </Radio.Group>
      ))}
      <Group>
        <Button
          disabled={open > 0}
          loading={rest.isBusy}
          onClick={() => rest.onSave(mergedValues(mine, theirs, differences))}
        >
          {words.save}
        </Button>
        <Button variant="default" onClick={rest.onBack} disabled={rest.isBusy}>
          {words.back}
        </Button>
        {open > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {words.open(open)}
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

const units: Partial<Record<SettingField, 'minutes' | 'hours' | 'days' | 'months'>> = {
  sessionIdleMinutes: 'minutes',
  sessionLongestHours: 'hours',
  trashDays: 'days',
  contestDays: 'days',
  keepAfterDepartureDays: 'days',
  keepSensitiveMonths: 'months',
  keepContractMonths: 'months',
  keepUsualMonths: 'months',
}

/** Returns a function that writes a setting as text, whatever its type. */
function useShownSetting() {
  const words = useSettingsWords()
  const kinds = kindLabels(useLanguage())
  const { shown } = words
  return (field: SettingField, values: Values): string => {
    const value = values[field]
    if (value === null || value === '') return field === 'accentColour' ? shown.usual : shown.none
    if (typeof value === 'boolean') return value ? shown.on : shown.off
    if (field === 'wordsLanguage') return words.languageNames[values.wordsLanguage]
    if (typeof value === 'string') return value
    const unit = units[field]
    if (typeof value === 'number') return unit ? words[unit](value) : `${value}`
    if (field === 'languages')
      return values.languages.map((one) => words.languageNames[one]).join(', ')
    if (field === 'comparisonDays')
      return (
        Object.entries(values.comparisonDays)
          .map(([kind, days]) => shown.of(kinds[kind as DocumentKind], words.days(days)))
          .join('\n') || shown.usualDays
      )
    if (field === 'neededKinds')
      return values.neededKinds.map((kind) => kinds[kind]).join('\n') || shown.none
    if (field === 'scanReasons')
      return (
        Object.entries(values.scanReasons)
          .filter(([, reason]) => reason !== '')
          .map(([kind, reason]) => shown.of(kinds[kind as DocumentKind], reason))
          .join('\n') || shown.onlySeen
      )
    if (field === 'legalTexts')
      return (
        Object.entries(values.legalTexts)
          .filter(([, text]) => text !== '')
          .map(([page, text]) => `${words.legalNames[page as LegalPage]}:\n${text}`)
          .join('\n\n') || shown.usualTexts
      )
    if (field === 'translations')
      return (
        Object.entries(values.translations)
          .map(
            ([language, own]) =>
              `${words.languageNames[language as TextLanguage]}:\n${linesOf(own)}`,
          )
          .join('\n\n') || shown.none
      )
    return (value as unknown[]).map((item) => lineOf(item, shown)).join('\n') || shown.none
  }
}

/** Writes the texts of one language, one on each line. */
function linesOf({ welcomeText, labels, tileTexts, legalTexts }: Translation): string {
  const pairs = Object.entries({ ...labels, ...tileTexts })
  return [
    welcomeText,
    ...pairs.map(([text, translation]) => `${isolated(text)}: ${isolated(translation)}`),
    ...Object.values(legalTexts),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Writes a tile, a group or an address on its own line. */
function lineOf(item: unknown, words: SettingsWords['shown']): string {
  if (typeof item === 'string') return item
  const { title, text, url, links } = item as Partial<{
    title: string
    text: string
    url: string
    links: { label: string; url: string }[]
  }>
  if (links)
    return `${isolated(title ?? '')}: ${links.map((link) => words.link(link.label, link.url)).join(', ')}`
  return [title, text, url].filter(Boolean).join(' · ')
}
