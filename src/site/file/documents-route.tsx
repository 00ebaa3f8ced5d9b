import type { OpenedRecord } from '#modules/lookup/schema'
import { factsOf } from '#modules/records/facts.schema'
import type { AnyPage, RequestContext } from '../route.ts'
import { withLost } from './lost.tsx'
import { openedPage } from './opened-page.ts'
import { Facts, Person } from './person.tsx'
import { type Shelf, sorted } from './shelf.ts'
import { showAll, showDocument, showLarge } from './show-documents.tsx'
import type { OpenFile, WayIn } from './way-in.ts'
import { Wrong } from './wrong.tsx'

/** Returns the pages of the papers of an own file: each alone, large, and all of them for printing. */
export function documentPagesOf(way: WayIn): AnyPage[] {
  const shown = async (context: RequestContext, file: OpenFile) => ({
    shelf: await shelfOf(way, context, file),
    above: file.above('read'),
    headers: file.headers,
  })
  return [
    openedPage(way, '/documents/{kind}', async (context, file) =>
      showDocument(context, await shown(context, file)),
    ),
    openedPage(way, '/documents/{kind}/large', async (context, file) =>
      showLarge(context, await shown(context, file)),
    ),
    openedPage(way, '/print', async (context, file) => {
      const all = await shown(context, file)
      const person = <Printed shelf={all.shelf} opened={file.opened} />
      return showAll(context, { ...all, person })
    }),
  ]
}

/** Returns the papers of an open file with what is said beside them. */
export async function shelfOf(
  { file: at }: Pick<WayIn, 'file'>,
  context: RequestContext,
  { opened, recordId }: OpenFile,
): Promise<Shelf> {
  const { words, organisation } = context
  const { withheld, seen, contested, record } = opened
  const documents = await withLost(context, recordId, opened.documents)
  return {
    ...{ words, organisation, at, withheld, seen, contested, ...sorted(documents) },
    approvedAt: record.approvedAt,
    candidate: null,
  }
}

/** Whose papers are printed: with the photo, each detail, and what was called wrong. */
function Printed({ shelf, opened }: { shelf: Shelf; opened: OpenedRecord }) {
  const { words, photo, at, contested } = shelf
  const { file, fields, lang: language } = words
  const { record } = opened
  const facts = [
    ...factsOf(record, { fields, language }),
    [file.reference, record.reference],
  ] as const
  return (
    <Person {...{ words, photo }} name={record.name}>
      <Facts
        facts={facts}
        beside={(target, label) => (
          <Wrong {...{ words, contested, label, target, at }} about="detail" />
        )}
      />
    </Person>
  )
}
