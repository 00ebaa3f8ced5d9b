import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

const sheet = /<(?:\w+:)?sheet\s[^>]*>/g
const hidden = /\sstate=["'](hidden|veryHidden)["']/

/** Which sheets of a workbook nobody sees who opens it, in their order. */
export async function hiddenSheets(workbook: Buffer): Promise<boolean[]> {
  const zip = await fromBufferPromise(workbook, { autoClose: false })
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== 'xl/workbook.xml') continue
    const xml = (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8')
    return [...xml.matchAll(sheet)].map(([tag]) => hidden.test(tag))
  }
  return []
}
