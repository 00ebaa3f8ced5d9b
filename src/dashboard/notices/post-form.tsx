import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { timeZoneIn } from '#platform/clock/schema'
import type { Language } from '#platform/languages.schema'
import { noticesWordsNow, useNoticesWords } from '#words/notices'
import { useLanguage } from '../look/language.ts'
import { organisationQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { timeZoneHere } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { said } from '../words/said.tsx'
import { NoticeFields, NoticePreview } from './notice-fields.tsx'
import { PictureSlot, usePictureOf } from './picture-slot.tsx'
import { type Moment, usePostNotice } from './use-post-notice.ts'

const moments: readonly Moment[] = ['now', 'later', 'draft']

/** The form for a notice: sentences, and whoever needs them own words and pictures. */
export function PostForm() {
  const organisation = useQuery(organisationQuery)
  return <Loaded query={organisation}>{(data) => <Post organisation={data} />}</Loaded>
}

/** The languages that the site is offered in, from the settings, the usual one first. */
interface Offering {
  languages: readonly Language[]
}

function Post({ organisation: { languages: offered } }: { organisation: Offering }) {
  const { form: labels, picture } = useNoticesWords()
  const notice = usePostNotice(offered[0] ?? 'en')
  const { words, files, errors, isBusy } = notice
  const form = useRef<HTMLFormElement>(null)
  const first = usePictureOf(files[0] ?? null)
  const second = usePictureOf(files[1] ?? null)
  useUnsavedInput(files.some((file) => file !== null))
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void notice.post()
  }
  const clear = async () => {
    if (await ask({ ...noticesWordsNow().form.mayEmpty, isGrave: true })) notice.empty()
  }
  const slot = (place: 0 | 1) => ({
    fileName: files[place]?.name,
    error: files[place] === null || place === 1 ? (errors.images ?? null) : null,
    isDisabled: isBusy,
    onChoose: (file: File) => notice.choose(place, file),
    onRemove: files[place] ? () => notice.choose(place, null) : undefined,
  })
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={labels.label}>
      <Stack gap="md" maw="52rem" mb="xl">
        <NoticeFields
          {...{ words, offered, errors }}
          hint={labels.hint}
          isPictured={files.some((file) => file !== null) || errors.images !== undefined}
          onChange={notice.write}
        >
          <PictureSlot label={picture.first} picture={first} {...slot(0)} />
          <PictureSlot label={picture.second} picture={second} {...slot(1)} />
        </NoticeFields>
        <When notice={notice} />
        <Group gap="sm">
          <Button type="submit" loading={isBusy}>
            {labels.submit[notice.moment]}
          </Button>
          <NoticePreview words={words} offered={offered} images={[first, second]} />
          {notice.isUnsaved && (
            <Button variant="subtle" onClick={() => void clear()} disabled={isBusy}>
              {labels.empty}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** Now, at a later time, or not yet. */
function When({ notice }: { notice: ReturnType<typeof usePostNotice> }) {
  const { form: words } = useNoticesWords()
  const language = useLanguage()
  return (
    <Group align="flex-start" gap="sm">
      <NativeSelect
        label={words.when}
        data={moments.map((value) => ({ value, label: words.moments[value] }))}
        value={notice.moment}
        onChange={({ currentTarget: { value } }) => notice.setMoment(value as Moment)}
      />
      {notice.moment === 'later' && (
        <TextInput
          type="datetime-local"
          label={words.time}
          description={words.clock(timeZoneIn(language, timeZoneHere()))}
          value={notice.time}
          error={said(notice.errors.publishAt)}
          onChange={({ currentTarget: { value } }) => notice.setTime(value)}
        />
      )}
    </Group>
  )
}
