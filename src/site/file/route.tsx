import { refuseUnless, viewingTokenIn } from '#gate'
import { confirmOriginal } from '#modules/documents'
import { signedStepSchema } from '#modules/documents/originals.schema'
import { documentKinds } from '#modules/documents/schema'
import { closeViewing } from '#modules/lookup'
import type { OpenedRecord } from '#modules/lookup/schema'
import { factsOf } from '#modules/records/facts.schema'
import { listShares } from '#modules/shares'
import { dayIn } from '#platform/clock/schema'
import { type ReadContext, type Soon, soon, soonAll, type WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { type Flash, flashCookie } from '../cookies.ts'
import { drawOnce, drawWith } from '../drawn.ts'
import { typedFields } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, showSoon } from '../show.tsx'
import { droppedViewing } from './by-viewing.tsx'
import { cardPagesOf } from './card.tsx'
import {
  type FileAccess,
  type FormOf,
  type OnFile,
  type OpenFile,
  openedForm,
  openedPage,
} from './file-access.tsx'
import { FirstPage } from './first-screen.tsx'
import { screenWith } from './first-screen-data.ts'
import { keepCopy } from './keep-copy.ts'
import { newsPageOf } from './news-page.tsx'
import { Facts, Person, type Shelf, sorted } from './page.tsx'
import { Wrong, withLost } from './page-parts.tsx'
import { readPagesOf } from './read-pages.tsx'
import { showAll, showDocument, showLarge } from './show-documents.tsx'
import { viewsPagesOf } from './views-route.tsx'

/** Returns the pages of a candidate's own file, for either way of opening it. */
export function filePagesOf(way: FileAccess): AnyPage[] {
  return [
    openedPage(way, way.file, showFile),
    newsPageOf(way),
    ...documentPagesOf(way),
    openedPage(way, `${way.file}/copy.pdf`, ({ context, file }) =>
      keepCopy(context, way, file.opened, 'large'),
    ),
    openedPage(way, `${way.file}/copy-small.pdf`, ({ context, file }) =>
      keepCopy(context, way, file.opened, 'small'),
    ),
    ...cardPagesOf(way),
    ...readPagesOf(way),
    openedForm(way, `${way.file}/originals`, typedFields, pressed),
    ...viewsPagesOf(way),
  ]
}

function showFile(on: OnFile): Soon<Response> {
  const { way, context, file } = on
  const { ctx, words, organisation } = context
  const { opened, headers, minutesLeft } = file
  const shelf = shelfOf(way, context, file)
  const beside = ctx.read((read) => besidesDocuments(read, on))
  return soon(soonAll([shelf, beside]), ([shelf, beside]) => {
    const today = dayIn(organisation.timeZone, ctx.clock.now())
    const name = [way.file, today, minutesLeft, shelf.photo?.fault, JSON.stringify(beside)].join(
      ' ',
    )
    return showSoon(context, {
      title: words.file.title(opened.record.name, organisation.displayName),
      drawn: [
        drawOnce(file.above('file')),
        drawWith(opened, name, () => (
          <FirstPage {...{ words, way, opened, shelf, today, minutesLeft, ...beside }} />
        )),
      ],
      headers,
      isResult: true,
    })
  })
}

/** Returns what is new and next, and whether the page of shares would be empty. */
function besidesDocuments(read: ReadContext, on: OnFile) {
  const { recordId, opened } = on.file
  const mayShare = opened.documents.some(
    ({ kind }) => kind !== 'photo' && documentKinds[kind].shareable !== 'never',
  )
  const screen = screenWith(read, on)
  const shares = mayShare ? [] : listShares(read, { recordId })
  return soon(soonAll([screen, shares]), ([screen, { length }]) => {
    return { screen, sharesSomething: mayShare || length > 0 }
  })
}

/** Closes the file that number and code opened. */
export const closePage = page(
  'POST /file/close',
  { permission: 'public', goesOnWhenFull: true },
  async (context) => {
    const { ctx, request, isSecure } = context
    const token = viewingTokenIn(request.headers, ctx.config.url)
    if (token !== null) await ctx.write((write) => closeViewing(write, token))
    return seeOther('/', [droppedViewing(context), flashCookie('closed', isSecure)])
  },
)

/** The candidate's buttons beside an original that the agency has; the file then shows the result. */
const pressed: FormOf<Record<string, string>> = ({ way, context }, { id = '', deed = '' }) => ({
  does: async () => {
    // Asked within the transaction: a file that closed in between confirms nothing.
    const flash = await context.ctx.write(async (write) => {
      const { recordId } = await way.holder(write, context)
      return noted(write, { recordId, id, deed })
    })
    return seeOther(`${way.file}/standing#originals`, [flashCookie(flash, context.isSecure)])
  },
  // Staff or another window were faster: the file shows the current state.
  otherwise: (error) =>
    error instanceof Refusal && error.code.startsWith('original.')
      ? seeOther(`${way.file}/standing#originals`)
      : undefined,
})

async function noted(
  write: WriteContext,
  { recordId, id, deed }: { recordId: string; id: string; deed: string },
): Promise<Flash> {
  const { data } = signedStepSchema.safeParse({ step: deed })
  refuseUnless(data, 'original.not_found')
  await confirmOriginal(write, { recordId, id, ...data, by: 'code' })
  return 'original-confirmed'
}

/** Returns the pages of the papers of an own file: each alone, large, and all of them for printing. */
function documentPagesOf(way: FileAccess): AnyPage[] {
  const shown = ({ context, file }: OnFile) =>
    soon(shelfOf(way, context, file), (shelf) => {
      return { shelf, above: file.above('read'), headers: file.headers }
    })
  const path = `${way.file}/documents/{kind}`
  return [
    openedPage(way, path, (on) => soon(shown(on), (all) => showDocument(on.context, all))),
    openedPage(way, `${path}/large`, async (on) => showLarge(on.context, await shown(on))),
    openedPage(way, `${way.file}/print`, async (on) => {
      const all = await shown(on)
      const person = <Printed shelf={all.shelf} opened={on.file.opened} />
      return showAll(on.context, { ...all, person })
    }),
  ]
}

/** Returns the papers of an open file with what is said beside them. */
function shelfOf(
  { file: at }: Pick<FileAccess, 'file'>,
  context: RequestContext,
  { opened, recordId }: OpenFile,
): Soon<Shelf> {
  const { words, organisation } = context
  const { withheld, seen, contested, record } = opened
  return soon(withLost(context, recordId, opened.documents), (documents) => ({
    ...{ words, organisation, at, withheld, seen, contested, ...sorted(documents) },
    approvedAt: record.approvedAt,
    candidate: null,
    drawnWith: opened,
  }))
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
