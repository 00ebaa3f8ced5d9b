import type { ReactNode } from 'react'
import { documentKindSchema } from '#modules/documents/schema'
import { refuseUnless } from '#platform/errors'
import { draw, drawOnce, drawWith } from '../drawn.ts'
import { longMoment } from '../layout/dates.ts'
import type { RequestContext } from '../route.ts'
import { show, showSoon } from '../show.tsx'
import { DocumentPage, LargePage, UnshownPage } from './document-page.tsx'
import { OneDocument } from './one-document.tsx'
import type { Shelf } from './page.tsx'

interface Shown {
  shelf: Shelf
  above: ReactNode
  headers: Record<string, string>
}

/** Shows the paper in the address; of one's own file, also why a paper is not there. */
export function showDocument(context: RequestContext, { shelf, above, headers }: Shown) {
  const kind = documentKindSchema.safeParse(context.params.kind).data
  const document = shelf.documents.find((each) => each.kind === kind)
  const isOwn = shelf.candidate === null
  refuseUnless(kind && kind !== 'photo' && (document || isOwn), 'route.not_found')
  const asked = Number(context.query.get('page'))
  const page = document && asked >= 1 && asked <= document.pages ? Math.floor(asked) : 1
  const main = () =>
    document ? (
      <DocumentPage {...{ shelf, document, page }} />
    ) : (
      <UnshownPage {...{ shelf, kind }} />
    )
  return showSoon(context, {
    title: context.words.kinds[kind],
    drawn: [
      drawOnce(above),
      shelf.drawnWith
        ? drawWith(shelf.drawnWith, [shelf.at, kind, page, document?.fault].join(' '), main)
        : draw(main()),
    ],
    headers,
    isResult: true,
  })
}

/** Shows every page of the paper in the address, large. */
export function showLarge(context: RequestContext, { shelf, above, headers }: Shown) {
  const document = shelf.documents.find(({ kind }) => kind === context.params.kind)
  refuseUnless(document, 'route.not_found')
  return show(context, {
    title: document.label,
    main: <LargePage {...{ shelf, document, above }} />,
    headers,
    isResult: true,
  })
}

/** Shows all papers on one page, for printing, below whose they are. */
export function showAll(
  context: RequestContext,
  { shelf, above, headers, person }: Shown & { person: ReactNode },
) {
  const { words, ctx } = context
  return show(context, {
    title: words.file.printAll,
    main: (
      <>
        {above}
        {person}
        {shelf.documents.map((document) => (
          <OneDocument
            key={document.id}
            {...{ shelf, document }}
            pages={Array.from({ length: document.pages }, (_, index) => index + 1)}
            title={<h2 id={document.kind}>{document.label}</h2>}
          />
        ))}
        <p className="print-only">{words.file.taken(longMoment(ctx.clock.now(), words))}</p>
      </>
    ),
    headers,
    isResult: true,
  })
}
