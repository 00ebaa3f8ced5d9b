import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { TaughtClass } from '#modules/training/schema'
import { ActButton } from '../ui/act-button.tsx'
import { useClassesWords } from '../words/classes.ts'
import { trainingTopics } from './use-action.ts'

interface Attendance {
  classId: string
  sessions: TaughtClass['sessions']
  members: readonly { accountId: string; name: string }[]
  of: TaughtClass['attendance']
}

/** Attendance at a session whose day has come: choose the session, then tick each student. */
export function Attendance({ classId, sessions, members, of }: Attendance) {
  const { attendance: words, sessionText } = useClassesWords()
  const [chosen, setChosen] = useState(usualSession(sessions))
  if (members.length === 0) return <Text c="dimmed">{words.nobody}</Text>
  const options = sessions.map((session) => ({
    value: session.id,
    label: words.there(sessionText(session), of[session.id]?.length ?? 0),
  }))
  return (
    <>
      <NativeSelect
        label={words.session}
        data={options}
        value={chosen}
        mb="md"
        maw="28rem"
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {sessions.some(({ id, hasCome }) => id === chosen && hasCome) ? (
        <Present
          key={`${chosen} ${of[chosen]?.join()}`}
          classId={classId}
          sessionId={chosen}
          members={members}
          known={of[chosen] ?? []}
        />
      ) : (
        <Text c="dimmed">{words.ahead}</Text>
      )}
    </>
  )
}

/** Returns the latest session whose day has come, else the first. */
function usualSession(sessions: TaughtClass['sessions']): string {
  const come = sessions.filter(({ hasCome }) => hasCome)
  return (come.at(-1) ?? sessions[0])?.id ?? ''
}

interface Present {
  classId: string
  sessionId: string
  members: Attendance['members']
  known: readonly string[]
}

function Present({ classId, sessionId, members, known }: Present) {
  const { attendance: words } = useClassesWords()
  // Who has left the class has no box any more.
  const [present, setPresent] = useState<readonly string[]>(
    known.filter((id) => members.some(({ accountId }) => accountId === id)),
  )
  const asked = { params: { id: classId, sessionId }, body: { present: [...present] } }
  return (
    <Stack gap="sm" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <legend>{words.who}</legend>
      {members.map(({ accountId, name }) => (
        <Checkbox
          key={accountId}
          label={name}
          checked={present.includes(accountId)}
          onChange={({ currentTarget: { checked } }) =>
            setPresent((before) =>
              checked ? [...before, accountId] : before.filter((id) => id !== accountId),
            )
          }
        />
      ))}
      <Group>
        <ActButton
          variant="filled"
          does={() => call('PUT /taught-classes/{id}/sessions/{sessionId}/attendance', asked)}
          done={words.saved}
          topics={trainingTopics}
        >
          {words.save}
        </ActButton>
      </Group>
    </Stack>
  )
}
