import { useState } from 'react'
import { kindLabels } from '#modules/documents/schema'
import { dotted, type SentenceKey } from '#modules/speech/catalogue.schema'
import { type Language, nameOfLanguage } from '#platform/languages.schema'
import { isolated } from '#texts/isolated'
import { useSettingsWords } from '#words/settings'
import { useLanguage } from '../look/language.ts'
import { CompareVersions, OneChoice, type Side } from '../ui/compare-versions.tsx'
import { differencesOf, mergedValues, type SettingField, type Values } from './values.ts'

interface CompareSettings {
  before: Values
  mine: Values
  theirs: Values
  isBusy: boolean
  onSave: (values: Values) => void
  onBack: () => void
}

/** The settings of two versions. */
export function CompareSettings({ before, mine, theirs, onSave, ...rest }: CompareSettings) {
  const [differences, setDifferences] = useState(() => differencesOf(before, mine, theirs))
  const { compare: words, labels } = useSettingsWords()
  const shownSetting = useShownSetting()
  const choose = (field: SettingField, choice: Side) =>
    setDifferences(differences.map((one) => (one.field === field ? { ...one, choice } : one)))
  return (
    <CompareVersions
      {...{ words, differences, ...rest }}
      title={words.title}
      text={words.text}
      onSave={() => onSave(mergedValues(mine, theirs, differences))}
    >
      {differences.map(({ field, choice }) => (
        <OneChoice
          key={field}
          label={labels[field]}
          {...{ words, choice }}
          mine={shownSetting(field, mine)}
          theirs={shownSetting(field, theirs)}
          onChoose={(side) => choose(field, side)}
        />
      ))}
    </CompareVersions>
  )
}

const units: Partial<Record<SettingField, 'minutes' | 'hours' | 'days' | 'months'>> = {
  sessionIdleMinutes: 'minutes',
  sessionLongestHours: 'hours',
  trashDays: 'days',
  keepAfterDepartureDays: 'days',
  keepSensitiveMonths: 'months',
  keepContractMonths: 'months',
  keepUsualMonths: 'months',
}

/** Returns a function that writes a setting as text, whatever its type. */
function useShownSetting() {
  const words = useSettingsWords()
  const language = useLanguage()
  const { shown } = words
  const names = { ...kindLabels(language), ...words.legalNames }
  const named: Named = names
  return (field: SettingField, values: Values): string => {
    const value = values[field]
    if (value === null || value === '') return field === 'accentColour' ? shown.usual : shown.none
    if (typeof value === 'boolean') return value ? shown.on : shown.off
    if (typeof value === 'string') return value
    const unit = units[field]
    if (typeof value === 'number') return unit ? words[unit](value) : `${value}`
    if (field === 'languages')
      return values.languages.map((one) => nameOfLanguage(words.languageNames, one)).join(', ')
    if (field === 'comparisonDays' || field === 'caseDays')
      return (
        Object.entries(values[field])
          .map(([kind, days]) => shown.of(named[kind] ?? kind, words.days(days)))
          .join('\n') || shown.usualDays
      )
    if (field === 'neededKinds' || field === 'moderatorKinds')
      return values[field].map((kind) => names[kind]).join('\n') || shown.none
    const lines = linesOf(value, language, names)
    if (lines.length > 0) return lines.join('\n')
    return { scanReasons: shown.onlySeen, legal: shown.usualTexts }[field as string] ?? shown.none
  }
}

type Named = Readonly<Record<string, string>>

/** Writes a setting of any shape in lines: its texts, sentences with dots for their gaps, and what gaps hold. */
function linesOf(value: unknown, language: Language, names: Named): string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [isolated(String(value))]
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, language, names))
  if ('key' in value && 'gaps' in value) {
    const wording = dotted(value.key as SentenceKey, language)
    return [[wording, ...linesOf(value.gaps, language, names)].join(' · ')]
  }
  return Object.entries(value).flatMap(([name, part]) => {
    const lines = linesOf(part, language, names)
    return names[name] && lines.length > 0 ? [`${names[name]}:`, ...lines] : lines
  })
}
