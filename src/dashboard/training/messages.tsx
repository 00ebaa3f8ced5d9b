import { Alert, Button } from '@mantine/core'
import type { Answer } from '#api/client'
import { call } from '#api/client'
import { momentOf } from '../ui/times.ts'
import { useAction } from './use-action.ts'

type Message = Answer<'GET /my/classes'>['messages'][number]

const texts: Record<Message['kind'], (title: string) => string> = {
  enrolled: (title) => `You have a seat in ${title} now.`,
  'class-cancelled': (title) =>
    `${title} is cancelled. What you paid for it is your credit: see the payment history.`,
  'taken-off': (title) => `The agency took you off ${title}. Ask the agency why.`,
}

/** What happened to the own classes without the student's doing; each is put aside once read. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  const { run, isBusy } = useAction()
  return messages.map(({ id, kind, classTitle, createdAt }) => (
    <Alert key={id} color="ask" mb="md" title={texts[kind](classTitle)} role="status">
      {momentOf(createdAt)}{' '}
      <Button
        size="compact-sm"
        variant="default"
        ml="sm"
        loading={isBusy}
        aria-label={`Put aside: ${texts[kind](classTitle)}`}
        onClick={() =>
          void run(() => call('POST /my/messages/{id}/read', { params: { id } }), 'Put aside')
        }
      >
        Put aside
      </Button>
    </Alert>
  ))
}
