import { Button, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import { type CaseAnswer as Answer, type Case, rowOf } from '#modules/cases/schema'
import { errorsBelow } from '../ui/draft-said.ts'
import { SaidInText, toldBy } from '../ui/said-in-text.tsx'
import type { DraftSentence } from '../ui/sentences.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useCasesWords } from '../words/cases.ts'
import { said } from '../words/said.tsx'

const longest = { reason: 1000, answer: 2000, correction: 500, note: 4000 } as const

/** The ways in which a case of its kind is answered; once answered, what only staff read can be opened again. */
export function CaseAnswer({ one }: { one: Case }) {
  const { answer: words } = useCasesWords()
  const { run, isBusy } = useAction('cases', 'records', 'counts')
  const params = { id: one.id }
  if (one.state === 'open') return <AnswerForm one={one} />
  if (rowOf(one.kind).readBy !== 'staff') return <Text>{words.isAnswered}</Text>
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => void run(() => call('POST /cases/{id}/reopening', { params }), words.reopened)}
    >
      {words.reopen}
    </Button>
  )
}

function AnswerForm({ one }: { one: Case }) {
  const { answer: words } = useCasesWords()
  const { run, isBusy } = useAction('cases', 'records', 'counts')
  const [text, setText] = useState('')
  const [sentences, setSentences] = useState<DraftSentence[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  useUnsavedInput(text.trim() !== '' || sentences.length > 0)
  const { results } = rowOf(one.kind)
  const asked = Object.values(results).find((result) => result.text)?.text
  const answer = (result: string) => {
    const told = toldBy(sentences, text)
    const body = {
      kind: one.kind,
      result,
      ...(results[result]?.text ? { text: told } : {}),
    } as Answer
    const send = () => call('POST /cases/{id}/answer', { params: { id: one.id }, body })
    void run(send, words.done, setErrors)
  }
  return (
    <form onSubmit={(event) => event.preventDefault()} aria-label={words.form}>
      {asked && asked !== 'note' && (
        <SaidInText
          place={asked === 'answer' ? 'answer' : 'reason'}
          errors={errorsBelow(errors, 'text.sentences')}
          {...{ sentences }}
          onChange={(next) => {
            setSentences(next)
            setErrors({})
          }}
        />
      )}
      {asked && (
        <Textarea
          label={words.field[asked]}
          description={words.hint[asked]}
          value={text}
          error={said(errors.text ?? errors['text.own'])}
          maxLength={longest[asked]}
          autosize
          minRows={3}
          maxRows={14}
          mb="md"
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            setErrors({})
          }}
        />
      )}
      <Group gap="sm">
        {Object.keys(results).map((result, at) => (
          <Button
            key={result}
            variant={at === 0 ? 'filled' : 'default'}
            loading={isBusy}
            onClick={() => answer(result)}
          >
            {(words.results as Readonly<Record<string, string>>)[result]}
          </Button>
        ))}
      </Group>
    </form>
  )
}
