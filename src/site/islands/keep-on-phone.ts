/**
 * Reveals "Keep on this phone" beside the card, where the browser can. Keeps the start page with the card, and registers
 * the worker that answers for them without internet, only when the button is pressed; one press removes all of it.
 */
const name = 'kept'
const place = document.querySelector<HTMLElement>('[data-keep]')

// Over plain http browsers have neither, whatever the types say.
if (place && navigator.serviceWorker && window.caches) {
  const { keep: address = '', card = '', version = '', worker = '' } = place.dataset
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-is=${name}]`)
  const [same, other, said] = [part('same'), part('other'), part('said')]
  const [keep, replace, remove] = [part('keep'), part('replace'), part('remove')]

  const showState = async () => {
    const kept = await keptVersion()
    const shown = [
      [same, kept === version],
      [other, kept !== null && kept !== version],
      [keep, kept === null],
      [replace, kept !== null && kept !== version],
      [remove, kept !== null],
    ] as const
    for (const [element, isShown] of shown) if (element) element.hidden = !isShown
    place.hidden = false
  }
  const does = async (run: () => Promise<void>, text = '') => {
    const { failed = '' } = place.dataset
    const sentence = await run().then(
      () => text,
      () => failed,
    )
    await showState()
    if (said) said.textContent = sentence
  }
  for (const button of [keep, replace])
    button?.addEventListener('click', () =>
      does(() => keepNow({ address, card, version, worker }), place.dataset.done),
    )
  remove?.addEventListener('click', () => does(forget, place.dataset.gone))
  void showState()
}

interface Kept {
  /** Where the page to keep is. */
  address: string
  /** Where the card is, on that page too. */
  card: string
  /** Names what stands on it. */
  version: string
  worker: string
}

/** Returns which card is kept here; null where none is. */
async function keptVersion(): Promise<string | null> {
  if (!(await caches.has(name))) return null
  const page = await (await caches.open(name)).match('/kept')
  return page?.headers.get('x-version') ?? null
}

/** Gets everything before anything is kept: half of it would be none. */
async function keepNow({ address, card, version, worker }: Kept): Promise<void> {
  const [page, picture] = await Promise.all([whole(address, 'text/html'), whole(card, 'image/png')])
  const html = (await page.text()).replaceAll(`"${card}"`, '"/kept/card.png"')
  const parts = new DOMParser().parseFromString(html, 'text/html')
  const links = parts.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  const styles = await Promise.all(
    [...links].map(async ({ href }) => [href, await whole(href, 'text/css')] as const),
  )
  // Of the answer only what the page needs: it named an open file, and when that closes.
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.headers.get('content-security-policy') ?? '',
    'x-version': version,
  }
  try {
    await navigator.serviceWorker.register(worker)
    await caches.delete(name)
    const cache = await caches.open(name)
    for (const [href, answer] of styles) await cache.put(href, answer)
    await cache.put('/kept/card.png', picture)
    await cache.put('/kept', new Response(html, { headers }))
    await navigator.serviceWorker.ready
  } catch (error) {
    await forget()
    throw error
  }
}

/** Asks for a file. @throws where another page came in its place, as when the file has closed */
async function whole(address: string, type: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-store' })
  const isThis = answer.headers.get('content-type')?.startsWith(type)
  if (!answer.ok || answer.redirected || !isThis) throw new Error('not what was asked for')
  return answer
}

async function forget(): Promise<void> {
  await caches.delete(name)
  const registered = await navigator.serviceWorker.getRegistration('/')
  await registered?.unregister()
}
