import { viewingCookieName, viewingTokenIn } from '#api'
import { closeViewing, describeViewing, findViewing, type Viewing } from '#modules/lookup'
import type { OpenedRecord } from '#modules/lookup/schema'
import { refuseUnless } from '#platform/errors'
import { droppedViewingCookie, flashCookie } from '../cookies.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { documentsIn } from './documents-in.ts'
import { Ended } from './ended-page.tsx'
import { ImagePage } from './image-page.tsx'
import { File } from './page.tsx'

/** What the viewing of this browser holds now. */
export interface OpenFile {
  viewing: Viewing
  opened: OpenedRecord
  secondsLeft: number
}

const filePage = page({
  method: 'GET',
  path: '/file',
  may: 'public',
  run: (visit) =>
    inViewing(visit, ({ opened, secondsLeft }) => {
      const { words, organisation } = visit
      const minutesLeft = Math.ceil(secondsLeft / 60)
      return show(visit, {
        title: words.file.title(opened.record.name, organisation.displayName),
        main: (
          <File
            words={words}
            organisation={organisation}
            opened={opened}
            minutesLeft={minutesLeft}
          />
        ),
        headers: refreshAtEnd(secondsLeft),
        isResult: true,
      })
    }),
})

const imagePage = page({
  method: 'GET',
  path: '/file/documents/{id}',
  may: 'public',
  run: (visit) =>
    inViewing(visit, ({ opened, secondsLeft }) =>
      showImage(visit, { documents: opened.documents, secondsLeft, at: '/file' }),
    ),
})

const closePage = page({
  method: 'POST',
  path: '/file/close',
  may: 'public',
  run: async (visit) => {
    const { ctx, request, isSecure } = visit
    const token = viewingTokenIn(request.headers, ctx.config.url)
    if (token !== null) await ctx.write((write) => closeViewing(write, token))
    return seeOther('/', [droppedViewing(visit), flashCookie('closed', isSecure)])
  },
})

export const filePages = [filePage, imagePage, closePage]

/** Shows what the viewing of this browser holds; explains itself when there is none any more. */
export async function inViewing(
  visit: Visit,
  run: (file: OpenFile) => Promise<Response>,
): Promise<Response> {
  const { ctx, request } = visit
  const token = viewingTokenIn(request.headers, ctx.config.url)
  if (token === null) return seeOther('/check')
  const file = await ctx.read(async (read): Promise<OpenFile | null> => {
    const viewing = await findViewing(read, token)
    if (!viewing) return null
    const opened = await describeViewing(read, viewing)
    const milliseconds = Date.parse(viewing.endsAt) - Date.parse(read.clock.now())
    const documents = documentsIn(visit.words, opened.documents)
    return {
      viewing,
      opened: { ...opened, documents },
      secondsLeft: Math.ceil(milliseconds / 1000),
    }
  })
  return file ? run(file) : ended(visit)
}

/** The file is closed, whatever the reason. */
export function ended(visit: Visit): Promise<Response> {
  const { words } = visit
  return show(visit, {
    title: words.file.endedTitle,
    main: <Ended words={words} />,
    status: 410,
    headers: { 'set-cookie': droppedViewing(visit) },
    here: '/check',
  })
}

/** The browser asks anew when the time is up, so that nothing stays on a screen left alone. */
export function refreshAtEnd(secondsLeft: number, url = '/file'): Record<string, string> {
  return { refresh: `${secondsLeft + 1}; url=${url}` }
}

function droppedViewing({ ctx, isSecure }: Visit): string {
  return droppedViewingCookie(viewingCookieName(ctx.config.url), isSecure)
}

interface ShownImage {
  documents: OpenedRecord['documents']
  secondsLeft: number
  /** Whether it is the own file or a share that is open. */
  at: '/file' | '/shared'
}

/** One page of one paper, large: the paper by the address, its page by `?page=`. */
export function showImage(visit: Visit, { documents, secondsLeft, at }: ShownImage) {
  const papers = documents.filter(({ kind }) => kind !== 'photo')
  const document = papers.find(({ id }) => id === visit.params.id)
  refuseUnless(document, 'route.not_found')
  const number = Number(new URL(visit.request.url).searchParams.get('page') ?? '1')
  refuseUnless(Number.isInteger(number) && number >= 1, 'route.not_found')
  refuseUnless(number <= document.pages, 'route.not_found')
  const minutesLeft = Math.ceil(secondsLeft / 60)
  return show(visit, {
    title: document.label,
    main: (
      <ImagePage words={visit.words} page={number} {...{ papers, document, minutesLeft, at }} />
    ),
    headers: refreshAtEnd(secondsLeft, at === '/file' ? '/file' : '/shared/file'),
    isResult: true,
  })
}
