import type { CaseKind } from '#modules/cases/schema'
import type { FileHolder } from '#modules/desk'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { ReadContext } from '#platform/context'
import type { OpenFile } from '../file/file-access.ts'
import type { AnyPage, RequestContext } from '../route.ts'
import type { Words } from '../words.ts'

/** What is open: an own file, or only an account. */
export type CaseFile = Pick<OpenFile, 'above' | 'below' | 'headers'> & {
  opened: Pick<OpenedRecord, 'record' | 'documents' | 'originals'> | null
}

/** One of the ways to what somebody may tell of themselves: with a file (file/file-access.ts), or with an account alone. */
export interface CaseWay {
  permission: AnyPage['permission']
  /** Where the pages are. */
  file: string
  /** What can be told there, where that is not everything that candidates may bring. */
  kinds?: readonly CaseKind[]
  /** The link back; by default to the file. */
  back?: (words: Words) => string
  open(context: RequestContext, run: (file: CaseFile) => Promise<Response>): Promise<Response>
  holder(ctx: ReadContext, context: RequestContext): Promise<FileHolder>
  over(context: RequestContext): Promise<Response>
}
