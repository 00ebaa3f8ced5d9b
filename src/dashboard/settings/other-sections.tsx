import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import { siteLanguages } from '#modules/organisation/schema'
import type { InEachLanguage } from '#platform/languages/schema'
import { countryOptions } from '../record-form/record-values.ts'
import { inDays } from '../trash/trash-days.ts'
import { timeZones } from '../ui/time-zones.ts'
import { choicesWith } from './choices.ts'
import { ComparisonDays } from './comparison-days.tsx'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import { TrashField } from './trash-field.tsx'
import { settingLabels } from './values.ts'

export const languageLabels: InEachLanguage = {
  en: 'English',
  bn: 'বাংলা (Bengali)',
  hi: 'हिन्दी (Hindi)',
  ne: 'नेपाली (Nepali)',
  ar: 'العربية (Arabic)',
  fil: 'Filipino',
}

/** Which languages the public pages are offered in, and which is the usual one. */
export function LanguagesSection() {
  const { values, form, errorAt } = useSettingsForm()
  const { languages } = values
  const choose = (chosen: readonly string[]) => {
    const kept = languages.filter((one) => chosen.includes(one))
    const added = siteLanguages.filter((one) => chosen.includes(one) && !kept.includes(one))
    form.setFieldValue('languages', [...kept, ...added])
  }
  const putFirst = (first: string) =>
    form.setFieldValue(
      'languages',
      languages.toSorted((a, b) => rank(a, first) - rank(b, first)),
    )
  return (
    <Section
      name="languages"
      lead="Visitors choose among these, and get the one that their browser asks for."
    >
      <Checkbox.Group
        label="Languages of the public pages"
        value={languages}
        onChange={choose}
        error={errorAt('languages')}
      >
        <Group mt="xs">
          {siteLanguages.map((one) => (
            <Checkbox key={one} value={one} label={languageLabels[one]} />
          ))}
        </Group>
      </Checkbox.Group>
      {languages.length > 1 && (
        <NativeSelect
          label="The usual language"
          description="For everybody who asks for none of these"
          data={languages.map((one) => ({ value: one, label: languageLabels[one] }))}
          value={languages[0] ?? 'en'}
          onChange={({ currentTarget: { value } }) => putFirst(value)}
          maw="20rem"
        />
      )}
      <Select
        {...form.getInputProps('timeZone')}
        label={settingLabels.timeZone}
        description="Days and times on the site, in the dashboard, in mails and on paper are told by this clock. Type a city"
        data={timeZones(values.timeZone)}
        searchable
        limit={60}
        allowDeselect={false}
        maw="24rem"
      />
    </Section>
  )
}

function rank(language: string, first: string): number {
  return language === first ? 0 : 1
}

/** What else is ours on the web, for "Our only web addresses", and where the source can be had. */
export function AddressesSection() {
  const { values, form, input, errorAt } = useSettingsForm()
  return (
    <Section
      name="addresses"
      lead="Beside the address of this site, the page “Our only web addresses” names these. Whatever is not there is not yours."
    >
      <ol className={classes.rows} aria-label={settingLabels.webAddresses}>
        {values.webAddresses.map((_, index) => (
          <li key={index}>
            <Group align="flex-end" gap="sm">
              <TextInput
                {...input(`webAddresses.${index}`)}
                type="url"
                label={`Web address ${index + 1}`}
                placeholder="https://"
                flex="1 1 12rem"
              />
              <Button
                variant="subtle"
                color="danger"
                aria-label={`Remove web address ${index + 1}`}
                onClick={() => form.removeListItem('webAddresses', index)}
              >
                Remove
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
          Add a web address
        </Button>
      </div>
      <TextInput
        {...input('sourceCodeUrl')}
        type="url"
        label={settingLabels.sourceCodeUrl}
        description="Where the source of what runs here can be had, if you changed it (AGPL-3.0); https only"
        placeholder="https://"
      />
    </Section>
  )
}

/** How staff work with records. */
export function WorkSection({ trashDaysOnFile }: { trashDaysOnFile: number }) {
  const { form, input, values, errorAt } = useSettingsForm()
  const reasonsError =
    errorAt('returnReasons') ??
    values.returnReasons.map((_, at) => errorAt(`returnReasons.${at}`)).find(Boolean)
  return (
    <Section name="work">
      <Select
        {...input('defaultNationality')}
        label={settingLabels.defaultNationality}
        description="Filled in on the add forms"
        data={countryOptions()}
        searchable
        limit={60}
        maw="24rem"
      />
      <Switch
        {...form.getInputProps('secondPersonApproval', { type: 'checkbox' })}
        label={settingLabels.secondPersonApproval}
        description="What an admin enters or changes waits for another admin"
      />
      <Switch
        {...form.getInputProps('documentsSeenFirst', { type: 'checkbox' })}
        label={settingLabels.documentsSeenFirst}
        description="“Approve” waits until every document of the record has been on the screen"
      />
      <Textarea
        label={settingLabels.returnReasons}
        description="One on each line, at most 12. Offered when a record is returned"
        value={values.returnReasons.join('\n')}
        error={reasonsError}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('returnReasons', value === '' ? [] : value.split('\n'))
        }
        autosize
        minRows={3}
        maw="48rem"
      />
      <Switch
        {...form.getInputProps('automaticMessages', { type: 'checkbox' })}
        label={settingLabels.automaticMessages}
        description="Sent by themselves where mail or SMS is set up; otherwise staff send them from the record’s page"
      />
      <Switch
        {...form.getInputProps('staffSecondFactor', { type: 'checkbox' })}
        label={settingLabels.staffSecondFactor}
        description="Admins and moderators without one, you too, have to turn it on before anything else"
      />
      <Group gap="md" align="flex-start">
        <NativeSelect
          label={settingLabels.sessionIdleMinutes}
          data={choicesWith([5, 10, 15, 20, 30], [values.sessionIdleMinutes], minutes)}
          value={values.sessionIdleMinutes}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('sessionIdleMinutes', Number(value))
          }
        />
        <NativeSelect
          label={settingLabels.sessionLongestHours}
          data={choicesWith([1, 2, 4, 8, 10, 12], [values.sessionLongestHours], hours)}
          value={values.sessionLongestHours}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('sessionLongestHours', Number(value))
          }
        />
      </Group>
      <TrashField onFile={trashDaysOnFile} />
      <NativeSelect
        label={settingLabels.contestDays}
        description="The candidate sees the date. Overdue ones are listed first"
        data={choicesWith([3, 7, 14, 21, 30], [values.contestDays], inDays)}
        value={values.contestDays}
        error={errorAt('contestDays')}
        maw="20rem"
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('contestDays', Number(value))
        }
      />
      <ComparisonDays />
    </Section>
  )
}

function minutes(count: number): string {
  return `${count} minutes`
}

function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`
}
