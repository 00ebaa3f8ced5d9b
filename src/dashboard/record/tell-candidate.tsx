import { Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { candidateMessage, type MessageKind, messageLanguage } from '#messages/candidate-messages'
import { calendarDate } from '#platform/clock/schema'
import { closingQuery, type FullRecord, messagesQuery, organisationQuery } from '../queries.ts'
import { messageKinds } from '../ui/message-kinds.ts'
import { waysTo } from './ways-to.ts'

const kinds: { value: MessageKind; label: string }[] = [
  { value: 'file', label: 'The file can be seen' },
  { value: 'paper', label: 'A paper is new' },
  { value: 'code', label: 'The access code was changed or ended' },
  { value: 'ending', label: 'A printed date comes soon' },
  { value: 'share', label: 'A share was opened' },
  { value: 'data', label: 'A copy of all data was made' },
  { value: 'contest', label: 'What the candidate called wrong is answered' },
  { value: 'class', label: 'A class has a new time or place' },
]

/** Where a closing is announced: its message names the last day. */
const closes: (typeof kinds)[number] = { value: 'closing', label: messageKinds.closing }

/**
 * Messages by hand: an app of this device opens with the text filled in, in the candidate's language,
 * and a person sends it. Addresses that an app opens, as a share is handed on by (decision 0028).
 */
export function TellCandidate({ record }: { record: FullRecord }) {
  const [chosen, setKind] = useState<MessageKind>('file')
  const organisation = useQuery(organisationQuery)
  const messages = useQuery(messagesQuery(record.id))
  const closing = useQuery(closingQuery)
  const { telephone, email, language } = record
  if (!organisation.data) return null
  const announced = closing.data?.announced ?? null
  // A closing may be withdrawn while this page is open.
  const kind = chosen === 'closing' && !announced ? 'file' : chosen
  const off: readonly string[] = messages.data?.off ?? []
  const { displayName } = organisation.data
  const site = window.location.origin
  const lastDay = announced && calendarDate(announced.lastDay, messageLanguage(language))
  const text = candidateMessage({ kind, language, organisation: displayName, site, lastDay })
  return (
    <section aria-labelledby="tell-title">
      <Title order={2} size="h4" id="tell-title" mb="sm">
        Tell the candidate
      </Title>
      {telephone || email ? (
        <>
          <NativeSelect
            label="What to tell"
            data={announced ? [...kinds, closes] : kinds}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(value as MessageKind)}
          />
          <Text size="sm" my="sm" lang={language ?? 'en'} dir="auto">
            {text}
          </Text>
          {off.includes(kind) ? (
            <Text size="sm" c="dimmed">
              The candidate has switched off messages of this kind.
            </Text>
          ) : (
            <Ways telephone={telephone} email={email} text={text} />
          )}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          No telephone and no email is on file.
        </Text>
      )}
    </section>
  )
}

interface WaysProps {
  telephone: string | null
  email: string | null
  text: string
}

function Ways({ telephone, email, text }: WaysProps) {
  return (
    <>
      <Group gap="xs">
        {waysTo({ telephone, email }, text).map(({ label, href }) => (
          <Button key={label} component="a" href={href} variant="default" size="sm">
            {label}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        Opens the app on this device with this text; you send it.
      </Text>
    </>
  )
}
