import { listNotices } from '#modules/notices'
import { page, pageBeforeSetUp } from '../route.ts'
import { listedAddresses } from './listed-addresses.ts'

const anHour = 'public, max-age=3600'

/**
 * What may be crawled. Personal pages are not listed here: they say `noindex` themselves, and a list would
 * only show where to look.
 */
const robotsPage = pageBeforeSetUp({
  method: 'GET',
  path: '/robots.txt',
  permission: 'public',
  run: async ({ organisation, ctx: { config } }) => {
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
})

/** The listed pages and the newest notices. */
const sitemapPage = page({
  method: 'GET',
  path: '/sitemap.xml',
  permission: 'public',
  run: async ({ ctx }) => {
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
  },
})

function entry(base: string, path: string, changed?: string): string {
  const lastModified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${new URL(path, base)}</loc>${lastModified}</url>`
}

export const crawlerPages = [robotsPage, sitemapPage]
