import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { type FullRecord, messagesQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { messageKinds } from '../ui/message-kinds.ts'
import { momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import classes from './record.module.css'

type Message = Answer<'GET /records/{id}/messages'>['messages'][number]

const ways: Record<NonNullable<Message['way']>, string> = { mail: 'by email', sms: 'by SMS' }

/** What became of it, in words that promise no more than is known. */
function stateOf({ state, way, tries, triedAt, endedAt }: Message): string {
  const by = way ? ` ${ways[way]}` : ''
  const at = endedAt ? ` ${momentOf(endedAt)}` : ''
  const words: Record<Message['state'], string> = {
    waiting:
      tries === 0 || triedAt === null
        ? 'Waiting to be sent'
        : `Not taken${by} ${momentOf(triedAt)}. It is tried again`,
    sending: `Being sent${by}`,
    sent: `Sent${by}${at}`,
    perhaps: `Perhaps sent${by}${at}. The connection was cut. It is not sent again by itself`,
    failed: `Failed${by}${at}. It is not tried again`,
    'by-hand': 'Not sent by itself. Tell the candidate with the buttons above',
    unreachable: 'Not sent: no telephone and no email is on file',
  }
  return words[state]
}

/** The messages to the candidate and what became of each, the latest first. */
export function Messages({ record }: { record: FullRecord }) {
  const messages = useQuery(messagesQuery(record.id))
  return (
    <section aria-labelledby="messages-title">
      <Title order={2} size="h4" id="messages-title" mb="sm">
        Messages
      </Title>
      <Loaded query={messages}>
        {({ messages: list, off }) => (
          <>
            <SwitchedOff off={off} />
            {list.length === 0 ? (
              <Text size="sm" c="dimmed">
                None so far.
              </Text>
            ) : (
              <ul className={classes.cards}>
                {list.map((message) => (
                  <li key={message.id}>
                    <strong>{messageKinds[message.kind]}</strong>
                    <Text size="sm">{stateOf(message)}</Text>
                    <Text size="sm" c="dimmed">
                      Since {momentOf(message.createdAt)}
                    </Text>
                    {mayBeRepeated(message, off) && record.deletedAt === null && (
                      <Again recordId={record.id} message={message} />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Only the candidate switches a kind off and on; staff see which. */
function SwitchedOff({ off }: { off: Answer<'GET /records/{id}/messages'>['off'] }) {
  if (off.length === 0) return null
  return (
    <div className={classes.off}>
      <Text size="sm">Switched off by the candidate, who alone can switch it on:</Text>
      <ul>
        {off.map((kind) => (
          <li key={kind}>{messageKinds[kind]}</li>
        ))}
      </ul>
    </div>
  )
}

/** A message that has ended, brought no code that works once, and is not switched off. */
function mayBeRepeated({ kind, endedAt }: Message, off: readonly string[]): boolean {
  return endedAt !== null && kind !== 'proof' && !off.includes(kind)
}

function Again({ recordId, message }: { recordId: string; message: Message }) {
  const { run, isBusy } = useAction('records')
  const again = async () => {
    if (!(await mayRepeat(message))) return
    const params = { id: recordId, messageId: message.id }
    const send = () => call('POST /records/{id}/messages/{messageId}/again', { params })
    await run(send, 'The message will be sent')
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={isBusy}
      onClick={() => void again()}
      aria-label={`Send again: ${messageKinds[message.kind]}`}
    >
      Send again
    </Button>
  )
}

/** Whoever has it twice may take it for a fraud: asked where it arrived, or may have. */
async function mayRepeat({ state, kind }: Message): Promise<boolean> {
  if (state !== 'sent' && state !== 'perhaps') return true
  return ask({
    title: 'Send this message again?',
    text: `“${messageKinds[kind]}” ${state === 'sent' ? 'was sent' : 'may have arrived'} already. The candidate may get it twice.`,
    yes: 'Send it again',
  })
}
