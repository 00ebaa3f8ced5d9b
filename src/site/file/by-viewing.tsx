import type { ReactNode } from 'react'
import { refuseUnless, viewingCookieName, viewingTokenIn } from '#gate'
import { findViewing, seeViewing } from '#modules/lookup'
import type { OpenedRecord } from '#modules/lookup/schema'
import { soon } from '#platform/context'
import { droppedViewingCookie } from '../cookies.ts'
import { kept } from '../drawn.ts'
import { fieldsIn } from '../form.ts'
import { Form } from '../layout/form.tsx'
import { showStatement, withoutCookie } from '../layout/statement-pages.tsx'
import type { RequestContext } from '../route.ts'
import type { PageOptions } from '../show.tsx'
import type { Words } from '../words.ts'
import type { FileAccess, PageOfFile } from './file-access.tsx'

/** The fields that a person writes a text into. A code is never shown again. */
const writtenFields = ['proposed', 'text', 'note', 'amount', 'paidTo', 'employer', 'label']

/** Returns what a person wrote into a form that came too late; null where no form was sent. */
export async function writtenIn(request: Request): Promise<string[] | null> {
  if (request.method !== 'POST') return null
  return request.headers.has('content-type') ? writtenOf(await fieldsIn(request)) : []
}

/** Returns the same of fields that are read already. */
export function writtenOf(fields: Readonly<Record<string, string>>): string[] {
  return writtenFields.map((name) => fields[name]?.trim() ?? '').filter((text) => text !== '')
}

const formsFirst: ReadonlySet<PageOfFile> = new Set(['shares', 'form', 'form-beside'])

/** With number and access code: the viewing of this browser, for its 15 minutes. */
export const byViewing: FileAccess = {
  permission: 'public',
  file: '/file',
  shares: '/file/share',
  open: (context, run) => {
    const { ctx, request, words, organisation } = context
    const token = viewingTokenIn(request.headers, ctx.config.url)
    if (token === null) return ended(context)
    const found = ctx.read((read) => seeViewing(read, token, organisation))
    return soon(found, (seen) => {
      if (!seen) return ended(context)
      const { viewing, opened } = seen
      const milliseconds = Date.parse(viewing.endsAt) - Date.parse(ctx.clock.now())
      const secondsLeft = Math.ceil(milliseconds / 1000)
      const timeLeft = (on: PageOfFile) => timeLeftIn(words, secondsLeft, backFrom(words, on))
      return run({
        opened: openedIn(words, opened),
        above: (on) => on !== 'file' && !formsFirst.has(on) && timeLeft(on),
        below: (on) => formsFirst.has(on) && timeLeft(on),
        headers: refreshAtEnd(secondsLeft, '/file'),
        recordId: viewing.recordId,
        minutesLeft: Math.ceil(secondsLeft / 60),
        openSince: viewing.startedAt,
        link: null,
      })
    })
  },
  holder: async (read, { ctx, request }) => {
    const token = viewingTokenIn(request.headers, ctx.config.url)
    const viewing = token === null ? null : await findViewing(read, token)
    refuseUnless(viewing, 'viewing.ended')
    return viewing
  },
  over: ended,
}

/** Returns the way back to the file; none on its own page, and none above a form that stands alone. */
function backFrom({ file }: Words, on: PageOfFile): TimeLeftProps['link'] {
  if (on === 'file' || on === 'form') return undefined
  return { href: '/file', text: file.back }
}

/** Answers that the file is closed, whatever the reason; gives back what was written into a form. */
async function ended(context: RequestContext): Promise<Response> {
  const { words, request, ctx } = context
  const isClosed = viewingTokenIn(request.headers, ctx.config.url) !== null
  if (!isClosed && request.method !== 'POST')
    return withoutCookie(context, { at: '/check', openAgain: words.file.openAgain })
  return showEnded(context, {
    written: await writtenIn(request),
    next: { label: words.file.openAgain, href: '/check' },
    status: 410,
    headers: { 'set-cookie': droppedViewing(context) },
    here: '/check',
  })
}

