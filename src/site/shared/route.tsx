import { sharedTokenIn } from '#gate'
import { closeShareViewing } from '#modules/shares'
import { flashCookie } from '../cookies.ts'
import { withLost } from '../file/lost.tsx'
import { type Shelf, sorted } from '../file/shelf.ts'
import { showAll, showDocument, showLarge } from '../file/show-documents.tsx'
import { refreshAtEnd, TimeLeft } from '../file/time-left.tsx'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { droppedShared, inSharedViewing, type OpenPart } from './in-viewing.tsx'
import { Owner, Shared } from './page.tsx'
import { sharedQuestionPages } from './question-route.tsx'
import { sharedReceiptPages } from './receipt-route.tsx'

type Opened = OpenPart & { shelf: Shelf }

/** A page of the opened share. */
const opened = (path: string, run: (context: RequestContext, open: Opened) => Promise<Response>) =>
  page({
    method: 'GET',
    path,
    permission: 'public',
    run: (context) =>
      inSharedViewing(context, async (open) =>
        run(context, { ...open, shelf: await shelfOf(context, open) }),
      ),
  })

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
  }
}

const below = ({ words }: RequestContext, { shelf, secondsLeft }: Opened) => {
  const back = { href: '/shared/file', text: words.shared.back }
  const above = <TimeLeft {...{ words, secondsLeft }} at="/shared" link={back} />
  return { shelf, above, headers: refreshAtEnd(secondsLeft, '/shared/file') }
}

const sharedFilePage = opened('/shared/file', (context, { part, shelf, secondsLeft }) => {
  const { words, organisation } = context
  const above = <TimeLeft {...{ words, secondsLeft }} at="/shared" />
  return show(context, {
    title: words.shared.fileTitle(part.record.name, organisation.displayName),
    main: <Shared {...{ words, part, shelf, above }} />,
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

const closePage = page({
  method: 'POST',
  path: '/shared/close',
  permission: 'public',
  goesOnWhenFull: true,
  run: async (context) => {
    const token = sharedTokenIn(context.request.headers, context.ctx.config.url)
    if (token !== null) await context.ctx.write((write) => closeShareViewing(write, token))
    return seeOther('/shared', [droppedShared(context), flashCookie('closed', context.isSecure)])
  },
})

export const sharedPages = [
  ...sharedQuestionPages,
  ...sharedReceiptPages,
  sharedFilePage,
  documentPage,
  largePage,
  printPage,
  closePage,
]
