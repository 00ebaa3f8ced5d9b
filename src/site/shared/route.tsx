import { sharedCookieName, sharedTokenIn } from '#gate'
import { keepShareReceipt, readShareReceipt, reportAltered } from '#modules/receipts'
import { receiptRates } from '#modules/receipts/schema'
import {
  closeShareViewing,
  describeShared,
  findShareViewing,
  type ShareViewing,
} from '#modules/shares'
import type { SharedPart } from '#modules/shares/schema'
import type { Soon } from '#platform/context'
import { nullIfNotFound } from '#platform/errors'
import { droppedViewingCookie, flashCookie } from '../cookies.ts'
import { documentsIn, refreshAtEnd, TimeLeft } from '../file/by-viewing.tsx'
import { DocumentList, type Shelf, sorted } from '../file/page.tsx'
import { withLost } from '../file/page-parts.tsx'
import { showAll, showDocument, showLarge } from '../file/show-documents.tsx'
import { Way } from '../layout/fields.tsx'
import { KeepReceipt } from '../layout/receipts.tsx'
import { showStatement, withoutCookie } from '../layout/statement-pages.tsx'
import { showReceipt } from '../receipts/page.tsx'
import { keptOnce, notKept } from '../receipts/route.tsx'
import { page, type RequestContext } from '../route.ts'
import { keyOfForm } from '../sent-once.ts'
import { seeOther, show } from '../show.tsx'
import { Owner, sharedQuestionPages } from './page.tsx'

const keepPage = page('POST /shared/receipts', 'public', (context) =>
  inSharedViewing(context, async ({ viewing }) => {
    const { ctx, address } = context
    try {
      await ctx.limits.takeByAddress(receiptRates.receipt, address)
      const form = { key: await keyOfForm(context), whose: `share ${viewing.shareId}` }
      const number = await keptOnce(context, form, (write) => keepShareReceipt(write, viewing))
      return seeOther(`/shared/receipts/${number}`)
    } catch (error) {
      return notKept(context, error)
    }
  }),
)

/** While the share is open, its receipt also states the candidate's name for it. */
const receiptPage = page('GET /shared/receipts/{number}', 'public', (context) =>
  inSharedViewing(context, async ({ viewing, secondsLeft }) => {
    try {
      const typed = context.params.number ?? ''
      const receipt = await reportAltered(context.ctx, typed, (read) =>
        readShareReceipt(read, viewing, typed),
      )
      const headers = refreshAtEnd(secondsLeft, '/shared/file')
      return showReceipt(context, receipt, '/shared/file', headers)
    } catch (error) {
      return notKept(context, error)
    }
  }),
)

const sharedReceiptPages = [keepPage, receiptPage]

type Opened = OpenPart & { shelf: Shelf }

/** A page of the opened share. */
const opened = (path: string, run: (context: RequestContext, open: Opened) => Soon<Response>) =>
  page(`GET ${path}`, 'public', (context) =>
    inSharedViewing(context, async (open) =>
      run(context, { ...open, shelf: await shelfOf(context, open) }),
    ),
  )

async function shelfOf(
  context: RequestContext,
  { part, viewing: { recordId } }: OpenPart,
): Promise<Shelf> {
  const { words, organisation } = context
  const { record, contested } = part
  const documents = await withLost(context, recordId, part.documents)
  return {
    ...{ words, organisation, contested, ...sorted(documents) },
    ...{ at: '/shared', withheld: [], seen: [] },
    approvedAt: record.approvedAt,
    candidate: record.name,
    drawnWith: null,
  }
}

const below = ({ words }: RequestContext, { shelf, secondsLeft }: Opened) => {
  const back = { href: '/shared/file', text: words.shared.back }
  const above = <TimeLeft {...{ words, secondsLeft }} at="/shared" link={back} />
  return { shelf, above, headers: refreshAtEnd(secondsLeft, '/shared/file') }
}

/** What the other side of a share sees first: whose papers, which of them, and what is said of the person. */
const sharedFilePage = opened('/shared/file', (context, { part, shelf, secondsLeft }) => {
  const { words, organisation } = context
  const { shared, file } = words
  const isEmpty = shelf.documents.length === 0
  return show(context, {
    title: shared.fileTitle(part.record.name, organisation.displayName),
    main: (
      <>
        <TimeLeft {...{ words, secondsLeft }} at="/shared" />
        <Owner {...{ words, part, shelf }}>
          {isEmpty ? <p className="papers">{shared.none}</p> : <DocumentList shelf={shelf} />}
        </Owner>
        {!isEmpty && (
          <Way within="screen-only" className="button" href="/shared/print" text={file.printAll} />
        )}
        <KeepReceipt words={words} action="/shared/receipts" fields={{}} />
      </>
    ),
    headers: refreshAtEnd(secondsLeft, '/shared/file'),
    isResult: true,
  })
})

const documentPage = opened('/shared/documents/{kind}', (context, open) =>
  showDocument(context, below(context, open)),
)

const largePage = opened('/shared/documents/{kind}/large', (context, open) =>
  showLarge(context, below(context, open)),
)

const printPage = opened('/shared/print', (context, open) => {
  const { part, shelf } = open
  const person = <Owner words={context.words} {...{ part, shelf }} />
  return showAll(context, { ...below(context, open), person })
})

const closePage = page(
  'POST /shared/close',
  { permission: 'public', goesOnWhenFull: true },
  async (context) => {
    const token = sharedTokenIn(context.request.headers, context.ctx.config.url)
    if (token !== null) await context.ctx.write((write) => closeShareViewing(write, token))
    return seeOther('/shared', [droppedShared(context), flashCookie('closed', context.isSecure)])
  },
)

export const sharedPages = [
  ...sharedQuestionPages,
  ...sharedReceiptPages,
  sharedFilePage,
  documentPage,
  largePage,
  printPage,
  closePage,
]

/** What the share of this browser holds. */
interface OpenPart {
  viewing: ShareViewing
  part: SharedPart
  secondsLeft: number
}

/** Shows what the share of this browser holds; explains when there is none any more. */
async function inSharedViewing(
  context: RequestContext,
  run: (open: OpenPart) => Promise<Response>,
): Promise<Response> {
  const { ctx, request, words } = context
  const token = sharedTokenIn(request.headers, ctx.config.url)
  if (token === null)
    return withoutCookie(context, { at: '/shared', openAgain: words.shared.openAgain })
  const open = await ctx.read(async (read): Promise<OpenPart | null> => {
    const viewing = await findShareViewing(read, token)
    if (!viewing) return null
    // The record may stop being public between the two queries.
    const part = await describeShared(read, viewing).catch(nullIfNotFound)
    if (!part) return null
    const milliseconds = Date.parse(viewing.endsAt) - Date.parse(read.clock.now())
    const documents = documentsIn(words, part.documents)
    return { viewing, part: { ...part, documents }, secondsLeft: Math.ceil(milliseconds / 1000) }
  })
  if (open) return run(open)
  // The explanation is the same for every reason (H7).
  const { endedTitle: title, ended, openAgain } = words.shared
  return showStatement(context, {
    title,
    sentences: [ended],
    next: { label: openAgain, href: '/shared' },
    status: 410,
    headers: { 'set-cookie': droppedShared(context) },
    here: '/shared',
  })
}

function droppedShared({ ctx, isSecure }: RequestContext): string {
  return droppedViewingCookie(sharedCookieName(ctx.config.url), isSecure)
}
