import type { ReactNode } from 'react'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Holder } from '#modules/shares'
import type { ReadContext } from '#platform/context'
import type { AnyPage, RequestContext } from '../route.ts'

/** Where the reader of an own file is: on a form, or on what is read. */
export type PageOfFile = 'file' | 'shares' | 'image' | 'read' | 'form' | 'form-beside'

/** An own file that is open now, with its papers named in the reader's language. */
export interface OpenFile {
  opened: OpenedRecord
  /** What stands above a page of the file, so that its end is seen first; nothing above a form. */
  above(on: PageOfFile): ReactNode
  /** The same where a form comes first: a small screen begins with its first field. */
  below(on: PageOfFile): ReactNode
  headers: Record<string, string>
  recordId: string
}

/** One of the two ways to the own file: with number and code, or with a linked account. */
export interface WayIn {
  permission: AnyPage['permission']
  file: '/file' | '/my/file'
  shares: '/file/share' | '/my/shares'
  /** Whether the shares say who opened the file, too. */
  showsViews: boolean
  /** Shows what is open; explains itself when nothing is. */
  open(context: RequestContext, run: (file: OpenFile) => Promise<Response>): Promise<Response>
  /** Whose file it is now; refuses when it is over. */
  holder(ctx: ReadContext, context: RequestContext): Promise<Holder>
  /** The answer to who comes too late. */
  over(context: RequestContext): Promise<Response>
}
