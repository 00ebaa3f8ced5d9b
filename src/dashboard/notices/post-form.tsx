import { Button, Group, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { timeZoneIn } from '#platform/clock/schema'
import { ask } from '../ui/ask.ts'
import { timeZoneHere } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { NoticePreview } from './notice-preview.tsx'
import { PictureSlot, usePictureOf } from './picture-slot.tsx'
import { type Moment, usePostNotice } from './use-post-notice.ts'

const moments: { value: Moment; label: string }[] = [
  { value: 'now', label: 'Publish now' },
  { value: 'later', label: 'Publish at a time' },
  { value: 'draft', label: 'Keep as a draft' },
]
const buttons: Record<Moment, string> = {
  now: 'Publish notice',
  later: 'Plan notice',
  draft: 'Keep draft',
}

/** The post form: title, text and two pictures, all required. */
export function PostForm() {
  const notice = usePostNotice()
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
    const isSure = await ask({
      title: 'Are you sure?',
      text: 'Your text will be lost.',
      yes: 'Yes, empty it!',
      isGrave: true,
    })
    if (isSure) notice.empty()
  }
  const slot = (place: 0 | 1) => ({
    fileName: files[place]?.name,
    error: files[place] === null || place === 1 ? (errors.images ?? null) : null,
    isDisabled: isBusy,
    onChoose: (file: File) => notice.choose(place, file),
    onRemove: files[place] ? () => notice.choose(place, null) : undefined,
  })
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Post a notice">
      <Stack gap="md" maw="52rem" mb="xl">
        <TextInput
          label="Title"
          withAsterisk
          value={words.title}
          error={errors.title}
          maxLength={120}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => notice.write({ title: value })}
        />
        <Textarea
          label="Text"
          description="An empty line begins a new paragraph. What you write stays in this browser until you post it."
          withAsterisk
          autosize
          minRows={4}
          maxRows={20}
          value={words.text}
          error={errors.text}
          onChange={({ currentTarget: { value } }) => notice.write({ text: value })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <PictureSlot label="First image" picture={first} {...slot(0)} />
          <PictureSlot label="Second image" picture={second} {...slot(1)} />
        </SimpleGrid>
        <When notice={notice} />
        <Group gap="sm">
          <Button type="submit" loading={isBusy}>
            {buttons[notice.moment]}
          </Button>
          <NoticePreview {...words} images={[first, second]} />
          {notice.isUnsaved && (
            <Button variant="subtle" onClick={() => void clear()} disabled={isBusy}>
              Empty the form
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** Now, at a time to come, or not yet. */
function When({ notice }: { notice: ReturnType<typeof usePostNotice> }) {
  return (
    <Group align="flex-start" gap="sm">
      <NativeSelect
        label="When"
        data={moments}
        value={notice.moment}
        onChange={({ currentTarget: { value } }) => notice.setMoment(value as Moment)}
      />
      {notice.moment === 'later' && (
        <TextInput
          type="datetime-local"
          label="Day and time"
          description={`By the clock of the organisation (${timeZoneIn('en', timeZoneHere())})`}
          value={notice.time}
          error={notice.errors.publishAt}
          onChange={({ currentTarget: { value } }) => notice.setTime(value)}
        />
      )}
    </Group>
  )
}
