import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, call, readAnswer, sendRaw } from '#api/client'
import {
  consentPurposes,
  consentWords,
  type RecordingPlace,
  type Recordings,
  recordingsSchema,
  wordsToRead,
} from '#modules/consents/schema'
import { type Language, languageNames } from '#platform/languages/schema'
import { consentRecordingsQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { Loaded } from '../ui/loaded.tsx'
import { doneToast, sentenceOf } from '../ui/toast.ts'
import { Section } from './section.tsx'

/** For each language of the site and each question: the words to read, and the recording of them. */
export function RecordingsSection({ languages }: { languages: readonly Language[] }) {
  const recordings = useQuery(consentRecordingsQuery)
  return (
    <Section
      name="recordings"
      lead="Not everybody reads. Read exactly these words aloud into a phone, and choose the file: MP3 or M4A, up to 2 MiB. Saved at once. Candidates hear it beside the words, in the frame of your own words."
    >
      <Loaded query={recordings}>
        {(known) =>
          languages.map((language) => (
            <details key={language}>
              <summary>{languageNames[language]}</summary>
              <Stack gap="md" mt="sm">
                {consentPurposes.map((purpose) => (
                  <RecordingField key={purpose} place={{ purpose, language }} known={known} />
                ))}
              </Stack>
            </details>
          ))
        }
      </Loaded>
    </Section>
  )
}

function RecordingField({ place, known }: { place: RecordingPlace; known: Recordings }) {
  const { purpose, language } = place
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { title } = consentWords[purpose][language]
  const recording = known.recordings.find(
    (one) => one.purpose === purpose && one.language === language,
  )
  const change = async (work: () => Promise<Recordings>, done: string) => {
    setBusy(true)
    setProblem(null)
    try {
      queryClient.setQueryData(consentRecordingsQuery.queryKey, await work())
      doneToast(done)
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  const takeOff = () =>
    change(
      () => call('DELETE /consent-recordings/{purpose}/{language}', { params: place }),
      'The recording is taken off',
    )
  const label = [title, languageNames[language]].join(', ')
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text fw={600} lang={language} dir="auto">
        {title}
      </Text>
      <Text size="sm" lang={language} dir="auto">
        {wordsToRead(purpose, language)}
      </Text>
      {recording && !recording.isOfWordsNow && (
        <Text size="sm">These words have changed since, so nobody hears the recording.</Text>
      )}
      <Group gap="sm">
        {recording && (
          <a
            href={`/api/v1/consent-recordings/${recording.id}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Listen: ${label} (new tab)`}
          >
            Listen (new tab)
          </a>
        )}
        <FileButton
          accept="audio/mpeg,audio/mp4,.mp3,.m4a"
          onChange={(file) => file && void change(() => upload(place, file), 'Recording saved')}
          inputProps={{ 'aria-label': `Recording: ${label}` }}
        >
          {({ onClick }) => (
            <Button variant="default" onClick={onClick} loading={isBusy}>
              {recording ? 'Choose another' : 'Choose a recording'}
            </Button>
          )}
        </FileButton>
        {recording && (
          <Button variant="subtle" color="danger" onClick={() => void takeOff()} disabled={isBusy}>
            Take it off
          </Button>
        )}
      </Group>
      {problem !== null && (
        <Text size="sm" c="danger" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

async function upload({ purpose, language }: RecordingPlace, file: File): Promise<Recordings> {
  const answer = await sendRaw(addressOf(`/consent-recordings/${purpose}/${language}`), {
    method: 'PUT',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  })
  return recordingsSchema.parse(await readAnswer(answer))
}
