import { Autocomplete, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { regulatorLabels } from '#modules/organisation/schema'
import { Section } from './section.tsx'
import { useSettingsForm } from './settings-context.ts'
import { settingLabels } from './values.ts'

/** Who runs this installation (H1, H3). */
export function OrganisationSection() {
  const { input } = useSettingsForm()
  return (
    <Section
      name="organisation"
      lead="Every public page begins with the fixed sentence that this is a private company and not a government. Your names and your licence stand beside it."
    >
      <TextInput
        {...input('displayName')}
        label={settingLabels.displayName}
        description="It may not claim to be a government or one of its services"
        withAsterisk
      />
      <TextInput
        {...input('legalName')}
        label={settingLabels.legalName}
        description="As in the register of companies"
        withAsterisk
      />
      <Autocomplete
        {...input('regulator')}
        label={settingLabels.regulator}
        description="Choose it from the list. One that you type yourself is shown as “by its own account”, without a link"
        data={[...regulatorLabels]}
        withAsterisk
      />
      <TextInput {...input('licenceNumber')} label={settingLabels.licenceNumber} withAsterisk />
    </Section>
  )
}

/** How to reach the organisation. */
export function ContactSection() {
  const { input } = useSettingsForm()
  return (
    <Section name="contact" lead="At the foot of every public page. What is empty is left out.">
      <Textarea {...input('address')} label={settingLabels.address} autosize minRows={2} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...input('phone')} type="tel" label={settingLabels.phone} />
        <TextInput {...input('email')} type="email" label={settingLabels.email} />
      </SimpleGrid>
    </Section>
  )
}
