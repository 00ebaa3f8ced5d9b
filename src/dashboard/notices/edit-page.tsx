import { Alert, Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { Language } from '#platform/languages.schema'
import { useNoticesWords } from '#words/notices'
import { type ManagedNotice, noticeQuery, organisationQuery } from '../queries.ts'
import { copyOf } from '../query-client.ts'
import { Link, useParams } from '../routing.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useTimes } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { AlsoIn, pictureOf, titleOf } from './notice.tsx'
import { NoticeFields, NoticePreview } from './notice-fields.tsx'
import classes from './notices.module.css'
import { PictureSlot } from './picture-slot.tsx'
import { useEditNotice } from './use-edit-notice.ts'

/** One notice, for editing: its words together, its pictures one by one. */
export function NoticePage() {
  const words = useNoticesWords()
  const { noticeId } = useParams('/notices/$noticeId')
  const organisation = useQuery(organisationQuery)
  const notice = useQuery(copyOf(noticeQuery(noticeId)))
  return (
    <div>
      <PageHead title={words.editing.title} back={<Link to="/notices">{words.all}</Link>} />
      <Loaded query={organisation}>
        {({ languages }) => (
          <Loaded query={notice}>
            {(data) => <EditNotice key={data.id} loaded={data} offered={languages} />}
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}

interface EditNotice {
  loaded: ManagedNotice
  /** The languages that the site offers. */
  offered: readonly Language[]
}

function EditNotice({ loaded, offered }: EditNotice) {
  const { editing: labels, picture } = useNoticesWords()
  const edited = useEditNotice(loaded)
  const { notice, words, errors, newer, isBusy, isChanged, setWords } = edited
  useUnsavedInput(isChanged)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void edited.save()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={labels.title}>
      <Stack gap="md" maw="52rem">
        {newer && (
          <Newer
            newer={newer}
            onMine={() => edited.keepMine(newer)}
            onTheirs={() => edited.takeTheirs(newer)}
          />
        )}
        {notice.unfit.length > 0 && (
          <Alert color="danger" title={labels.unfit} role="status">
            {labels.unfitHint}
          </Alert>
        )}
        <NoticeFields
          {...{ words, offered, errors }}
          isPictured={notice.images.length > 0 || 'image-1' in errors || 'image-2' in errors}
          onChange={setWords}
        >
          {([1, 2] as const).map((place) => (
            <PictureSlot
              key={place}
              label={place === 1 ? picture.first : picture.second}
              picture={shownOf(notice, place)}
              error={errors[`image-${place}`] ?? null}
              isDisabled={isBusy}
              onChoose={(file) => void edited.replace(place, file)}
              onRemove={() => void edited.remove(place)}
            />
          ))}
        </NoticeFields>
        <Group gap="sm">
          <Button type="submit" loading={isBusy} disabled={!isChanged}>
            {labels.save}
          </Button>
          <NoticePreview
            words={words}
            offered={offered}
            publishedAt={notice.state === 'withdrawn' ? undefined : notice.publishedAt}
            images={notice.images.map(({ place, width, height }) => ({
              url: pictureOf(notice, place).replace(/\?.*/, ''),
              width,
              height,
            }))}
          />
        </Group>
      </Stack>
    </form>
  )
}

function shownOf(notice: ManagedNotice, place: number) {
  const image = notice.images.find((each) => each.place === place)
  return image ? { ...image, url: pictureOf(notice, place) } : null
}

interface Newer {
  newer: ManagedNotice
  onMine: () => void
  onTheirs: () => void
}

/** Another admin was faster: the saved notice, and the choice of whose words to keep. */
function Newer({ newer, onMine, onTheirs }: Newer) {
  const { editing: words } = useNoticesWords()
  const { momentOf } = useTimes()
  return (
    <Alert color="ask" title={words.newer} role="alert">
      <p>
        {words.onFile(momentOf(newer.changedAt ?? newer.publishedAt))}{' '}
        <strong>{titleOf(newer)}</strong>
      </p>
      <p className={classes.text}>{newer.text}</p>
      <AlsoIn notice={newer} />
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={onMine}>
          {words.mine}
        </Button>
        <Button variant="default" onClick={onTheirs}>
          {words.theirs}
        </Button>
      </Group>
    </Alert>
  )
}
