import { Button, Group, Stack, Text } from '@mantine/core'
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
import { useLanguage } from '../look/language.ts'
import { consentRecordingsQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { FileButton } from '../ui/file-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { doneToast, sentenceOf } from '../ui/toast.ts'
import { Said } from '../words/said.tsx'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { Section } from './section.tsx'

/** For each language of the site and each question: the words to read, and the recording of them. */
export function RecordingsSection({ languages }: { languages: readonly Language[] }) {
  const recordings = useQuery(consentRecordingsQuery)
  const { recordings: words } = useSettingsWorkWords()
  return (
    <Section name="recordings" lead={words.lead}>
      <Loaded query={recordings}>
        {(known) =>
          languages.map((language) => (
            <details key={language}>
              <summary lang={language}>{languageNames[language]}</summary>
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
  const staffLanguage = useLanguage()
  const { languageNames } = useSettingsWords()
  const { recordings: words } = useSettingsWorkWords()
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
      words.takenOff,
    )
  const label = [consentWords[purpose][staffLanguage].title, languageNames[language]].join(', ')
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text fw={600} lang={language} dir="auto">
        {title}
      </Text>
      <Text size="sm" lang={language} dir="auto">
        {wordsToRead(purpose, language)}
      </Text>
      {recording && !recording.isOfWordsNow && <Text size="sm">{words.outdated}</Text>}
      <Group gap="sm">
        {recording && (
          <a
            href={`/api/v1/consent-recordings/${recording.id}`}
            target="_blank"
            rel="noreferrer"
            aria-label={words.listenTo(label)}
          >
            {words.listen}
          </a>
        )}
        <FileButton
          accept="audio/mpeg,audio/mp4,.mp3,.m4a"
          onChange={(file) => file && void change(() => upload(place, file), words.saved)}
          inputProps={{ 'aria-label': words.of(label) }}
        >
          {({ onClick }) => (
            <Button variant="default" onClick={onClick} loading={isBusy}>
              {recording ? words.another : words.choose}
            </Button>
          )}
        </FileButton>
        {recording && (
          <Button variant="subtle" color="danger" onClick={() => void takeOff()} disabled={isBusy}>
            {words.takeOff}
          </Button>
        )}
      </Group>
      {problem !== null && (
        <Text size="sm" c="danger" role="alert">
          <Said>{problem}</Said>
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
