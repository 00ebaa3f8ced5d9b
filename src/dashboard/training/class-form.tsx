import { Button, Group, Select, SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { currencies, newClassSchema } from '#modules/training/schema'
import { timeZones } from '../ui/time-zones.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { type ClassValues, emptySession, inputOf } from './class-values.ts'
import { PersonSelect } from './person-select.tsx'
import classes from './training.module.css'

interface ClassForm {
  initialValues: ClassValues
  /** The fee stays as it was when the class was opened. */
  isFeeFixed: boolean
  button: string
  isBusy: boolean
  onSave: (
    input: ReturnType<typeof inputOf>,
    onFields: (errors: Record<string, string>) => void,
  ) => Promise<boolean>
}

/** The details of a class; checked by the schema that the server checks with. */
export function ClassForm({ initialValues, isFeeFixed, button, isBusy, onSave }: ClassForm) {
  const form = useClassForm(initialValues)
  useUnsavedInput(form.isDirty())
  const focusFirst = (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
  }
  const submit = form.onSubmit((values) => {
    const onFields = (errors: Record<string, string>) => {
      form.setErrors(errors)
      focusFirst(errors)
    }
    void onSave(inputOf(values), onFields).then((isSaved) => isSaved && form.resetDirty())
  }, focusFirst)
  const text = (field: string) => ({ ...form.getInputProps(field), autoComplete: 'off' })
  return (
    <form onSubmit={submit} noValidate aria-label="Class">
      <Stack gap="lg" maw="60rem">
        <TextInput {...text('title')} label="Title" withAsterisk maxLength={120} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <PersonSelect
            label="Teacher with an account"
            description="An admin or a moderator; sees the people and marks attendance"
            isStaff
            value={form.values.teacherId}
            error={form.errors.teacherId as string | undefined}
            onChange={(id) => form.setFieldValue('teacherId', id)}
          />
          <TextInput
            {...text('teacherName')}
            label="Or the teacher’s name"
            description="For somebody without an account"
            disabled={form.values.teacherId !== null}
            maxLength={120}
          />
          <TextInput {...text('place')} label="Place" description="An address or a room" />
          <TextInput {...text('link')} label="Link" description="For a class online; https only" />
          <TextInput {...text('seats')} label="Seats" inputMode="numeric" withAsterisk />
          <SimpleGrid cols={2}>
            <TextInput
              {...text('fee')}
              label="Fee"
              inputMode="decimal"
              description={isFeeFixed ? 'Stays as it was opened' : '0 when it is free'}
              disabled={isFeeFixed}
            />
            <Select
              {...form.getInputProps('currency')}
              label="Currency"
              description="By its code"
              data={currencies as string[]}
              disabled={isFeeFixed}
              searchable
              allowDeselect={false}
            />
          </SimpleGrid>
        </SimpleGrid>
        <Sessions form={form} />
        <Group>
          <Button type="submit" loading={isBusy}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useClassForm(initialValues: ClassValues) {
  return useForm<ClassValues>({ initialValues, validate: problemsOf })
}

function problemsOf(values: ClassValues): Record<string, string> {
  const issues = newClassSchema.safeParse(inputOf(values)).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}

function Sessions({ form }: { form: ReturnType<typeof useClassForm> }) {
  const { sessions } = form.values
  return (
    <section aria-labelledby="sessions-title">
      <Title order={2} size="h4" id="sessions-title" mb="sm">
        Sessions
      </Title>
      <Select
        {...form.getInputProps('timeZone')}
        label="Time zone"
        description="Local times in this zone"
        data={timeZones(form.values.timeZone)}
        searchable
        limit={60}
        allowDeselect={false}
        mb="md"
        maw="24rem"
      />
      {sessions.map(({ key }, index) => (
        <fieldset key={key} className={classes.session} style={{ border: 0, margin: 0 }}>
          <TextInput
            {...form.getInputProps(`sessions.${index}.startsAt`)}
            type="datetime-local"
            label={`Session ${index + 1} begins`}
          />
          <TextInput
            {...form.getInputProps(`sessions.${index}.endsAt`)}
            type="datetime-local"
            label={`Session ${index + 1} ends`}
          />
          <Button
            variant="subtle"
            color="danger"
            aria-label={`Take out session ${index + 1}`}
            onClick={() => form.removeListItem('sessions', index)}
          >
            Take out
          </Button>
        </fieldset>
      ))}
      <Button variant="default" onClick={() => form.insertListItem('sessions', emptySession())}>
        Add a session
      </Button>
    </section>
  )
}
