import { sharedTokenIn } from '#gate'
import { closeShareViewing } from '#modules/shares'
import { flashCookie } from '../cookies.ts'
import { withLost } from '../file/lost.tsx'
import { showImage } from '../file/show-image.tsx'
import { refreshAtEnd, TimeLeft } from '../file/time-left.tsx'
import { page } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { droppedShared, inSharedViewing } from './in-viewing.tsx'
import { Shared } from './page.tsx'
import { sharedQuestionPages } from './question-route.tsx'
import { sharedReceiptPages } from './receipt-route.tsx'

const sharedFilePage = page({
  method: 'GET',
  path: '/shared/file',
  permission: 'public',
  run: (context) =>
    inSharedViewing(context, async ({ part: told, secondsLeft, viewing: { recordId } }) => {
      const { words, organisation } = context
      const part = { ...told, documents: await withLost(context, recordId, told.documents) }
      return show(context, {
        title: words.shared.fileTitle(part.record.name, organisation.displayName),
        main: (
          <Shared {...{ words, organisation, part, secondsLeft }} now={context.ctx.clock.now()} />
        ),
        headers: refreshAtEnd(secondsLeft, '/shared/file'),
        isResult: true,
      })
    }),
})

const sharedImagePage = page({
  method: 'GET',
  path: '/shared/documents/{id}',
  permission: 'public',
  run: (context) =>
    inSharedViewing(context, async ({ part, secondsLeft, viewing: { recordId } }) =>
      showImage(context, {
        documents: await withLost(context, recordId, part.documents),
        above: <TimeLeft words={context.words} secondsLeft={secondsLeft} at="/shared" />,
        headers: refreshAtEnd(secondsLeft, '/shared/file'),
        at: '/shared',
        back: '/shared/file',
      }),
    ),
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
  sharedImagePage,
  closePage,
]
