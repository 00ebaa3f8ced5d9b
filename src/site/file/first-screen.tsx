import type { ReactNode } from 'react'
import { thumbnailWidth } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { FirstScreen } from '#modules/news/schema'
import { assets } from '../assets.ts'
import { Form } from '../layout/form.tsx'
import { Icon } from '../layout/icon.tsx'
import type { Words } from '../words.ts'
import { Doors } from './doors.tsx'
import type { FileAccess } from './file-access.tsx'
import { NewForYou } from './news-rows.tsx'
import { Coming } from './next-row.tsx'
import type { Shelf } from './page.tsx'
import { CalledWrong, type ShownDocument } from './page-parts.tsx'
import { DocumentTiles } from './tiles.tsx'

interface FirstScreenProps {
  words: Words
  way: Pick<FileAccess, 'file' | 'shares'>
  opened: OpenedRecord
  shelf: Shelf
  screen: FirstScreen
  /** Whether something can be shared, or was. */
  sharesSomething: boolean
  /** The day at the office. */
  today: string
  /** For how long the file stays open, in minutes; null where an account opened it. */
  minutesLeft: number | null
}

/** The first page of an own file: whose it is, what is new, what comes next, the documents by need, few doors. */
export function FirstPage(props: FirstScreenProps) {
  const { words, opened, shelf, way, screen, today, minutesLeft } = props
  const { record, contested } = opened
  const at = way.file
  const { firstScreen, file } = words
  return (
    <>
      <link rel="stylesheet" href={assets.firstPage.url} />
      <div className="first-page">
        <div className="panels">
          <Me {...{ words, minutesLeft }} photo={shelf.photo} name={record.name}>
            <CalledWrong {...{ words, contested }} at={at} about="detail" target="name" />
          </Me>
          <NewForYou {...{ words, at, today, screen }} />
          <Coming {...{ words, at, screen }} organisation={shelf.organisation} />
        </div>
        <div className="panels">
          <DocumentTiles {...{ words, at, shelf, screen, opened }} />
          <Doors {...props} />
          {minutesLeft !== null && (
            <Form isButton className="shut screen-only" action={`${at}/close`}>
              <button type="submit">{file.close}</button>
              <p className="soft">{firstScreen.closeNote}</p>
            </Form>
          )}
        </div>
      </div>
    </>
  )
}

interface MeProps extends Pick<FirstScreenProps, 'words' | 'minutesLeft'> {
  name: string
  photo: ShownDocument | undefined
  children: ReactNode
}

/** Letters beyond which a name is written smaller; it is never cut. */
const longName = 24

function Me({ words, name, photo, minutesLeft, children }: MeProps) {
  const { file, firstScreen } = words
  return (
    <section className="me">
      {photo && !photo.fault ? (
        <img
          src={`${photo.imageUrl}?width=${thumbnailWidth}`}
          alt={file.photoOf(name)}
          width={45}
          height={56}
          decoding="async"
        />
      ) : (
        <span className="no-picture" role="img" aria-label={file.noPhoto}>
          <Icon>
            <circle cx="12" cy="8" r="3.5" />
            <path d="M5 20c1-8 13-8 14 0" />
          </Icon>
        </span>
      )}
      <div>
        <h1 className={name.length > longName ? 'long' : undefined}>
          <bdi>{name}</bdi>
        </h1>
        {minutesLeft !== null && (
          <p className="soft">{firstScreen.open(file.minutesLeft(minutesLeft))}</p>
        )}
        {children}
      </div>
      {minutesLeft !== null && (
        <Form isButton className="screen-only" action="/file/close">
          <button className="chip" type="submit">
            {firstScreen.close}
          </button>
        </Form>
      )}
    </section>
  )
}
