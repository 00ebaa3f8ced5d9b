import { listRecords } from '../api/records.ts'
import { filePage } from '../site/file/page.tsx'

/** Answers both faces. */
export async function start() {
  return [await listRecords(), await filePage()]
}
