import { z } from 'zod'
import { getNotice, listNotices } from '#modules/notices'
import { noticeFilterSchema } from '#modules/notices/schema'
import { nullIfNotFound, Refusal, refuseUnless } from '#platform/errors'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { beginningOf, noticeFor } from './list.tsx'
import { Notices, OneNotice } from './page.tsx'

const listPage = page({
  method: 'GET',
  path: '/notices',
  permission: 'public',
  run: async (context) => {
    const { organisation, words, request } = context
    const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
    const filter = noticeFilterSchema.safeParse({ cursor })
    refuseUnless(filter.success, 'route.not_found')
    const list = await context.ctx
      .read((ctx) => listNotices(ctx, filter.data))
      .catch(nullIfNoCursor)
    refuseUnless(list, 'route.not_found')
    const { title, description } = words.notices
    const number = Math.floor(list.from / list.pageSize) + 1
    return show(context, {
      title: number === 1 ? title : `${title}, ${number}`,
      description: description(organisation.displayName),
      main: <Notices {...list} words={words} organisation={organisation} />,
    })
  },
})

/** Of the list, only the cursor in the address can be wrong. */
function nullIfNoCursor(error: unknown): null {
  if (error instanceof Refusal && error.code === 'request.invalid') return null
  throw error
}

const onePage = page({
  method: 'GET',
  path: '/notices/{id}',
  permission: 'public',
  run: async (context) => {
    const { ctx, organisation, words, params } = context
    const id = z.uuid().safeParse(params.id)
    refuseUnless(id.success, 'route.not_found')
    // A removed notice is an unknown address: the black page.
    const known = await ctx.read((read) => getNotice(read, id.data)).catch(nullIfNotFound)
    refuseUnless(known, 'route.not_found')
    const notice = noticeFor(known, context)
    return show(context, {
      title: notice.title,
      description: `${words.layout.from(organisation.displayName)}: ${shortened(beginningOf(notice))}`,
      main: <OneNotice organisation={organisation} words={words} notice={notice} />,
    })
  },
})

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 160 ? line : `${line.slice(0, 157).replace(/\s\S*$/, '')}…`
}

export const noticePages = [listPage, onePage]
