import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { mountGet } from '#api'
import { type App, type Entrance, enter, refuseUnless } from '#gate'
import { readSettings } from '#modules/organisation'
import { Refusal } from '#platform/errors'
import { directionOf, staffLanguages } from '#platform/languages.schema'
import { flashCookie, languagesOf, wordsFor } from '#site'
import { dashboardPolicy, workerPolicies } from './arriving.ts'

/** Returns the root of the checkout or the package: the nearest folder upwards with a package.json. */
function root(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/**
 * Mounts the dashboard's files as Vite built them. Only staff get the index document, with a fresh nonce
 * for Mantine's styles, in the language of the public site if staff texts exist in it; a visitor is sent to
 * sign in and returns here.
 */
export function mountDashboard(hono: Hono, app: App): void {
  const folder = join(root(), 'dist/dashboard')
  const isBuilt = existsSync(join(folder, 'index.html'))
  const index = isBuilt ? readFileSync(join(folder, 'index.html'), 'utf8') : null
  if (isBuilt) mountAssets(hono, folder)
  const isSecure = app.runtime.config.url.startsWith('https:')
  const serve = async (c: Context) => {
    if (index === null) return c.text('The dashboard is not built. Run: npm run build', 503)
    const nonce = randomBytes(16).toString('base64')
    c.header('content-security-policy', dashboardPolicy(nonce))
    const organisation = await readSettings(app.runtime.database.reader)
    const chosen = wordsFor(c.req.raw, organisation, { isSecure, isMute: false }).lang
    const lang = staffLanguages.find((language) => language === chosen) ?? 'en'
    const dir = directionOf(lang)
    return c.html(
      filled(index.replace('<html lang="en">', `<html lang="${lang}" dir="${dir}">`), {
        NONCE: nonce,
        TIMEZONE: organisation.timeZone,
        LANGUAGES: languagesOf(organisation).join(' '),
      }),
    )
  }
  const answer = async (c: Context) => {
    try {
      return await enter(app, dashboard, c.req.raw, ({ ctx }) => {
        // An API key is not a person who could look at pages.
        refuseUnless(ctx.actor.kind === 'account', 'session.required')
        return serve(c)
      })
    } catch (error) {
      if (error instanceof Refusal && error.code === 'session.forbidden')
        return turnedAway(c, isSecure)
      throw error
    }
  }
  for (const path of ['/dashboard', '/dashboard/*']) mountGet(hono, path, answer)
}

/** A visitor who is not signed in is sent to do so, and returns here (`sitePageFor`). */
const dashboard: Entrance = { method: 'GET', path: '/dashboard', permission: 'records:own' }

/** Dashboard pages that a moderator has too; every other page is for admins. */
const moderatorsPages =
  /^\/dashboard\/(submit|submissions|taught-classes|records\/[^/]+\/edit)(\/|$)/

/** Turns away everyone but staff: redirects to their own file, or says which role they lack. */
function turnedAway(c: Context, isSecure: boolean): Response {
  const { pathname } = new URL(c.req.url)
  if (/^\/dashboard\/?$/.test(pathname)) return c.redirect('/my/file', 303)
  const flash = moderatorsPages.test(pathname) ? 'not-moderator' : 'not-admin'
  c.header('set-cookie', flashCookie(flash, isSecure))
  return c.redirect('/', 303)
}

/** Returns the index document with its placeholders filled in: `__NAME__` by the text, safe within an attribute. */
function filled(html: string, places: Record<string, string>): string {
  return html.replace(/__([A-Z]+)__/g, (place, name: string) => {
    const text = places[name]
    return text?.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`) ?? place
  })
}

/**
 * Mounts the assets, which Vite names by their content, so a browser may keep them for ever; the build
 * compressed them. An asset of an earlier build is gone, and must not be answered with the index document.
 */
function mountAssets(hono: Hono, folder: string): void {
  mountGet(
    hono,
    '/dashboard/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/dashboard/, ''),
      onFound: (_, c) => {
        c.header('cache-control', 'public, max-age=31536000, immutable')
        const own = workerPolicies.find(({ file }) => file.test(c.req.path))
        if (own) c.header('content-security-policy', own.policy)
      },
    }),
    (c) => c.notFound(),
  )
}