/** Removes the viewing from this browser. */
export function droppedViewing({ ctx, isSecure }: RequestContext): string {
  return droppedViewingCookie(viewingCookieName(ctx.config.url), isSecure)
}

const named = new WeakMap<OpenedRecord, Map<Words, OpenedRecord>>()

/** Returns an opened file with its documents named in the reader's language; of one file the same object. */
function openedIn(words: Words, opened: OpenedRecord): OpenedRecord {
  const inLanguages = kept(named, opened, () => new Map<Words, OpenedRecord>())
  return kept(inLanguages, words, () => {
    return { ...opened, documents: documentsIn(words, opened.documents) }
  })
}

/** Returns the opened documents with their names in the reader's language. */
export function documentsIn(
  { kinds }: Words,
  documents: OpenedRecord['documents'],
): OpenedRecord['documents'] {
  return documents.map((document) => ({ ...document, label: kinds[document.kind] }))
}

interface TimeLeftProps {
  words: Words
  /** Seconds for which the file stays open. */
  secondsLeft: number
  at?: '/file' | '/shared'
  /** Another place that the reader may want to go to. */
  link?: { href: string; text: string } | undefined
}

const leftInWords = new WeakMap<Words, Map<string, ReactNode>>()

/** Returns one element for each minute, so that it is drawn once. */
function timeLeftIn(words: Words, secondsLeft: number, link: TimeLeftProps['link']): ReactNode {
  const known = kept(leftInWords, words, () => new Map<string, ReactNode>())
  const key = `${Math.ceil(secondsLeft / 60)} ${link?.text}`
  return kept(known, key, () => <TimeLeft {...{ words, secondsLeft, link }} />)
}

/** How long the pictures stay open, and how to close them. */
export function TimeLeft({ words, secondsLeft, at = '/file', link }: TimeLeftProps) {
  const { file } = words
  return (
    <div className="timeleft">
      <p>
        {file.staysOpen(Math.ceil(secondsLeft / 60), (said) => (
          <b key="left">{said}</b>
        ))}
      </p>
      <Form isButton className="actions" action={`${at}/close`}>
        {link && (
          <a className="button" href={link.href}>
            {link.text}
          </a>
        )}
        <button type="submit">{file.close}</button>
      </Form>
    </div>
  )
}

/** Makes the browser ask again when the time is up, so that nothing stays on an unattended screen. */
export function refreshAtEnd(secondsLeft: number, url: string): Record<string, string> {
  return { refresh: `${secondsLeft + 1}; url=${url}` }
}

interface EndedPage extends Pick<PageOptions, 'status' | 'headers' | 'here'> {
  /** What a person wrote into a form that came too late; null where no form was sent. */
  written: readonly string[] | null
  /** Where the file is opened again. */
  next: { label: string; href: string }
}

/** The file was open and is closed now; the explanation is the same for every reason (H7). */
export function showEnded(
  context: Parameters<typeof showStatement>[0],
  { written, ...page }: EndedPage,
): Promise<Response> {
  const { file } = context.words
  return showStatement(context, {
    ...page,
    title: file.endedTitle,
    children: written === null ? <p>{file.ended}</p> : <NotSent {...{ file, written }} />,
    isResult: written !== null,
  })
}

/** Gives back what was written, which is nowhere else. */
export function NotSent({ file, written }: { file: Words['file']; written: readonly string[] }) {
  if (written.length === 0) return <p role="status">{file.nothingSent}</p>
  return (
    <>
      <p role="status">{file.notSent}</p>
      <p id="written">{file.written}</p>
      {written.map((text, at) => (
        <textarea key={at} readOnly rows={rowsFor(text)} aria-labelledby="written" value={text} />
      ))}
    </>
  )
}

function rowsFor(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 40), 0)
  return Math.min(lines, 12)
}
