import { createHash } from 'node:crypto'
import type { ActionContext } from '#platform/context'
import { originalKey } from './document.ts'
import { selectAfter, selectExisting } from './documents.store.ts'
import { documentIdIn } from './sweep-files.ts'

/** What the doctor found wrong with one file. */
export interface FileFinding {
  problem: 'missing' | 'wrong' | 'orphan'
  /** The document's id, or the key of a file that no row names. */
  subject: string
}

/** Compares every row with its file (there, and the bytes of the hash) and every file with its row. */
export async function* examineFiles(ctx: ActionContext): AsyncIterable<FileFinding> {
  let last = ''
  for (;;) {
    const documents = await ctx.read(({ tx }) => selectAfter(tx, last, 200))
    for (const document of documents) {
      last = document.id
      const opened = await ctx.storage.open(originalKey(document))
      if (!opened) {
        yield { problem: 'missing', subject: document.id }
        continue
      }
      const hash = createHash('sha256')
      for await (const chunk of opened.stream) hash.update(chunk)
      if (hash.digest('hex') !== document.sha256) yield { problem: 'wrong', subject: document.id }
    }
    if (documents.length === 0) break
  }
  for await (const { key } of ctx.storage.list('originals/')) {
    const id = documentIdIn(key)
    const named = await ctx.read(({ tx }) => selectExisting(tx, [id]))
    if (!named.has(id)) yield { problem: 'orphan', subject: key }
  }
}
