import {
  Button,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type SettingsChanges, settingsSchema } from '#modules/organisation/schema'
import { countryOptions } from '../record-form/record-values.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { type Organisation, useSaveSettings } from './use-save-settings.ts'

/** The date has a button of its own. */
const formSchema = settingsSchema.omit({ informationAsOf: true })

interface Values {
  displayName: string
  legalName: string
  licenceNumber: string
  licensingAuthority: string
  registerUrl: string | null
  address: string
  phone: string
  email: string
  welcomeText: string
  defaultNationality: string
  secondPersonApproval: boolean
}

/** Only what differs from what is on file, so that the audit log names what was changed. */
function changedOf(values: Values, before: Organisation): SettingsChanges {
  const parsed = Object.entries(formSchema.parse(values))
  return Object.fromEntries(
    parsed.filter(([name, value]) => value !== before[name as keyof Values]),
  )
}

/** Identity, contact, and how records are approved. */
export function SettingsForm({ settings }: { settings: Organisation }) {
  const { save, isBusy } = useSaveSettings(settings.version)
  const { version: _, informationAsOf: __, ...initialValues } = settings
  const form = useForm<Values>({
    initialValues,
    validate: schemaResolver(formSchema, { sync: true }),
  })
  useUnsavedInput(form.isDirty() && !isBusy)
  const focusFirst = (errors: Record<string, unknown>) => {
    const first = Object.keys(initialValues).find((field) => errors[field])
    if (first) form.getInputNode(first as keyof Values)?.focus()
  }
  const submit = form.onSubmit((values) => {
    void save(changedOf(values, settings), 'Settings saved').then((errors) => {
      if (!errors) return form.resetDirty(values)
      form.setErrors(errors)
      focusFirst(errors)
    })
  }, focusFirst)
  const text = (field: keyof Values) => ({ ...form.getInputProps(field), autoComplete: 'off' })
  const { value: registerUrl, onChange, ...register } = form.getInputProps('registerUrl')
  return (
    <form onSubmit={submit} noValidate aria-label="Settings">
      <Stack gap="lg" maw="60rem">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...text('displayName')}
            label="Name of the organisation"
            description="It may not claim to be a government or one of its services"
            withAsterisk
          />
          <TextInput
            {...text('legalName')}
            label="Registered name"
            description="As in the register of companies"
            withAsterisk
          />
          <TextInput {...text('licenceNumber')} label="Licence number" withAsterisk />
          <TextInput {...text('licensingAuthority')} label="Licensing authority" withAsterisk />
          <TextInput
            {...register}
            type="url"
            label="Public register of the authority"
            description="Where anybody can look the licence up; https only"
            value={registerUrl ?? ''}
            onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
          />
          <Select
            {...form.getInputProps('defaultNationality')}
            label="Default nationality"
            description="Filled in on the add forms"
            data={countryOptions}
            searchable
            limit={60}
          />
          <TextInput {...text('phone')} type="tel" label="Telephone" />
          <TextInput {...text('email')} type="email" label="Email" />
          <Textarea {...text('address')} label="Address" autosize minRows={2} />
          <Textarea {...text('welcomeText')} label="Welcome text" autosize minRows={2} />
        </SimpleGrid>
        <Switch
          {...form.getInputProps('secondPersonApproval', { type: 'checkbox' })}
          label="Second-person approval"
          description="What an admin enters or changes waits for another admin"
        />
        <Group>
          <Button type="submit" loading={isBusy}>
            Save settings
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
