import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { siteLanguages } from '#modules/organisation/schema'
import { useLanguage } from '../look/language.ts'
import { countryOptions } from '../record-form/record-values.ts'
import { Composer, errorsBelow } from '../ui/composer.tsx'
import { Select } from '../ui/select.tsx'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { choicesWith } from './choices.ts'
import { ComparisonDays } from './comparison-days.tsx'
import { NeededKinds } from './needed-kinds.tsx'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { TrashField } from './trash-field.tsx'

/** The languages of the public pages, and the default one. */
export function LanguagesSection() {
  const { values, form, errorAt } = useSettingsForm('languages')
  const { languages: words } = useSettingsSiteWords()
  const { languageNames } = useSettingsWords()
  const { languages } = values
  const choose = (chosen: readonly string[]) => {
    const kept = languages.filter((one) => chosen.includes(one))
    const added = siteLanguages.filter((one) => chosen.includes(one) && !kept.includes(one))
    form.setFieldValue('languages', [...kept, ...added])
  }
  const putFirst = (first: string) =>
    form.setFieldValue(
      'languages',
      [...languages].sort((a, b) => rank(a, first) - rank(b, first)),
    )
  return (
    <Section name="languages" lead={words.lead}>
      <Checkbox.Group
        label={words.label}
        value={languages}
        onChange={choose}
        error={errorAt('languages')}
      >
        <Group mt="xs">
          {siteLanguages.map((one) => (
            <Checkbox key={one} value={one} label={languageNames[one]} />
          ))}
        </Group>
      </Checkbox.Group>
      {languages.length > 1 && (
        <NativeSelect
          label={words.usual}
          description={words.usualHint}
          data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
          value={languages[0] ?? 'en'}
          onChange={({ currentTarget: { value } }) => putFirst(value)}
          maw="20rem"
        />
      )}
      <TimeZoneField />
    </Section>
  )
}

function rank(language: string, first: string): number {
  return language === first ? 0 : 1
}

/** Our other web addresses, for "Our only web addresses", and where the source is available. */
export function AddressesSection() {
  const { values, form, input, labels, errorAt } = useSettingsForm('webAddresses', 'sourceCodeUrl')
  const { addresses: words } = useSettingsSiteWords()
  return (
    <Section name="addresses" lead={words.lead}>
      <ol className={classes.rows} aria-label={labels.webAddresses}>
        {values.webAddresses.map((_, index) => (
          <li key={index}>
            <Group align="flex-end" gap="sm">
              <TextInput
                {...input(`webAddresses.${index}`)}
                type="url"
                label={words.one(index + 1)}
                placeholder="https://"
                flex="1 1 12rem"
              />
              <Button
                variant="subtle"
                color="danger"
                aria-label={words.removeOne(index + 1)}
                onClick={() => form.removeListItem('webAddresses', index)}
              >
                {words.remove}
              </Button>
            </Group>
          </li>
        ))}
      </ol>
      {errorAt('webAddresses')}
      <div>
        <Button
          variant="default"
          disabled={values.webAddresses.length >= 10}
          onClick={() => form.insertListItem('webAddresses', 'https://')}
        >
          {words.add}
        </Button>
      </div>
      <TextInput
        {...input('sourceCodeUrl')}
        type="url"
        label={labels.sourceCodeUrl}
        description={words.source}
        placeholder="https://"
      />
    </Section>
  )
}

/** The reasons offered when a record is returned. */
function ReturnReasons() {
  const { form, values, labels, errors } = useSettingsForm('returnReasons', 'languages')
  const { hints } = useSettingsWorkWords()
  return (
    <Fieldset legend={labels.returnReasons} variant="unstyled">
      <Text size="sm" c="dimmed" mb="sm">
        {hints.returnReasons}
      </Text>
      <Composer
        place="reason"
        sentences={values.returnReasons}
        offered={[]}
        errors={errorsBelow(errors, 'returnReasons')}
        onChange={(sentences) => form.setFieldValue('returnReasons', sentences)}
      />
    </Fieldset>
  )
}

const shownFields = [
  'defaultNationality',
  'secondPersonApproval',
  'documentsSeenFirst',
  'automaticMessages',
  'staffSecondFactor',
  'sessionIdleMinutes',
  'sessionLongestHours',
  'contestDays',
] as const

/** How staff work with records. */
export function WorkSection({ trashDaysOnFile }: { trashDaysOnFile: number }) {
  const { form, input, values, labels, errorAt } = useSettingsForm(...shownFields)
  const { days, hours, minutes } = useSettingsWords()
  const { hints } = useSettingsWorkWords()
  const language = useLanguage()
  return (
    <Section name="work">
      <Select
        {...input('defaultNationality')}
        label={labels.defaultNationality}
        description={hints.defaultNationality}
        data={countryOptions(language)}
        limit={60}
        maw="24rem"
      />
      <Switch
        {...form.getInputProps('secondPersonApproval', { type: 'checkbox' })}
        label={labels.secondPersonApproval}
        description={hints.secondPersonApproval}
      />
      <Switch
        {...form.getInputProps('documentsSeenFirst', { type: 'checkbox' })}
        label={labels.documentsSeenFirst}
        description={hints.documentsSeenFirst}
      />
      <ReturnReasons />
      <Switch
        {...form.getInputProps('automaticMessages', { type: 'checkbox' })}
        label={labels.automaticMessages}
        description={hints.automaticMessages}
      />
      <Switch
        {...form.getInputProps('staffSecondFactor', { type: 'checkbox' })}
        label={labels.staffSecondFactor}
        description={hints.staffSecondFactor}
      />
      <Group gap="md" align="flex-start">
        <NativeSelect
          label={labels.sessionIdleMinutes}
          data={choicesWith([5, 10, 15, 20, 30], [values.sessionIdleMinutes], minutes)}
          value={values.sessionIdleMinutes}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('sessionIdleMinutes', Number(value))
          }
        />
        <NativeSelect
          label={labels.sessionLongestHours}
          data={choicesWith([1, 2, 4, 8, 10, 12], [values.sessionLongestHours], hours)}
          value={values.sessionLongestHours}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('sessionLongestHours', Number(value))
          }
        />
      </Group>
      <TrashField onFile={trashDaysOnFile} />
      <NativeSelect
        label={labels.contestDays}
        description={hints.contestDays}
        data={choicesWith([3, 7, 14, 21, 30], [values.contestDays], days)}
        value={values.contestDays}
        error={errorAt('contestDays')}
        maw="20rem"
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('contestDays', Number(value))
        }
      />
      <ComparisonDays />
      <NeededKinds />
    </Section>
  )
}
