import type { ReactNode } from 'react'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Holder } from '#modules/shares'
import type { ReadContext, Soon } from '#platform/context'
import { Refusal } from '#platform/errors'
import { fieldsIn } from '../form.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'

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

/** Shows a page of an open file. */
type Run = (context: RequestContext, file: OpenFile) => Soon<Response>

/** Returns a page below the open file's address. */
export function openedPage(way: FileAccess, part: string, run: Run): AnyPage {
  return page(`GET ${way.file}${part}`, way.permission, (context) =>
    way.open(context, (file) => run(context, file)),
  )
}

/** Answers what was typed into a form of an open file. */
type Answer = (
  context: RequestContext,
  file: OpenFile,
  fields: Record<string, string>,
) => Promise<Response>

/** Returns what a form below the open file's address is sent to. */
export function openedForm(way: FileAccess, part: string, answer: Answer): AnyPage {
  return page(`POST ${way.file}${part}`, way.permission, async (context) => {
    const fields = await fieldsIn(context.request)
    return way.open(context, (file) => answer(context, file, fields))
  })
}

/** Tells whether the file closed between opening a page of it and using that page. */
export function isOver(error: unknown): boolean {
  const over = ['viewing.ended', 'link.not_linked', 'lookup.no_data_found']
  return error instanceof Refusal && over.includes(error.code)
}
