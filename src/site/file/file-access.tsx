import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Holder } from '#modules/shares'
import { type ReadContext, type Soon, soon } from '#platform/context'
import { Refusal } from '#platform/errors'
import { fieldsIn } from '../form.ts'
import { ErrorSummary, Flash, Lead, Way } from '../layout/fields.tsx'
import { answerForm, freshForm, type SentForm, type ShownForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { showForm } from '../show.tsx'
import { noteSeenHere } from './first-screen-data.ts'

/** The kind of page on which the reader of an own file is: a form, or something to read. */
export type PageOfFile = 'file' | 'shares' | 'read' | 'form' | 'form-beside'

/** An own file that is open now, with its documents named in the reader's language. */
export interface OpenFile {
  opened: OpenedRecord
  /** What is above a page of the file, so that the remaining time is seen first; nothing above a form. */
  above(on: PageOfFile): ReactNode
  /** The same for a form, which comes first: a small screen begins with its first field. */
  below(on: PageOfFile): ReactNode
  headers: Record<string, string>
  recordId: string
  /** For how long the file stays open, in minutes; null where an account opened it. */
  minutesLeft: number | null
  /** Since when it has been open to whoever looks at it; null where an account opened it. */
  openSince: string | null
  /** What ends the link, where a linked account opened it. */
  link: ReactNode
}

/** One of the two ways to one's own file: with number and code, or with a linked account. */
export interface FileAccess {
  permission: AnyPage['permission']
  file: '/file' | '/my/file'
  shares: '/file/share' | '/my/shares'
  /** Shows what is open; explains when nothing is. */
  open(context: RequestContext, run: (file: OpenFile) => Soon<Response>): Soon<Response>
  /** Returns whose file it is now; refuses when the viewing has ended. */
  holder(ctx: ReadContext, context: RequestContext): Promise<Holder>
  /** Returns the answer to a request that comes too late. */
  over(context: RequestContext): Promise<Response>
}

/** A request for a page of an own file that is open. */
export interface OnFile {
  way: FileAccess
  context: RequestContext
  file: OpenFile
}

/** Returns a page of an open file. */
export function openedPage(
  way: FileAccess,
  path: string,
  run: (on: OnFile) => Soon<Response>,
): AnyPage {
  return page(`GET ${path}`, way.permission, (context) =>
    way.open(context, (file) => {
      const shown = run({ way, context, file })
      return soon(shown, (answer) =>
        soon(noteSeenHere({ context, file, at: way.file }), () => answer),
      )
    }),
  )
}

/** Returns what a form of an open file is sent to. */
export function openedForm<Data, Made = never>(
  way: FileAccess,
  path: string,
  schema: z.ZodType<Data>,
  formOf: FormOf<Data, Made>,
): AnyPage {
  return page(`POST ${path}`, { permission: way.permission, drawsLeft: true }, (context) =>
    answerOpened(way, context, schema, formOf),
  )
}

export type FormOf<Data, Made = never> = (
  on: OnFile,
  fields: Record<string, string>,
) => SentForm<Data, Made>

/** Answers a form of an open file, which may close between opening it and using the form. */
export async function answerOpened<Data, Made = never>(
  way: FileAccess,
  context: RequestContext,
  schema: z.ZodType<Data>,
  formOf: FormOf<Data, Made>,
): Promise<Response> {
  const fields = await fieldsIn(context.request)
  return way.open(context, (file) => {
    const form = formOf({ way, context, file }, fields)
    return answerForm(context, schema, fields, {
      ...form,
      otherwise: (error) => (isOver(error) ? way.over(context) : form.otherwise?.(error)),
    })
  })
}

type OpenedOptions = Parameters<typeof showForm>[2] & {
  /** The kind of page, for what is shown above or below it. */
  around?: PageOfFile
}

/** Shows a page of an open file, and on it a form as it was sent. */
export function showOpened(
  {
    context,
    file,
  }: { context: RequestContext; file: Pick<OpenFile, 'above' | 'below' | 'headers'> },
  { around, main, ...options }: OpenedOptions,
  shown: ShownForm = freshForm(),
): Promise<Response> {
  const { headers } = file
  const whole = around ? (
    <>
      {file.above(around)}
      {main}
      {file.below(around)}
    </>
  ) : (
    main
  )
  return showForm(context, shown, { headers, isResult: true, ...options, main: whole })
}

interface FormOfFile {
  title: string
  lead?: string | false
  /** What is below the lead. */
  more?: ReactNode
  /** What was done just now. */
  said?: string | false
  main: ReactNode
  /** What is below the way back. */
  after?: ReactNode
  /** The text of the way back. */
  back?: string
  here: string
}

/** Shows a form of an open file: above it what is wrong with it, below it the way back and how long the file is open. */
export function showFormOf(on: OnFile, shown: ShownForm, page: FormOfFile): Promise<Response> {
  const { title, lead = false, said, here } = page
  const { way, context } = on
  const { words } = context
  const main = (
    <>
      <Lead title={title} lead={lead}>
        {page.more}
      </Lead>
      {said && <Flash>{said}</Flash>}
      <ErrorSummary form={shown.form} words={words} />
      {page.main}
      <Way href={way.file} text={page.back ?? words.file.back} />
      {page.after}
    </>
  )
  return showOpened(on, { title, main, here, around: 'form' }, shown)
}

/** Tells whether the file closed between opening a page of it and using that page. */
export function isOver(error: unknown): boolean {
  const over = ['viewing.ended', 'link.not_linked', 'lookup.no_data_found']
  return error instanceof Refusal && over.includes(error.code)
}
