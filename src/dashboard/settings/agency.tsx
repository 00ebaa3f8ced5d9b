import { Fieldset, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { memo, use } from 'react'
import {
  isChosenRegulator,
  regulatorLabel,
  regulatorMeant,
  regulatorOptions,
} from '#modules/organisation/regulators.schema'
import { useSettingsWords } from '#words/settings'
import { useLanguage } from '../look/language.ts'
import { countryOptions } from '../record-form/record-values.ts'
import { Select } from '../ui/select.tsx'
import { LineField } from './fields.tsx'
import { Section, SettingsForm } from './form.tsx'
import { LicenceLookUps } from './licence-look-ups.tsx'
import classes from './settings.module.css'
import { SubjectContext, useSettingsForm } from './settings-context.ts'
import { lineFields } from './values.ts'

/** Who runs this installation, and how to reach them. */
export function AgencyPage() {
  const { organisation, onSaved } = use(SubjectContext)
  return (
    <>
      <LicenceLookUps organisation={organisation} onSaved={onSaved} />
      <SettingsForm>
        <div className={classes.columns}>
          <OrganisationSection />
          <ContactSection />
        </div>
      </SettingsForm>
    </>
  )
}

/** Who runs this installation (H1, H3). */
function OrganisationSection() {
  const { input, labels } = useSettingsForm('regulator')
  const { organisation: words } = useSettingsWords()
  const { value, onChange, ...regulator } = input('regulator')
  return (
    <Section name="organisation" lead={words.lead}>
      <LineField
        path="displayName"
        label={labels.displayName}
        description={words.name}
        withAsterisk
      />
      <LineField
        path="legalName"
        label={labels.legalName}
        description={words.legalName}
        withAsterisk
      />
      <Select
        {...regulator}
        value={regulatorLabel(value)}
        onChange={(label: string | null) => onChange(label === null ? '' : regulatorMeant(label))}
        label={labels.regulator}
        description={words.regulator}
        data={regulatorOptions}
        read={regulatorIn}
        limit={60}
        withAsterisk
      />
      <LineField path="licenceNumber" label={labels.licenceNumber} withAsterisk />
    </Section>
  )
}

const addressParts = ['street', 'area', 'city', 'postcode'] as const

const mostLines = { telephones: 4, branches: 8, people: 20 }

/** How to reach the organisation. */
function ContactSection() {
  const { contact: words, labels } = useSettingsWords()
  return (
    <Section name="contact" lead={words.lead}>
      <Fieldset legend={labels.address} variant="unstyled">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {addressParts.map((part) => (
            <LineField key={part} path={`address.${part}`} label={words.parts[part]} />
          ))}
          <Country />
        </SimpleGrid>
      </Fieldset>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LineField path="email" type="email" label={labels.email} />
        {lineFields.map((name) => (
          <Lines key={name} name={name} />
        ))}
      </SimpleGrid>
    </Section>
  )
}

function Country() {
  const { input } = useSettingsForm('address.country')
  const { parts } = useSettingsWords().contact
  const language = useLanguage()
  return (
    <NativeSelect
      {...input('address.country')}
      label={parts.country}
      data={[{ value: '', label: '' }, ...countryOptions(language)]}
    />
  )
}

type LinesName = (typeof lineFields)[number]

/** A field for each line, and one more than there are, to be filled in. */
function Lines({ name }: { name: LinesName }) {
  const { values } = useSettingsForm(name)
  return [...values[name], '']
    .slice(0, mostLines[name])
    .map((_, at) => <Line key={`${name}${at}`} name={name} at={at} />)
}

const Line = memo(function Line({ name, at }: { name: LinesName; at: number }) {
  const path = `${name}.${at}` as const
  const { form, values, labels, errorAt } = useSettingsForm(path)
  const { at: place } = useSettingsWords().unfit
  return (
    <TextInput
      data-path={path}
      type={name === 'telephones' ? 'tel' : 'text'}
      label={`${labels[name]} ${place(at + 1)}`}
      autoComplete="off"
      value={values[name][at] ?? ''}
      error={errorAt(path)}
      onChange={({ currentTarget: { value } }) =>
        form.setFieldValue(name, (lines) => withLine(lines, at, value))
      }
    />
  )
})

/** Returns the lines with one changed; empty ones at the end are left out. */
function withLine(lines: readonly string[], at: number, line: string): string[] {
  const next = [...lines.slice(0, at), line, ...lines.slice(at + 1)]
  while (next.at(-1) === '') next.pop()
  return next
}

/** Returns the register that a name in another spelling means. */
function regulatorIn(typed: string): string | null {
  return isChosenRegulator(typed) ? regulatorLabel(regulatorMeant(typed)) : null
}
