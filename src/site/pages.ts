import { signOut } from '#modules/accounts'
import { listNotices } from '#modules/notices'
import { legalPages } from '#modules/organisation/lines.schema'
import { cookieName, setCookie } from '#platform/cookies.schema'
import { aboutPage, closingPage } from './about/about.tsx'
import { homePage } from './about/home.tsx'
import { domainsPage, legalPage } from './about/legal.tsx'
import { accountPages } from './account/route.tsx'
import { apiDocsPage, apiPartPage } from './api-docs/route.tsx'
import { publicCasePages } from './cases/route.tsx'
import { checkPages } from './check/check.tsx'
import { flashCookie, themeCookie, themes, usualTheme } from './cookies.ts'
import { formIn, pageField } from './form.ts'
import { helpPage } from './help/help.tsx'
import { identityPages } from './identity/route.ts'
import { keptPages } from './kept/route.tsx'
import { ownPages } from './my/route.ts'
import { noticePages } from './notices/notices.tsx'
import { officialChecksPage } from './official-checks/official-checks.tsx'
import { previewPages } from './preview/route.tsx'
import { receiptPages } from './receipts/route.tsx'
import { pageAddress } from './return-address.ts'
import { type AnyPage, page, pageBeforeSetUp } from './route.ts'
import { sharedPages } from './shared/route.tsx'
import { seeOther } from './show.tsx'
import { confirmPages } from './sign-in/confirm.tsx'
import { forgotPages } from './sign-in/forgot.tsx'
import { loginPages } from './sign-in/login.tsx'
import { registerPages } from './sign-in/register.tsx'
import { resetPages } from './sign-in/reset.tsx'
import { secondFactorPages } from './sign-in/second-factor.tsx'
import { setUpPages } from './sign-in/set-up.tsx'
import { verifyPages } from './verify/route.tsx'
import { type Language, languagesOf } from './words.ts'

/** Every page that search engines may list, besides the notices. A test keeps it complete. */
const listedAddresses: readonly string[] = [
  '/',
  '/check',
  '/check/work-permit',
  '/check/visa-paper',
  '/check/application-status',
  '/check/lmia',
  '/shared',
  '/verify',
  '/official-checks',
  '/tell',
  '/tell/complaint',
  '/help',
  '/notices',
  '/about',
  '/domains',
  '/tell/concern',
  '/tell/code',
  ...legalPages.map((page) => `/legal/${page}`),
  '/api/v1/docs',
]

const anHour = 'public, max-age=3600'

/**
 * What may be crawled. Personal pages are not listed here: they say `noindex` themselves, and a list would
 * only show where to look.
 */
const robotsPage = pageBeforeSetUp(
  'GET /robots.txt',
  'public',
  async ({ organisation, ctx: { config } }) => {
    const lines =
      organisation === null
        ? ['User-agent: *', 'Disallow: /']
        : [
            'User-agent: *',
            'Disallow: /dashboard',
            '',
            `Sitemap: ${new URL('/sitemap.xml', config.url)}`,
          ]
    return new Response(`${lines.join('\n')}\n`, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': organisation === null ? 'no-store' : anHour,
      },
    })
  },
)

/** The listed pages and the newest notices. */
const sitemapPage = page('GET /sitemap.xml', 'public', async ({ ctx }) => {
  const { notices } = await ctx.read((read) => listNotices(read, { pageSize: 100 }))
  const entries = [
    ...listedAddresses.map((path) => entry(ctx.config.url, path)),
    ...notices.map(({ id, publishedAt }) =>
      entry(ctx.config.url, `/notices/${id}`, publishedAt.slice(0, 10)),
    ),
  ]
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': anHour }
  return new Response(xml, { headers })
})

function entry(base: string, path: string, changed?: string): string {
  const lastModified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${new URL(path, base)}</loc>${lastModified}</url>`
}

const crawlerPages = [robotsPage, sitemapPage]

/** Ends the session, if there is one. */
const logoutPage = page(
  'POST /logout',
  { permission: 'public', goesOnWhenFull: true },
  async ({ accounts, ctx, request, isSecure }) => {
    const ended = await signOut(ctx, accounts, request.headers)
    const answer = seeOther('/', [...ended.getSetCookie(), flashCookie('logout', isSecure)])
    // Drafts of the dashboard hold passports, and this page has no script that could remove them.
    answer.headers.set('clear-site-data', '"storage"')
    return answer
  },
)

/** Returns to the page on which a button of its head was pressed. */
const backFrom = (form: Awaited<ReturnType<typeof formIn>>) =>
  pageAddress(String(form.get(pageField) ?? form.get('return') ?? '/'))

// The buttons are in the head, so theirs is the first field of the name: the page's form may have its own.

/** Remembers the theme and returns to the page. */
const themePage = pageBeforeSetUp(
  'POST /theme',
  { permission: 'public', sendsFormAlong: true },
  async ({ request, isSecure }) => {
    const form = await formIn(request)
    const theme = themes.find((each) => each === form.get('theme')) ?? usualTheme
    return seeOther(backFrom(form), [themeCookie(theme, isSecure)])
  },
)

/** Remembers the language and returns to the page. A language that is not offered changes nothing. */
const languagePage = pageBeforeSetUp(
  'POST /language',
  { permission: 'public', sendsFormAlong: true },
  async ({ request, organisation, isSecure }) => {
    const form = await formIn(request)
    const language = languagesOf(organisation).find((each) => each === form.get('language'))
    const cookies = language === undefined ? [] : [languageCookie(language, isSecure)]
    return seeOther(backFrom(form), cookies)
  },
)

/** Remembers the language for a year. */
function languageCookie(language: Language, isSecure: boolean): string {
  const year = 365 * 24 * 60 * 60
  return setCookie(cookieName('language', isSecure), language, { isSecure, seconds: year })
}

/** Every public page, once: the router and the tests read this list. */
export const pages: readonly AnyPage[] = [
  homePage,
  ...checkPages,
  closingPage,
  ...sharedPages,
  ...ownPages,
  ...verifyPages,
  ...receiptPages,
  ...loginPages,
  ...secondFactorPages,
  ...forgotPages,
  ...resetPages,
  ...confirmPages,
  ...registerPages,
  ...accountPages,
  logoutPage,
  themePage,
  languagePage,
  ...setUpPages,
  officialChecksPage,
  helpPage,
  ...publicCasePages,
  ...noticePages,
  legalPage,
  aboutPage,
  domainsPage,
  ...crawlerPages,
  ...identityPages,
  ...keptPages,
  apiDocsPage,
  apiPartPage,
  ...previewPages,
]

/** Pages whose form may include a file: their bodies may be larger than others. */
export const pagesWithFile: ReadonlySet<string> = new Set(
  pages.filter(({ bringsFile }) => bringsFile).map(({ path }) => path),
)
