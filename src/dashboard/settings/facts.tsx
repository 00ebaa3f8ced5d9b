import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { itemLabels, itemNames } from '#modules/training/items.schema'
import { useComposerWords } from '#words/composer'
import { useSettingsSiteWords } from '#words/settings-site'
import { useLanguage } from '../look/language.ts'
import { type Option, optionsLike } from '../ui/matching.ts'
import { NumberField } from '../ui/number-field.tsx'
import { optionsOf } from '../ui/options.ts'
import { SearchList } from '../ui/search-list.tsx'
import { Select } from '../ui/select.tsx'
import { Sum } from '../ui/sum-field.tsx'
import { timeZones } from '../ui/time-zones.ts'
import { Section, SettingsForm } from './form.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import { ExceptionsField, WeekField } from './week-field.tsx'

const lists = { countries: 'country', trades: 'trade', services: 'service', spoken: 'language' }
const listNames = ['countries', 'trades', 'services', 'spoken'] as const

/** The facts of which the site makes its sentences. */
export function FactsPage() {
  return (
    <SettingsForm>
      <FactsSection />
    </SettingsForm>
  )
}

/** What the office is and does, in typed fields: the product makes the sentences, in each language. */
function FactsSection() {
  const { values, form, labels, errorAt } = useSettingsForm(...listNames, 'foundedIn')
  const { facts: words } = useSettingsSiteWords()
  const language = useLanguage()
  return (
    <Section name="facts" lead={words.lead}>
      <div className={classes.columns}>
        <Stack gap="md">
          <TimeZoneField />
          <WeekField />
          <ExceptionsField />
          <Fees />
        </Stack>
        <Stack gap="md">
          <NumberField
            data-path="foundedIn"
            label={labels.foundedIn}
            value={values.foundedIn}
            error={errorAt('foundedIn')}
            maw="12rem"
            onChange={(value) => form.setFieldValue('foundedIn', value)}
          />
          {listNames.map((name) => (
            <ChosenList
              key={name}
              label={labels[name]}
              path={name}
              options={optionsOf(lists[name], language, { tables: {} })}
              chosen={values[name]}
              onChange={(chosen) => form.setFieldValue(name, chosen as never[])}
            />
          ))}
        </Stack>
      </div>
    </Section>
  )
}

/** The time zone, and while none was chosen the one of this device: the office is probably in it. */
function TimeZoneField() {
  const { values, form, labels, input } = useSettingsForm('timeZone')
  const { facts: words } = useSettingsSiteWords()
  const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions()
  const isOffered = values.timeZone === 'UTC' && here !== 'UTC' && timeZones('UTC').includes(here)
  return (
    <>
      <Select
        {...input('timeZone')}
        label={labels.timeZone}
        description={words.timeZone}
        data={timeZones(values.timeZone)}
        limit={60}
        maw="24rem"
      />
      {isOffered && (
        <Button variant="default" size="xs" onClick={() => form.setFieldValue('timeZone', here)}>
          {words.zoneHere(here)}
        </Button>
      )}
    </>
  )
}

/** What the agency takes, item by item, or that it takes nothing for it. */
function Fees() {
  const { values, form, input, labels } = useSettingsForm('fees')
  const { facts: words } = useSettingsSiteWords()
  const language = useLanguage()
  const items = itemNames.map((value) => ({ value, label: itemLabels[value][language] }))
  return (
    <fieldset className={classes.group} data-path="fees">
      <legend>{labels.fees}</legend>
      {values.fees.map(({ sum }, at) => (
        <Group key={`${at}`} gap="xs" mb="md">
          <NativeSelect {...input(`fees.${at}.item`)} aria-label={words.item} data={items} />
          <NativeSelect
            aria-label={words.takes}
            data={[
              { value: 'sum', label: words.sum },
              { value: 'none', label: words.nothing },
            ]}
            value={sum === null ? 'none' : 'sum'}
            onChange={({ currentTarget }) =>
              form.setFieldValue(
                `fees.${at}.sum`,
                currentTarget.value === 'none' ? null : { amount: 0, currency: 'BDT' },
              )
            }
          />
          {sum && (
            <Sum
              pair={sum}
              onChange={(next) => form.setFieldValue(`fees.${at}.sum`, next as typeof sum)}
            />
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            color="danger"
            onClick={() => form.removeListItem('fees', at)}
          >
            {words.remove}
          </Button>
        </Group>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => form.insertListItem('fees', { item: itemNames[0] ?? 'fee', sum: null })}
      >
        {words.addFee}
      </Button>
    </fieldset>
  )
}

interface ChosenList {
  path: string
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Several of a list: each found by its name, and taken out by a button. */
function ChosenList({ path, label, options, chosen, onChange }: ChosenList) {
  const words = useComposerWords()
  const left = options.filter(({ value }) => !chosen.includes(value))
  const labelOf = (value: string) => options.find((each) => each.value === value)?.label ?? value
  return (
    <div data-path={path}>
      <SearchList
        label={label}
        optionsFor={(typed) => optionsLike(typed, left)}
        onPick={(value) => onChange([...chosen, value])}
      />
      <ul className={classes.chosen} aria-label={label}>
        {chosen.map((value) => (
          <li key={value}>
            <Text span size="sm">
              {labelOf(value)}
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={words.removeOne(labelOf(value))}
              onClick={() => onChange(chosen.filter((each) => each !== value))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
