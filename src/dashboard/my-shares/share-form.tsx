import { Alert, Button, Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call, Problem } from '#api/client'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import {
  daysTyped,
  mayBeShared,
  newShareSchema,
  type SharePurpose,
  sharePurposes,
} from '#modules/shares/schema'
import { limitTable } from '#platform/limits/schema'
import type { MyPaper } from '../my-file/my-record.ts'
import { useCandidateWords } from '../words/candidate.ts'
import classes from './my-shares.module.css'

const aDay = 24 * 60 * 60 * 1000
const mostDays = limitTable.shareLongest / aDay

interface Values {
  purpose: SharePurpose | ''
  kinds: DocumentKind[]
  label: string
  days: string
}

const fresh: Values = {
  purpose: '',
  kinds: [],
  label: '',
  days: String(limitTable.shareUsual / aDay),
}

interface ShareFormProps {
  documents: readonly MyPaper[]
  onMade: (made: Answer<'POST /my/shares'>) => void
}

/** The question: for whom, which papers, under which name, how long. For whom decides which (H9). */
export function ShareForm({ documents, onMade }: ShareFormProps) {
  const { share, kind, said } = useCandidateWords()
  const { form, problem, isBusy, send } = useNewShare(onMade)
  const papers = documents.filter((paper) => paper.kind !== 'photo')
  const offered = papers.filter((paper) => documentKinds[paper.kind].shareable !== 'never')
  const never = papers.filter((paper) => documentKinds[paper.kind].shareable === 'never')
  const errorAt = (field: keyof Values) => {
    const error = form.errors[field]
    return typeof error === 'string' ? said(error) : null
  }
  const forNobody = never.map((paper) => (
    <Text key={paper.kind} c="dimmed" size="sm">
      {share.never(kind(paper.kind))}
    </Text>
  ))
  if (offered.length === 0)
    return (
      <section className={classes.card}>
        <Text>{share.nothing}</Text>
        {forNobody}
      </section>
    )
  return (
    <form className={classes.card} noValidate aria-label={share.make} onSubmit={send}>
      <h2>{share.make}</h2>
      {problem && (
        <Alert role="alert" color="danger" title={share.error}>
          {problem}
        </Alert>
      )}
      <PurposeChoice form={form} error={errorAt('purpose')} />
      <PaperChoice form={form} error={errorAt('kinds')} offered={offered} />
      <div>
        <Text size="sm">{share.photoGoesAlong}</Text>
        {forNobody}
      </div>
      <TextInput
        wrapperProps={{ 'data-field': 'label' }}
        label={share.label}
        description={share.labelHint}
        maxLength={80}
        autoComplete="off"
        {...form.getInputProps('label')}
        error={errorAt('label')}
      />
      <TextInput
        wrapperProps={{ 'data-field': 'days' }}
        label={share.days}
        description={share.daysHint(mostDays)}
        inputMode="numeric"
        maxLength={3}
        w="12rem"
        {...form.getInputProps('days')}
        error={errorAt('days')}
      />
      <div>
        <Button type="submit" loading={isBusy}>
          {share.submit}
        </Button>
      </div>
    </form>
  )
}

/** The form as Mantine keeps it. */
type NewShareForm = ReturnType<typeof useNewShare>['form']

interface ChoiceProps {
  form: NewShareForm
  error: string | null
}

function PurposeChoice({ form, error }: ChoiceProps) {
  const { share } = useCandidateWords()
  // What may not go to the other side that is chosen now is chosen no longer.
  const choose = (purpose: SharePurpose) => {
    const kinds = form.values.kinds.filter((each) => mayBeShared(each, purpose))
    form.setValues({ purpose, kinds })
  }
  return (
    <Radio.Group
      data-field="purpose"
      label={share.purpose}
      error={error}
      value={form.values.purpose}
      onChange={(value) => choose(value as SharePurpose)}
    >
      <Stack gap="xs" mt="xs">
        {sharePurposes.map((each) => (
          <Radio key={each} value={each} label={share.purposes[each]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function PaperChoice({ form, error, offered }: ChoiceProps & { offered: readonly MyPaper[] }) {
  const { share, kind: nameOf } = useCandidateWords()
  const { purpose, kinds } = form.values
  return (
    <Checkbox.Group
      data-field="kinds"
      label={share.papers}
      error={error}
      value={kinds}
      onChange={(chosen) => form.setFieldValue('kinds', chosen as DocumentKind[])}
    >
      <Stack gap="xs" mt="xs">
        {offered.map(({ kind }) => (
          <Checkbox
            key={kind}
            value={kind}
            label={nameOf(kind)}
            description={documentKinds[kind].shareable === 'employer' && share.employerOnly}
            disabled={purpose !== '' && !mayBeShared(kind, purpose)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

function useNewShare(onMade: ShareFormProps['onMade']) {
  const { refusal } = useCandidateWords()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useForm<Values>({
    initialValues: fresh,
    validate: (values) => schemaResolver(newShareSchema, { sync: true })(asked(values)),
  })
  const make = async (values: Values) => {
    setBusy(true)
    setProblem(null)
    try {
      const made = await call('POST /my/shares', { body: newShareSchema.parse(asked(values)) })
      onMade(made)
      await queries.invalidateQueries({ queryKey: ['my', 'shares'] })
    } catch (error) {
      if (error instanceof Problem && error.code === 'request.invalid')
        form.setErrors(Object.fromEntries(error.fields.map(({ path, message }) => [path, message])))
      else setProblem(refusal(error))
    }
    setBusy(false)
  }
  return { form, problem, isBusy, send: form.onSubmit(make, focusFirst) }
}

/** The form as the schema reads it: days typed as a number, nothing chosen as nothing. */
function asked({ days, purpose, ...values }: Values) {
  return { ...values, purpose: purpose || undefined, days: daysTyped(days) }
}

/** After a failed check: to the first field with an error, in the order of the form. */
function focusFirst(errors: Record<string, unknown>): void {
  const first = ['purpose', 'kinds', 'label', 'days'].find((field) => errors[field])
  document.querySelector<HTMLElement>(`[data-field="${first}"] input:enabled`)?.focus()
}
