import { Button, Checkbox, Group, Modal, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { shellWordsIn } from '../words/index.ts'
import { type Asked, askedNow, isTyped } from './ask.ts'
import { useStored } from './store.ts'

/** The dialog of `ask`. Its own chunk: most visits need no dialog. */
export default function AskDialog() {
  const asked = useStored(askedNow)
  const language = asked?.language ?? 'en'
  const { close, sure } = shellWordsIn(language)
  return (
    <Modal
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title={asked?.title ?? sure}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': close }}
      lang={language}
      centered
    >
      {asked && <Answers key={asked.text} {...asked} />}
    </Modal>
  )
}

function Answers({ text, option, typed, no, yes, isGrave, language = 'en', answer }: Asked) {
  const { cancel, notTyped } = shellWordsIn(language)
  const [given, setGiven] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (typed && !isTyped(given, typed.text)) setProblem(notTyped)
    else answer(true)
  }
  return (
    <form onSubmit={goOn} noValidate>
      <Text mb="lg">{text}</Text>
      {option && (
        <Checkbox
          mb="lg"
          label={option.label}
          onChange={({ currentTarget: { checked } }) => option.onChange(checked)}
        />
      )}
      {typed && (
        <TextInput
          mb="lg"
          label={typed.label}
          value={given}
          error={problem}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setGiven(value)}
          data-autofocus
        />
      )}
      <Group justify="flex-end">
        <Button
          variant="default"
          onClick={() => answer(false)}
          data-autofocus={!typed || undefined}
        >
          {no ?? cancel}
        </Button>
        <Button type="submit" color={isGrave ? 'danger' : 'accent'}>
          {yes}
        </Button>
      </Group>
    </form>
  )
}
