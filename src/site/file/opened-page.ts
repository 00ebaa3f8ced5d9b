import { type AnyPage, page, type RequestContext } from '../route.ts'
import type { FileAccess, OpenFile } from './file-access.ts'

/** Shows a page of an open file. */
type Run = (context: RequestContext, file: OpenFile) => Promise<Response>

/** Returns a page below the open file's address. */
export function openedPage(way: FileAccess, part: string, run: Run): AnyPage {
  return page({
    method: 'GET',
    path: `${way.file}${part}`,
    permission: way.permission,
    run: (context) => way.open(context, (file) => run(context, file)),
  })
}
