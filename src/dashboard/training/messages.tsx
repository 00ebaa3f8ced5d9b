import { Alert, Button, Group } from '@mantine/core'
import type { Answer } from '#api/client'
import { call } from '#api/client'
import { useTrainingWords } from '../words/training.ts'
import { useAction } from './use-action.ts'

type Message = Answer<'GET /my/classes'>['messages'][number]

/** What happened to the own classes without the student's doing; each is put aside once read. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  const { messages: texts, aside, asideWhich, asideDone, moment } = useTrainingWords()
  const { run, isBusy } = useAction()
  return messages.map(({ id, kind, classTitle, createdAt }) => (
    <Alert key={id} color="ask" mb="md" title={texts[kind](classTitle)} role="status">
      <Group justify="space-between" gap="xs">
        {moment(createdAt)}
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          aria-label={asideWhich(texts[kind](classTitle))}
          onClick={() =>
            void run(() => call('POST /my/messages/{id}/read', { params: { id } }), asideDone)
          }
        >
          {aside}
        </Button>
      </Group>
    </Alert>
  ))
}
