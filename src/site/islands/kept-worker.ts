/**
 * Answers on a phone without internet for what its owner keeps there: the start page and the card. It asks the network
 * for everything else, and keeps nothing itself (`keep-on-phone.ts` does, when its button is pressed). It ends, with what
 * is kept, when the server says so: by the script at its address, or by a start page without the header.
 *
 * It imports nothing: old browsers run no modules here.
 */
interface Asked {
  request: Request
  respondWith(answer: Promise<Response>): void
}

interface KeptWorker {
  /** Set by the server before everything else, when phones may keep nothing. */
  isOff?: true
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    hear: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void
  addEventListener(type: 'fetch', hear: (event: Asked) => void): void
}

const worker = self as unknown as KeptWorker
const name = 'kept'
const mayBeKept = 'x-keep-on-phone'
/** In milliseconds. A network that is there and does not answer is none. */
const patience = 10_000
/** The styles of the page that says that it is gone. */
const last = new Map<string, Response>()

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(worker.isOff ? forget() : worker.clients.claim()),
)
worker.addEventListener('fetch', (event) => {
  const answer = worker.isOff ? null : answerTo(event.request)
  if (answer !== null) event.respondWith(answer)
})

/** Null for all that the network answers alone. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return null
  if (pathname === '/kept/remove') return request.method === 'POST' ? removed(request) : null
  if (request.method !== 'GET') return null
  if (pathname === '/') return request.mode === 'navigate' ? startPage(request) : null
  const isKept = pathname === '/kept' || pathname.startsWith('/kept/')
  return isKept || pathname.startsWith('/assets/kept-') ? keptOr(request) : null
}

async function keptOr(request: Request): Promise<Response> {
  return (await keptAt(request.url)) ?? last.get(request.url)?.clone() ?? fetch(request)
}

async function keptAt(address: string): Promise<Response | undefined> {
  return (await caches.has(name)) ? (await caches.open(name)).match(address) : undefined
}

/** Asks the network first: what is kept is old. */
async function startPage(request: Request): Promise<Response> {
  const answer = await Promise.race([fetch(request).catch(() => undefined), after(patience)])
  if (answer === undefined || answer.status >= 500)
    return (await keptAt('/kept')) ?? answer ?? Response.error()
  if (answer.ok && !answer.headers.has(mayBeKept)) await forget()
  return answer
}

const after = (time: number) =>
  new Promise<undefined>((done) => {
    setTimeout(done, time)
  })

async function forget(): Promise<void> {
  await caches.delete(name)
  await worker.registration.unregister()
}

/**
 * Removes everything, and says so in the words that came with the page, also without internet. The form names what is
 * kept, which no other website can.
 */
async function removed(request: Request): Promise<Response> {
  const page = await keptAt('/kept')
  const sent = (await request.formData()).get('version')
  if (page !== undefined && page.headers.get('x-version') !== sent) return page
  const html = await page?.text()
  for (const { url } of (await caches.has(name)) ? await (await caches.open(name)).keys() : []) {
    const styles = url.includes('/assets/kept-') && (await keptAt(url))
    if (styles) last.set(url, styles)
  }
  await forget()
  const [, gone] = /<template>(.*)<\/template>/s.exec(html ?? '') ?? []
  if (html === undefined || gone === undefined) return Response.redirect('/kept', 303)
  const text = html.replace(/(<main[^>]*>).*(<\/main>)/s, (_, open, close) => open + gone + close)
  const policy = "default-src 'none'; style-src 'self'"
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}
