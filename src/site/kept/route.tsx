import { refuseUnless } from '#platform/errors'
import { builtIsland } from '../assets.ts'
import { page } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { keptAddresses } from './addresses.ts'
import { NothingKept } from './start-page.tsx'

/** Seen where nothing is kept: a phone that keeps something answers this address itself. */
const nothingPage = page(`GET ${keptAddresses.page}`, 'public', (context) => {
  const { words } = context
  const title = words.keptPage.none
  return show(context, { title, main: <NothingKept {...{ words, title }} /> })
})

/** Comes here only where no worker answers it, and so nothing is kept. */
const removedPage = page(`POST ${keptAddresses.remove}`, 'public', async () =>
  seeOther(keptAddresses.page),
)

/**
 * The worker that answers for what a phone keeps, at an address that never changes: a browser asks for it again at each
 * visit, at the latest after a day. Switched off, it removes what is kept and itself.
 */
const workerPage = page(`GET ${keptAddresses.worker}`, 'public', async ({ ctx }) => {
  const script = builtIsland('kept-worker')
  refuseUnless(script, 'route.not_found')
  const begins = ctx.config.keepsOnPhone ? '' : 'self.isOff=true\n'
  return new Response(begins + script.toString(), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // A worker has the policy of its own answer: it may ask this site, and nothing else.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
})

export const keptPages = [nothingPage, removedPage, workerPage]
