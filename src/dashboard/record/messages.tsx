import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { type CandidateWords, useCandidateWords } from '#words/candidate'
import { announcementsQuery, consentsQuery, type FullRecord, messagesQuery } from '../queries.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { Cards } from './cards.tsx'
import notes from './notes.module.css'
import classes from './record.module.css'

/** The messages to the candidate with their outcomes, the latest first. */
export function Messages({ record }: { record: FullRecord }) {
  const { messages: words, kinds } = useCandidateWords()
  const { momentOf } = useTimes()
  const messages = useQuery(messagesQuery(record.id))
  return (
    <Part titleId="messages-title" title={words.title}>
      <Cards
        query={messages}
        of={({ messages: list, off }) =>
          list.map((message) => (
            <li key={message.id}>
              <strong>{kinds[message.kind]}</strong>
              <Text size="sm">{stateOf(message, record, words, momentOf)}</Text>
              {message.contact !== null && <Muted>{words.to(message.contact)}</Muted>}
              <Muted>{words.since(momentOf(message.createdAt))}</Muted>
              {mayBeRepeated(message, off) && record.deletedAt === null && (
                <Again recordId={record.id} message={message} />
              )}
            </li>
          ))
        }
        none={words.none}
      >
        {({ off }) => <SwitchedOff off={off} />}
      </Cards>
      <Announcements recordId={record.id} />
    </Part>
  )
}

/** What the office said to the candidate, as staff read it; nothing where it said nothing. */
function Announcements({ recordId }: { recordId: string }) {
  const { announcements: title } = useCandidateWords().messages
  const { momentOf } = useTimes()
  const list = useQuery(announcementsQuery(recordId)).data?.announcements ?? []
  if (list.length === 0) return null
  return (
    <>
      <Title order={3} size="h5" mt="md">
        {title}
      </Title>
      <ul className={classes.cards}>
        {list.map(({ id, text, madeAt }) => (
          <li key={id}>
            <Text size="sm" className={notes.text} dir="auto">
              {text}
            </Text>
            <Muted>{momentOf(madeAt)}</Muted>
          </li>
        ))}
      </ul>
    </>
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
  const { state } = message
  const kind = kinds[message.kind]
  const params = { id: recordId, messageId: message.id }
  const { title, yes, ...texts } = words.mayRepeat
  // It arrived, or may have: the same twice may look like fraud.
  const hasLeft = state === 'sent' || state === 'perhaps'
  return (
    <ActButton
      size="compact-sm"
      variant="subtle"
      aria-label={words.againOne(kind)}
      {...(hasLeft && { asks: { title, text: texts[state](kind), yes } })}
      does={() => call('POST /records/{id}/messages/{messageId}/again', { params })}
      done={words.willBeSent}
      topics={['records']}
    >
      {words.again}
    </ActButton>
  )
}

type Message = Answer<'GET /records/{id}/messages'>['messages'][number]

/** How a record's candidate can be reached. */
interface Reach {
  telephone: string | null
  email: string | null
}

/** Returns a message's outcome, in words that promise no more than is known. */
export function stateOf(
  message: Pick<Message, 'state' | 'way' | 'contact' | 'tries' | 'triedAt' | 'endedAt'>,
  { telephone, email }: Reach,
  words: CandidateWords['messages'],
  momentOf: (instant: string) => string,
): string {
  const { state, way, tries, triedAt, endedAt } = message
  const by = way ?? ''
  // Whatever was tried has ended at some time.
  const at = endedAt ? momentOf(endedAt) : ''
  const waits =
    tries === 0 || triedAt === null ? words.waiting : words.notTaken(by, momentOf(triedAt))
  const states: Record<Message['state'], string> = {
    // It waits for its turn; only then is it found to have no address.
    waiting: telephone || email || message.contact ? waits : words.nowhere,
    sending: words.sending(by),
    sent: words.sent(by, at),
    perhaps: words.perhaps(by, at),
    failed: words.failed(by, at),
    'by-hand': message.contact === null ? words.byHand : words.byHandTo,
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
    <Part titleId="consents-title" title={words.title}>
      <Cards
        query={consents}
        of={({ consents: list }) =>
          list.map((consent) => <OneConsent key={consent.purpose} consent={consent} />)
        }
        areInRows
      />
    </Part>
  )
}

function OneConsent({ consent }: { consent: Consent }) {
  const words = useCandidateWords().consents
  const { momentOf } = useTimes()
  const { purpose, answer, answeredAt, read, earlier } = consent
  return (
    <li>
      <strong>{words.labels[purpose]}</strong>
      <Text size="sm">
        {answer === null || answeredAt === null
          ? words.notYet
          : words.since(words.said[answer], momentOf(answeredAt))}
      </Text>
      {answer === 'withdrawn' && <Text size="sm">{words.stops[purpose]}</Text>}
      {earlier.length > 0 && (
        <Muted>
          {words.before(
            earlier
              .map((one) => `${words.said[one.answer]}, ${momentOf(one.answeredAt)}`)
              .join('; '),
          )}
        </Muted>
      )}
      {read !== null && (
        <details>
          <summary>{words.read}</summary>
          <Text size="sm" dir="auto">
            {read}
          </Text>
        </details>
      )}
    </li>
  )
}
