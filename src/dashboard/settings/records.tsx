import { Checkbox, Fieldset, SimpleGrid, Stack, Text } from '@mantine/core'
import { type DocumentKind, documentKindNames, kindLabel } from '#modules/documents/schema'
import { moderatorChoices, usualComparisonDays } from '#modules/organisation/fields.schema'
import { kindsBesidesPhoto } from '#modules/organisation/kinds.schema'
import { useSettingsWorkWords } from '#words/settings-work'
import { useLanguage } from '../look/language.ts'
import { countryOptions } from '../record-form/record-values.ts'
import { Composer } from '../ui/composer.tsx'
import { errorsBelow } from '../ui/draft-said.ts'
import { LaterView } from '../ui/later-view.tsx'
import { Select } from '../ui/select.tsx'
import { DaysByKind, OnOff } from './fields.tsx'
import { Section, SettingsForm } from './form.tsx'
import { ChosenLater } from './said-field.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import type { Values } from './values.ts'

/** The table of authorities is long, and folded. */
const loadNeeded = () => import('./needed-documents.tsx')

/** How records are entered and approved. */
export function RecordsPage() {
  return (
    <SettingsForm>
      <WorkSection />
    </SettingsForm>
  )
}

function WorkSection() {
  const { input, labels } = useSettingsForm('defaultNationality')
  const { hints, needed } = useSettingsWorkWords()
  const language = useLanguage()
  return (
    <Section name="work">
      <div className={classes.columns}>
        <Stack gap="md">
          <Select
            {...input('defaultNationality')}
            label={labels.defaultNationality}
            description={hints.defaultNationality}
            data={countryOptions(language)}
            limit={60}
          />
          <OnOff name="secondPersonApproval" />
          <OnOff name="documentsSeenFirst" />
          <Kinds name="moderatorKinds" offered={moderatorChoices} />
          <ReturnReasons />
        </Stack>
        <Stack gap="md">
          <Kinds name="neededKinds" offered={kindsBesidesPhoto} />
          <LaterView load={loadNeeded} what={needed.title} isPart>
            {({ NeededTable }) => <NeededTable />}
          </LaterView>
          <ComparisonDays />
        </Stack>
      </div>
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
      <ChosenLater
        path="returnReasons"
        sentences={values.returnReasons}
        isWrong={Object.keys(errors).length > 0}
      >
        <Composer
          place="reason"
          sentences={values.returnReasons}
          offered={[]}
          errors={errorsBelow(errors, 'returnReasons')}
          onChange={(sentences) => form.setFieldValue('returnReasons', sentences)}
        />
      </ChosenLater>
    </Fieldset>
  )
}

interface Kinds {
  name: 'neededKinds' | 'moderatorKinds'
  offered: readonly DocumentKind[]
}

/** A choice of kinds of documents: without which a file counts as incomplete, or which moderators enter. */
function Kinds({ name, offered }: Kinds) {
  const { form, values, labels, errorAt } = useSettingsForm(name)
  const { hints } = useSettingsWorkWords()
  const language = useLanguage()
  const set = (chosen: string[]) => {
    const kinds = offered.filter((kind) => chosen.includes(kind))
    form.setFieldValue(name, kinds as Values[typeof name])
  }
  return (
    <Checkbox.Group
      data-path={name}
      label={labels[name]}
      description={hints[name]}
      value={values[name]}
      error={errorAt(name)}
      onChange={set}
    >
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs" mt="xs">
        {offered.map((kind) => (
          <Checkbox key={kind} value={kind} label={kindLabel(kind, language)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}

const kinds = documentKindNames.filter((kind) => kind !== 'photo')

/** After how many days the public reads that a comparison is long ago, for each kind of document. */
function ComparisonDays() {
  const { oldAfter } = useSettingsWorkWords()
  const language = useLanguage()
  return (
    <Fieldset legend={oldAfter} variant="unstyled">
      <DaysByKind
        name="comparisonDays"
        kinds={kinds}
        labelOf={(kind) => kindLabel(kind, language)}
        usual={() => usualComparisonDays}
      />
    </Fieldset>
  )
}
