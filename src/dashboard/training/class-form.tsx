import { Button, Group, Input, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { currencies } from '#modules/training/money.schema'
import type { FullClass } from '#modules/training/schema'
import { errorsIn, useSchema } from '../ui/checked.ts'
import { errorsBelow } from '../ui/draft-said.ts'
import { Part } from '../ui/part.tsx'
import { SaidInText } from '../ui/said-in-text.tsx'
import { Select } from '../ui/select.tsx'
import { timeZones } from '../ui/time-zones.ts'
import { giveUpInput, useUnsavedInput } from '../ui/unsaved-input.ts'
import { judgedForm, useVerdicts } from '../ui/use-refusals.ts'
import { navigate } from '../visits.ts'
import { useClassesWords } from '../words/classes.ts'
import { said } from '../words/said.tsx'
import { type ClassValues, emptySession, inputOf } from './class-values.ts'
import { PersonSelect } from './person-select.tsx'
import classes from './training.module.css'
import { useAction } from './use-action.ts'

interface ClassForm {
  initialValues: ClassValues
  /** The fee is fixed since the class was opened. */
  isFeeFixed: boolean
  button: string
  send: (input: ReturnType<typeof inputOf>) => Promise<FullClass>
  done: string | ((saved: FullClass) => string)
}

/** The details of a class; checked by the schema that the server checks with. Once saved, its page opens. */
export function ClassForm({ initialValues, isFeeFixed, button, send, done }: ClassForm) {
  const { run, isBusy } = useAction()
  const { form: words } = useClassesWords()
  const { schema, onSend } = useSchema(loadSchema)
  const form = useClassForm(initialValues, (values) =>
    errorsIn(schema().safeParse(inputOf(values)).error),
  )
  useUnsavedInput(form.isDirty())
  const focusFirst = (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
  }
  const save = async (values: ClassValues) => {
    const saved = await run(
      () => send(inputOf(values)),
      done,
      (errors) => {
        form.setErrors(errors)
        focusFirst(errors)
      },
    )
    if (saved === null) return
    giveUpInput()
    await navigate({ to: '/classes/$classId', params: { classId: saved.id } })
    form.resetDirty()
  }
  const submit = form.onSubmit((values) => void save(values), focusFirst)
  const text = (field: string) => ({ ...inputIn(form, field), autoComplete: 'off' })
  return (
    <form onSubmit={onSend(submit)} noValidate aria-label={words.label}>
      <Stack gap="lg" maw="60rem">
        <TextInput {...text('title')} label={words.title} withAsterisk maxLength={120} />
        <SaidInText
          place="class"
          most={1}
          fits={(key) => key.startsWith('course_')}
          sentences={form.values.sentences}
          errors={errorsBelow(form.errors as Record<string, string>, 'title.sentences')}
          onChange={(sentences) => form.setFieldValue('sentences', sentences)}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <PersonSelect
            label={words.teacher}
            description={words.teacherHint}
            isStaff
            value={form.values.teacherId}
            error={inputIn(form, 'teacherId').error}
            onChange={(id) => form.setFieldValue('teacherId', id)}
          />
          <TextInput
            {...text('teacherName')}
            label={words.teacherName}
            description={words.teacherNameHint}
            disabled={form.values.teacherId !== null}
            maxLength={120}
          />
          <TextInput {...text('place')} label={words.place} description={words.placeHint} />
          <TextInput {...text('link')} label={words.link} description={words.linkHint} />
          <TextInput {...text('seats')} label={words.seats} inputMode="numeric" withAsterisk />
          <SimpleGrid cols={2}>
            <TextInput
              {...text('fee')}
              label={words.fee}
              inputMode="decimal"
              description={isFeeFixed ? words.feeStays : words.feeHint}
              disabled={isFeeFixed}
            />
            <Select
              {...inputIn(form, 'currency')}
              label={words.currency}
              description={words.currencyHint}
              data={currencies as string[]}
              disabled={isFeeFixed}
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

const loadSchema = async () => (await import('../schemas.ts')).newClassSchema

function useClassForm(
  initialValues: ClassValues,
  validate: (values: ClassValues) => Record<string, string>,
) {
  const form = useForm<ClassValues>({ initialValues, validate })
  const draft = form.isDirty()
    ? ({
        request: 'POST /classes',
        body: { ...inputOf(form.values), title: form.values.title },
      } as const)
    : null
  return judgedForm(form, useVerdicts(draft))
}
type Form = ReturnType<typeof useClassForm>

/** Returns a field of the form, with its error in the language of the page. */
function inputIn(form: Form, field: string) {
  const { error, ...input } = form.getInputProps(field)
  return { ...input, error: said(error) }
}

interface Placed {
  error?: string
  /** By which the form finds the field to focus on. */
  'data-path'?: string
}

function Sessions({ form }: { form: Form }) {
  const { form: words } = useClassesWords()
  const { sessions } = form.values
  // The error for having no session is shown at the button that adds one.
  const { error, 'data-path': path } = form.getInputProps('sessions') as Placed
  return (
    <Part titleId="sessions-title" title={words.sessions}>
      <Select
        {...inputIn(form, 'timeZone')}
        label={words.timeZone}
        description={words.timeZoneHint}
        data={timeZones(form.values.timeZone)}
        limit={60}
        mb="md"
        maw="24rem"
      />
      {sessions.map(({ key }, index) => (
        <fieldset key={key} className={classes.session} style={{ border: 0, margin: 0 }}>
          <TextInput
            {...inputIn(form, `sessions.${index}.startsAt`)}
            type="datetime-local"
            label={words.begins(index + 1)}
          />
          <TextInput
            {...inputIn(form, `sessions.${index}.endsAt`)}
            type="datetime-local"
            label={words.ends(index + 1)}
          />
          <Button
            variant="subtle"
            color="danger"
            aria-label={words.takeOutOne(index + 1)}
            onClick={() => form.removeListItem('sessions', index)}
          >
            {words.takeOut}
          </Button>
        </fieldset>
      ))}
      <Button
        data-path={path}
        variant="default"
        aria-describedby={error ? 'sessions-error' : undefined}
        onClick={() => form.insertListItem('sessions', emptySession())}
      >
        {words.add}
      </Button>
      {error && (
        <Input.Error id="sessions-error" mt="xs">
          {said(error)}
        </Input.Error>
      )}
    </Part>
  )
}
