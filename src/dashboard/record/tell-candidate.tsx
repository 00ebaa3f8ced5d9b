import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDate } from '#platform/clock/schema'
import { candidateMessage, type MessageKind, messageLanguage } from '#texts/candidate-messages'
import { useCandidateWords } from '#words/candidate'
import { closingQuery, type FullRecord, messagesQuery, organisationQuery } from '../queries.ts'
import { Muted, Part } from '../ui/part.tsx'

/** Messages sent by hand; also the closing, once it is announced: its message names the last day. */
const kinds = [
  'file',
  'paper',
  'code',
  'ending',
  'contract-unread',
  'appointment',
  'appointment-near',
  'announcement',
  'sent-back',
  'withheld',
  'shown-again',
  'share',
  'data',
  'contact',
  'case',
  'class',
  'class-seat',
  'class-turn',
  'class-cancelled',
  'class-credited',
] as const satisfies readonly MessageKind[]

/**
 * Messages by hand: an app of this device opens with the text filled in, in the candidate's language, and a
 * person sends it. The addresses open an app, as for sending a share (decision 0005).
 */
export function TellCandidate({ record }: { record: FullRecord }) {
  const { tell: words, kinds: names } = useCandidateWords()
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
  const offered = announced ? [...kinds, 'closing' as const] : kinds
  const text = candidateMessage({ kind, language, organisation: displayName, site, lastDay })
  return (
    <Part titleId="tell-title" title={words.title}>
      {telephone || email ? (
        <>
          <NativeSelect
            label={words.what}
            data={offered.map((value) => ({ value, label: names[value] }))}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(value as MessageKind)}
          />
          <Text size="sm" my="sm" lang={language ?? 'en'} dir="auto">
            {text}
          </Text>
          {off.includes(kind) ? (
            <Muted>{words.off}</Muted>
          ) : (
            <Ways telephone={telephone} email={email} text={text} />
          )}
        </>
      ) : (
        <Muted>{words.unreachable}</Muted>
      )}
    </Part>
  )
}

interface WaysProps {
  telephone: string | null
  email: string | null
  text: string
}

function Ways({ telephone, email, text }: WaysProps) {
  const words = useCandidateWords().tell
  return (
    <>
      <Group gap="xs">
        {waysTo({ telephone, email }, text, words.writeEmail).map(({ label, href }) => (
          <Button key={label} component="a" href={href} variant="default" size="sm">
            {label}
          </Button>
        ))}
      </Group>
      <Muted mt="xs">{words.how}</Muted>
    </>
  )
}

interface Reached {
  /** E.164. */
  telephone: string | null
  email: string | null
}

/** Returns addresses that an app of this device opens with the text filled in. They go to no website. */
export function waysTo({ telephone, email }: Reached, text: string, writeEmail: string) {
  const body = encodeURIComponent(text)
  const byTelephone = telephone && [
    { label: 'WhatsApp', href: `whatsapp://send?phone=${telephone.slice(1)}&text=${body}` },
    { label: 'SMS', href: `sms:${telephone}?&body=${body}` },
  ]
  const byMail = email && [
    { label: writeEmail, href: `mailto:${encodeURIComponent(email)}?body=${body}` },
  ]
  return [...(byTelephone || []), ...(byMail || [])]
}
