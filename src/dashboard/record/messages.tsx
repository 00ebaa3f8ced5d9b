import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { consentsQuery, type FullRecord, messagesQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { type CandidateWords, useCandidateWords } from '../words/candidate.ts'
import classes from './record.module.css'

type Words = CandidateWords['messages']

/** The messages to the candidate with their outcomes, the latest first. */
export function Messages({ record }: { record: FullRecord }) {
  const { messages: words, kinds } = useCandidateWords()
  const { momentOf } = useTimes()
  const messages = useQuery(messagesQuery(record.id))
  return (
    <section aria-labelledby="messages-title">
      <Title order={2} size="h4" id="messages-title" mb="sm">
        {words.title}
      </Title>
      <Loaded query={messages}>
        {({ messages: list, off }) => (
          <>
            <SwitchedOff off={off} />
            {list.length === 0 ? (
              <Text size="sm" c="dimmed">
                {words.none}
              </Text>
            ) : (
              <ul className={classes.cards}>
                {list.map((message) => (
                  <li key={message.id}>
                    <strong>{kinds[message.kind]}</strong>
                    <Text size="sm">{stateOf(message, record, words, momentOf)}</Text>
                    <Text size="sm" c="dimmed">
                      {words.since(momentOf(message.createdAt))}
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
  const { messages: words, kinds } = useCandidateWords()
  if (off.length === 0) return null
  return (
    <div className={classes.off}>
      <Text size="sm">{words.off}</Text>
      <ul>
        {off.map((kind) => (
          <li key={kind}>{kinds[kind]}</li>
        ))}
      </ul>
    </div>
  )
}

/** Tells whether a message may be repeated: it has ended, held no single-use code, and is not switched off. */
function mayBeRepeated({ kind, endedAt }: Message, off: readonly string[]): boolean {
  return endedAt !== null && kind !== 'proof' && !off.includes(kind)
}

function Again({ recordId, message }: { recordId: string; message: Message }) {
  const { messages: words, kinds } = useCandidateWords()
  const { run, isBusy } = useAction('records')
  const kind = kinds[message.kind]
  const again = async () => {
    if (!(await mayRepeat(message, kind, words.mayRepeat))) return
    const params = { id: recordId, messageId: message.id }
    const send = () => call('POST /records/{id}/messages/{messageId}/again', { params })
    await run(send, words.willBeSent)
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={isBusy}
      onClick={() => void again()}
      aria-label={words.againOne(kind)}
    >
      {words.again}
    </Button>
  )
}

/** Asks before repeating a message that arrived, or may have: the same twice may look like fraud. */
async function mayRepeat({ state }: Message, kind: string, words: Words['mayRepeat']) {
  if (state !== 'sent' && state !== 'perhaps') return true
  return ask({ title: words.title, text: words[state](kind), yes: words.yes })
}

type Message = Answer<'GET /records/{id}/messages'>['messages'][number]

/** How a record's candidate can be reached. */
interface Reach {
  telephone: string | null
  email: string | null
}

/** Returns a message's outcome, in words that promise no more than is known. */
export function stateOf(
  message: Pick<Message, 'state' | 'way' | 'tries' | 'triedAt' | 'endedAt'>,
  { telephone, email }: Reach,
  words: CandidateWords['messages'],
  momentOf: (instant: string) => string,
): string {
  const { state, way, tries, triedAt, endedAt } = message
  const by = way ? words.by[way] : ''
  const at = endedAt ? ` ${momentOf(endedAt)}` : ''
  const waits =
    tries === 0 || triedAt === null ? words.waiting : words.notTaken(by, momentOf(triedAt))
  const states: Record<Message['state'], string> = {
    // It waits for its turn; only then is it found to have no address.
    waiting: telephone || email ? waits : words.nowhere,
    sending: words.sending(by),
    sent: words.sent(by, at),
    perhaps: words.perhaps(by, at),
    failed: words.failed(by, at),
    'by-hand': words.byHand,
    unreachable: words.unreachable,
  }
  return states[state]
}

type Consent = Answer<'GET /records/{id}/consents'>['consents'][number]

/** What the candidate agrees to. Staff see it, with the words that were read, and cannot change it. */
export function Consents({ recordId }: { recordId: string }) {
  const words = useCandidateWords().consents
  const consents = useQuery(consentsQuery(recordId))
  return (
    <section aria-labelledby="consents-title">
      <Title order={2} size="h4" id="consents-title" mb="sm">
        {words.title}
      </Title>
      <Loaded query={consents}>
        {({ consents: list }) => (
          <ul className={`${classes.cards} ${classes.inRows}`}>
            {list.map((consent) => (
              <li key={consent.purpose}>
                <OneConsent consent={consent} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function OneConsent({ consent }: { consent: Consent }) {
  const words = useCandidateWords().consents
  const { momentOf } = useTimes()
  const { purpose, answer, answeredAt, read, earlier } = consent
  return (
    <>
      <strong>{words.labels[purpose]}</strong>
      <Text size="sm">
        {answer === null || answeredAt === null
          ? words.notYet
          : words.since(words.said[answer], momentOf(answeredAt))}
      </Text>
      {answer === 'withdrawn' && <Text size="sm">{words.stops[purpose]}</Text>}
      {earlier.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.before(
            earlier
              .map((one) => `${words.said[one.answer]}, ${momentOf(one.answeredAt)}`)
              .join('; '),
          )}
        </Text>
      )}
      {read !== null && (
        <details>
          <summary>{words.read}</summary>
          <Text size="sm" dir="auto">
            {read}
          </Text>
        </details>
      )}
    </>
  )
}
