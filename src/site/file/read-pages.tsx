import type { ReactNode } from 'react'
import { issuerOf } from '#modules/attestations'
import { withdrawnSince } from '#modules/consents'
import { keptOnUntil } from '#modules/consents/schema'
import type { Organisation } from '#modules/organisation'
import type { ReadContext } from '#platform/context'
import { closingNow } from '../closing-now.ts'
import type { Words } from '../messages/index.ts'
import type { AnyPage, RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { OwnHelp } from './help.tsx'
import { Keep } from './keep-page.tsx'
import { KeptFor } from './kept-for.tsx'
import { openedPage } from './opened-page.ts'
import { Standing } from './standing.tsx'
import type { OpenFile, WayIn } from './way-in.ts'

/** A page of the file that only says something. */
interface ReadPage {
  part: string
  title: (words: Words, organisation: Organisation) => string
  draw: (asked: {
    context: RequestContext
    file: OpenFile
    words: Words
    organisation: Organisation
    at: WayIn['file']
  }) => ReactNode | Promise<ReactNode>
}

const readPages: readonly ReadPage[] = [
  {
    part: '/standing',
    title: ({ file }) => file.standing,
    draw: async ({ context, file, ...rest }) => (
      <Standing {...rest} opened={file.opened} removedFrom={await removedFromOf(context, file)} />
    ),
  },
  {
    part: '/keep',
    title: ({ file }) => file.keepTitle,
    draw: async ({ context, file, organisation, ...rest }) => (
      <Keep
        {...rest}
        organisation={organisation}
        closing={closingNow(organisation, context.ctx.clock.now())}
        removedFrom={await removedFromOf(context, file)}
        hasDocuments={file.opened.documents.some(({ kind }) => kind !== 'photo')}
        isAttested={issuerOf(context.ctx.config.url) !== null}
      />
    ),
  },
  {
    part: '/help',
    title: ({ help }) => help.fileTitle,
    draw: ({ words, file }) => <OwnHelp words={words} record={file.opened.record} rank="h1" />,
  },
  {
    part: '/kept',
    title: ({ file }) => file.keptMore,
    draw: ({ words, organisation }) => <KeptFor {...{ words, organisation }} />,
  },
]

/** Returns the pages of an own file that only say something. */
export function readPagesOf(way: WayIn): AnyPage[] {
  return readPages.map((each) => readPageOf(way, each))
}

function readPageOf(way: WayIn, { part, title, draw }: ReadPage): AnyPage {
  return openedPage(way, part, async (context, file) => {
    const { words, organisation } = context
    return show(context, {
      title: title(words, organisation),
      main: (
        <>
          {file.above('read')}
          {await draw({ context, file, words, organisation, at: way.file })}
        </>
      ),
      headers: file.headers,
      isResult: true,
    })
  })
}

const removedFromOf = (context: RequestContext, { recordId }: OpenFile) =>
  context.ctx.read((read) => removedFromIn(read, context, recordId))

/**
 * Returns from when the contents are removed because the candidate does not want them kept, by a no or by leaving;
 * null otherwise.
 */
export async function removedFromIn(
  read: ReadContext,
  { organisation }: Pick<RequestContext, 'organisation'>,
  recordId: string,
): Promise<string | null> {
  const since = await withdrawnSince(read, { recordId, purpose: 'keeping' })
  return since === null ? null : keptOnUntil(since, organisation.timeZone)
}
