import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { memo } from 'react'
import { regulatorLabels } from '#modules/organisation/schema'
import { Autocomplete } from '../ui/autocomplete.tsx'
import { useSettingsWords } from '../words/settings.ts'
import { Section } from './section.tsx'
import { useSettingsForm } from './settings-context.ts'

/** Who runs this installation (H1, H3). */
export const OrganisationSection = memo(function OrganisationSection() {
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
      <Autocomplete
        {...input('regulator')}
        label={labels.regulator}
        description={words.regulator}
        data={[...regulatorLabels]}
        withAsterisk
      />
      <TextInput {...input('licenceNumber')} label={labels.licenceNumber} withAsterisk />
    </Section>
  )
})

/** How to reach the organisation. */
export const ContactSection = memo(function ContactSection() {
  const { input, labels } = useSettingsForm('address', 'phone', 'email')
  const { contact: words } = useSettingsWords()
  return (
    <Section name="contact" lead={words.lead}>
      <Textarea {...input('address')} label={labels.address} autosize minRows={2} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...input('phone')} type="tel" label={labels.phone} />
        <TextInput {...input('email')} type="email" label={labels.email} />
      </SimpleGrid>
    </Section>
  )
})
