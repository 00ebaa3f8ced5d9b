import type { App } from '#gate'
import { findOrganisation, lastOrganisation, type Organisation } from '#modules/organisation'
import { httpStatusOf, type Refusal } from '#platform/errors'
import { assets } from './assets.ts'
import { NotSent, showEnded, writtenOf } from './file/by-viewing.tsx'
import { Statement, Way } from './layout/fields.tsx'
import { sentenceOf } from './problems.ts'
import { onTheWayTo, pageAddress, signInPageFor } from './return-address.ts'
import { seeOther, show } from './show.tsx'
import { type Words, wordsFor } from './words.ts'

/** A form that was refused before any page could answer it. */
export interface RefusedForm {
  /** The address that it was sent to. */
  path: string
  fields: Readonly<Record<string, string>>
  /** Where its page is shown; undefined where the answer to the form is that page. */
  shownAt?: string
}

/** Returns the page for what no page could answer: a refusal, an unknown address, a defect. */
export async function sitePageFor(
  app: App,
  request: Request,
  refusal: Refusal | null,
  form?: RefusedForm,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const isAsked = request.method === 'GET' && form === undefined
  if (refusal?.code === 'session.required' && isAsked) {
    // An older bookmark may hold a search term, which goes no further.
    searchParams.delete('search')
    const query = searchParams.size > 0 ? `?${searchParams}` : ''
    return seeOther(signInPageFor(request, app.runtime.config.url, pathname + query))
  }
  if (refusal?.code === 'session.second_factor_owed') return seeOther('/account/second-factor')
  const { organisation, isSetUp } = await organisationOf(app)
  const isSecure = app.runtime.config.url.startsWith('https:')
  const words = wordsFor(request, organisation, { isSecure, isMute: false })
  const { path = pathname, fields = {}, shownAt } = form ?? {}
  const asked = { organisation, words, request, path, isSecure, ctx: app.runtime, shownAt }
  const written = writtenOf(fields)
  const isOwnForm = /^\/my\/(file|shares|payments)\//.test(path) || written.length > 0
  if (refusal?.code === 'session.required' && isOwnForm)
    return showEnded(asked, {
      ...{ written, status: 401, here: '/my/file' },
      next: {
        label: words.login.title,
        href: signInPageFor(request, app.runtime.config.url, '/my/file'),
      },
    })
  const here = isAsked ? {} : { here: '/' }
  if (refusal?.code === 'route.not_found' && organisation)
    return show(asked, {
      title: words.errors.notFoundTitle,
      main: <NotFound words={words} />,
      status: 404,
      isBlack: true,
      ...here,
    })
  const { title, sentences, retryAfter } = explain(refusal, words)
  const isAwhile = refusal?.kind === 'unavailable' && retryAfter && isAsked
  const leave = isSetUp ? wayOn(refusal, path, words) : null
  return show(asked, {
    title,
    main: (
      <Statement
        button="button"
        title={title}
        sentences={sentences}
        next={isAwhile ? { label: words.errors.again, href: pageAddress(path + search) } : leave}
      >
        {written.length > 0 && <NotSent file={words.file} written={written} />}
      </Statement>
    ),
    status: refusal ? httpStatusOf[refusal.kind] : 500,
    headers: {
      ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
      ...(refusal?.allow.length ? { allow: refusal.allow.join(', ') } : {}),
    },
    ...here,
  })
}

/**
 * An error page must appear even when the database has failed: then under the name that was last read. A process that
 * could not read it yet does not know whether it is set up, and leads to the home page, which is the same question
 * again.
 */
async function organisationOf(
  app: App,
): Promise<{ organisation: Organisation | null; isSetUp: boolean }> {
  const { reader } = app.runtime.database
  try {
    const organisation = await findOrganisation(reader)
    return { organisation, isSetUp: organisation !== null }
  } catch {
    return { organisation: lastOrganisation(reader), isSetUp: true }
  }
}

/** A page whose forms are sent to addresses below it. */
const ownPage = /^\/(account|my\/\w+)/

function wayOn(refusal: Refusal | null, path: string, { login, errors, file }: Words) {
  if (refusal?.code === 'request.opened_for_other' && path.startsWith('/file/'))
    return { label: file.openAgain, href: '/check' }
  if (refusal?.code === 'session.required')
    return { label: login.title, href: onTheWayTo(ownPage.exec(path)?.[0] ?? '/', '/login') }
  if (refusal?.code === 'setup.already_done') return { label: login.title, href: '/login' }
  return { label: errors.backHome, href: '/' }
}

function explain(refusal: Refusal | null, words: Words) {
  const { errors } = words
  if (!refusal) return { title: errors.failedTitle, sentences: [errors.failed] }
  if (refusal.code === 'setup.required')
    return { title: errors.notSetUpTitle, sentences: [errors.notSetUp] }
  const { retryAfter } = refusal
  const title = retryAfter === undefined ? errors.refusedTitle : errors.tooManyTitle
  return { title, sentences: [sentenceOf(refusal, words)], retryAfter }
}

/** The black page of an address with nothing behind it. */
function NotFound({ words: { errors, caseKinds } }: { words: Words }) {
  return (
    <section className="nothing">
      <img src={assets.nothingHere.url} alt="" width={320} height={220} loading="lazy" />
      <h1>{errors.notFoundTitle}</h1>
      <p>{errors.notFound}</p>
      <Way className="button" href="/" text={errors.backHome} />
      <Way className="quiet" href="/tell/concern" text={caseKinds.concern.title} />
    </section>
  )
}
