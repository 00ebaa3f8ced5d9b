import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { App } from '#api'
import { mustSetUpSecondFactor, readSettings } from '#modules/organisation'
import { actAs, system } from '#platform/context'
import { languagesOf, wordsFor } from '#site'
import { dashboardPolicy } from './headers.ts'

/** The checkout's or the package's root: the nearest folder upwards with a package.json. */
function root(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/**
 * The dashboard's files as Vite built them. The index document goes to signed-in people only, with
 * a fresh nonce for Mantine's styles, in the language of the public site; a visitor is sent to sign
 * in and comes back.
 */
export function mountDashboard(hono: Hono, app: App): void {
  const folder = join(root(), 'dist/dashboard')
  const isBuilt = existsSync(join(folder, 'index.html'))
  const index = isBuilt ? readFileSync(join(folder, 'index.html'), 'utf8') : null
  if (isBuilt) mountAssets(hono, folder)
  hono.on('GET', ['/dashboard', '/dashboard/*'], async (c) => {
    const actor = await app.accounts.authenticate(c.req.raw.headers)
    if (actor.kind !== 'account') {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`/login?return=${encodeURIComponent(pathname + search)}`, 303)
    }
    if (await actAs(app.runtime, actor).read(mustSetUpSecondFactor))
      return c.redirect('/account/second-factor', 303)
    if (index === null) return c.text('The dashboard is not built. Run: npm run build', 503)
    const nonce = randomBytes(16).toString('base64')
    c.header('content-security-policy', dashboardPolicy(nonce))
    const organisation = await actAs(app.runtime, system).read(({ tx }) => readSettings(tx))
    const { lang, dir } = wordsFor(
      c.req.raw,
      organisation,
      app.runtime.config.url.startsWith('https:'),
    )
    return c.html(
      filled(index.replace('<html lang="en">', `<html lang="${lang}" dir="${dir}">`), {
        NONCE: nonce,
        LANGUAGES: languagesOf(organisation).join(' '),
        ORGANISATION: organisation.displayName,
      }),
    )
  })
}

/** The index document with its places filled in: `__NAME__` by the text, safe within an attribute. */
function filled(html: string, places: Record<string, string>): string {
  return html.replace(/__([A-Z]+)__/g, (place, name: string) => {
    const text = places[name]
    return text?.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`) ?? place
  })
}

/**
 * Vite names its assets by their content, so a browser may keep them for ever; the build compressed
 * them. One of an earlier build is gone, and must not become the index document.
 */
function mountAssets(hono: Hono, folder: string): void {
  hono.get(
    '/dashboard/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/dashboard/, ''),
      onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
    (c) => c.notFound(),
  )
}
