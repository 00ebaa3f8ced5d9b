import { Alert, Button, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, Problem } from '#api/client'
import { doneToast } from '../ui/toast.ts'
import { useCandidateWords } from '../words/candidate.ts'
import classes from './my-file.module.css'

/**
 * Proves once that a file is one's own. Whatever does not fit gets the one answer of a look-up (H7),
 * and what was typed stays.
 */
export function LinkForm() {
  const { link } = useCandidateWords()
  const { form, problem, isBusy, send } = useLinking()
  return (
    <div className={classes.linking}>
      <form noValidate onSubmit={form.onSubmit(send, focusFirst)}>
        {problem !== null && <Refused error={problem} />}
        <TextInput
          label={link.number}
          description={link.numberHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          key={form.key('passportNumber')}
          {...form.getInputProps('passportNumber')}
        />
        <TextInput
          mt="md"
          label={link.code}
          description={link.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          key={form.key('accessCode')}
          {...form.getInputProps('accessCode')}
        />
        <Button type="submit" mt="lg" loading={isBusy}>
          {link.submit}
        </Button>
        <Text mt="lg" size="sm">
          {link.noSlip} <a href="/check">{link.without}</a>
        </Text>
      </form>
      <section aria-labelledby="gains">
        <Title order={2} size="h4" id="gains" mb="xs">
          {link.what}
        </Title>
        <ul className={classes.gains}>
          {link.gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      </section>
    </div>
  )

  function focusFirst(errors: Record<string, unknown>): void {
    const first = ['passportNumber', 'accessCode'].find((field) => errors[field])
    if (first) form.getInputNode(first)?.focus()
  }
}

function useLinking() {
  const { link } = useCandidateWords()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { passportNumber: '', accessCode: '' },
    validate: {
      passportNumber: (value) => (value.trim() === '' ? link.numberMissing : null),
      accessCode: (value) => (value.trim() === '' ? link.codeMissing : null),
    },
  })
  const send = async (body: { passportNumber: string; accessCode: string }) => {
    setBusy(true)
    setProblem(null)
    try {
      await call('POST /my/record', { body })
      doneToast(link.done)
      await queries.resetQueries({ queryKey: ['my'] })
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }
  return { form, problem, isBusy, send }
}

function Refused({ error }: { error: unknown }) {
  const { link, refusal } = useCandidateWords()
  const shown = useRef(false)
  const isNoData = error instanceof Problem && error.code === 'lookup.no_data_found'
  const focusOnce = (node: HTMLDivElement | null) => {
    if (node && !shown.current) node.focus()
    shown.current = node !== null
  }
  return (
    <Alert
      ref={focusOnce}
      role="alert"
      tabIndex={-1}
      color="danger"
      mb="md"
      title={isNoData ? link.noData : refusal(error)}
    >
      {isNoData && (
        <ul className={classes.help}>
          {link.noDataHelp.map((help) => (
            <li key={help}>{help}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
