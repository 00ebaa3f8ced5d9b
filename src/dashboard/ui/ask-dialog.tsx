import { Button, Checkbox, Group, Modal, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { shellWordsIn } from '../words/index.ts'
import { askedNow } from './ask.ts'

/** The dialog of `ask`. Its own chunk: most visits need no dialog. */
export default function AskDialog() {
  const asked = useSyncExternalStore(askedNow.subscribe, askedNow.get)
  const language = asked?.language ?? 'en'
  const { cancel, close } = shellWordsIn(language)
  const option = asked?.option
  return (
    <Modal
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title={asked?.title}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': close }}
      lang={language}
      centered
    >
      <Text mb="lg">{asked?.text}</Text>
      {option && (
        <Checkbox
          mb="lg"
          label={option.label}
          onChange={({ currentTarget: { checked } }) => option.onChange(checked)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => asked?.answer(false)} data-autofocus>
          {asked?.no ?? cancel}
        </Button>
        <Button color={asked?.isGrave ? 'danger' : 'accent'} onClick={() => asked?.answer(true)}>
          {asked?.yes}
        </Button>
      </Group>
    </Modal>
  )
}
