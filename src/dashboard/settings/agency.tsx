import { Fieldset, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { memo, use } from 'react'
import {
  isChosenRegulator,
  regulatorLabel,
  regulatorLabels,
  regulatorMeant,
} from '#modules/organisation/schema'
import { useLanguage } from '../look/language.ts'
import { countryOptions } from '../record-form/record-values.ts'
import { Select } from '../ui/select.tsx'
import { useSettingsWords } from '../words/settings.ts'
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
const OrganisationSection = memo(function OrganisationSection() {
  const { input, labels } = useSettingsForm(
    'displayName',
    'legalName',
    'regulator',
    'licenceNumber',
  )
  const { organisation: words } = useSettingsWords()
  return (
    <Section name="organisation" lead={words.lead}>
      <TextInput
        {...input('displayName')}
        label={labels.displayName}
        description={words.name}
        withAsterisk
      />
      <TextInput
        {...input('legalName')}
        label={labels.legalName}
        description={words.legalName}
        withAsterisk
      />
      <Select
        {...input('regulator')}
        label={labels.regulator}
        description={words.regulator}
        data={regulatorLabels}
        read={regulatorIn}
        limit={60}
        allowDeselect={false}
        withAsterisk
      />
      <TextInput {...input('licenceNumber')} label={labels.licenceNumber} withAsterisk />
    </Section>
  )
})

const addressParts = ['street', 'area', 'city', 'postcode'] as const

const mostLines = { telephones: 4, branches: 8, people: 20 }

/** How to reach the organisation. */
const ContactSection = memo(function ContactSection() {
  const { input, labels, values, form, errorAt } = useSettingsForm(
    'address',
    'email',
    ...lineFields,
  )
  const { contact: words } = useSettingsWords()
  const language = useLanguage()
  return (
    <Section name="contact" lead={words.lead}>
      <Fieldset legend={labels.address} variant="unstyled">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {addressParts.map((part) => (
            <TextInput key={part} {...input(`address.${part}`)} label={words.parts[part]} />
          ))}
          <NativeSelect
            {...input('address.country')}
            label={words.parts.country}
            data={[{ value: '', label: '' }, ...countryOptions(language)]}
          />
        </SimpleGrid>
      </Fieldset>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...input('email')} type="email" label={labels.email} />
        {lineFields.flatMap((name) =>
          // One more than there are, to be filled in.
          [...values[name], '']
            .slice(0, mostLines[name])
            .map((text, at) => (
              <TextInput
                key={`${name}${at}`}
                data-path={`${name}.${at}`}
                type={name === 'telephones' ? 'tel' : 'text'}
                label={`${labels[name]} ${at + 1}`}
                autoComplete="off"
                value={text}
                error={errorAt(`${name}.${at}`)}
                onChange={({ currentTarget: { value } }) =>
                  form.setFieldValue(name, withLine(values[name], at, value))
                }
              />
            )),
        )}
      </SimpleGrid>
    </Section>
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
