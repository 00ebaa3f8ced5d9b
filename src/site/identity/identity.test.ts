import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inOwnWords } from '#test/said'
import { startTestApp, type TestApp } from '#test/test-app'

async function withSettings(body: object, run: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestApp()
  const key = await app.key('admin')
  const answer = await app.call('PATCH', '/organisation', { key, body, version: 1 })
  expect(answer.status).toBe(200)
  await run(app)
}
/** The side of a square picture, as PNG. */
async function sideOf(answer: Response): Promise<number> {
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(height).toBe(width)
  return width
}
const page = async (app: TestApp, path: string) => (await app.request(path)).text()

test('the accent of the settings is a stylesheet of its own, readable in both themes', () =>
  withSettings({ accentColour: '#7a3e8e' }, async (app) => {
    const address = /href="(\/assets\/accent\/[^"]+)"/.exec(await page(app, '/check'))?.[1]
    expect(address).toBe('/assets/accent/7a3e8e.css')
    const answer = await app.request(address as string)
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const styles = await answer.text()
    expect(styles).toContain(':root[data-theme="light"]{--accent:#7a3e8e')
    expect(styles.startsWith('@media screen{')).toBe(true)
    expect((await app.request('/assets/accent/1d70b8.css')).status).toBe(404)
  }))

test('the mark is the first letter of the name, whatever it is', () =>
  withSettings({ displayName: 'অগ্রণী ওভারসিজ', legalName: 'অগ্রণী ওভারসিজ লিমিটেড' }, async (app) => {
    const answer = await app.request('/favicon.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toContain('>অ</text>')
  }))

test('on a start screen it has the name, the colour and the mark, and opens with its address', () =>
  withSettings({ accentColour: '#7a3e8e' }, async (app) => {
    const address = /rel="manifest" href="([^"]+)"/.exec(await page(app, '/check'))?.[1]
    const answer = await app.request(address as string)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    expect(answer.headers.get('content-security-policy')).toContain("manifest-src 'self'")
    const { icons, ...said } = (await answer.json()) as { icons: { src: string }[] }
    expect(said).toMatchObject({
      name: 'Padma Overseas Ltd',
      theme_color: '#7a3e8e',
      display: 'browser',
    })
    const [drawing, picture] = await Promise.all(icons.map(({ src }) => app.request(src)))
    expect(drawing?.headers.get('content-type')).toBe('image/svg+xml')
    expect(await sideOf(picture as Response)).toBe(512)
  }))

test('the picture beside a shared link is drawn with the name', () =>
  withSettings({ telephones: ['16123'] }, async (app) => {
    const html = await page(app, '/')
    expect(html).toContain('content="http://localhost:3000/social-preview.png?v=2"')
    const answer = await app.request('/social-preview.png')
    expect(answer.headers.get('content-type')).toBe('image/png')
    const size = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(size).toMatchObject({ width: 1200, height: 630 })
  }))

test('tiles, menu, footer, legal texts and addresses of the settings are shown as they are', () =>
  withSettings(
    {
      tiles: [
        {
          url: 'https://jobs.padma.example/',
          title: inOwnWords('Jobs now'),
          text: { en: 'Welders for Malaysia' },
        },
      ],
      menu: [{ title: inOwnWords('Our work'), links: [{ url: '/notices' }] }],
      footerGroups: [
        { title: inOwnWords('Elsewhere'), links: [{ url: 'https://jobs.padma.example/' }] },
      ],
      legal: { privacy: inOwnWords('## Ours\n\nOur own <i>text</i>.') },
      webAddresses: ['https://jobs.padma.example/'],
      sourceCodeUrl: 'https://code.padma.example/candor',
    },
    async (app) => {
      const home = await page(app, '/')
      expect(home).toContain('<b class="outward">jobs.padma.example</b>')
      expect(home).toContain('<h2>Our work</h2>')
      expect(home).toContain('<summary>Elsewhere</summary>')
      expect(home).toContain('href="https://code.padma.example/candor"')
      const privacy = await page(app, '/legal/privacy')
      expect(privacy).toContain('<h2>Ours</h2><p>Our own &lt;i&gt;text&lt;/i&gt;.</p>')
      expect(await page(app, '/domains')).toContain('<dd>jobs.padma.example</dd>')
      expect(await page(app, '/legal/copyright')).toContain('Padma Overseas Ltd')
      expect((await app.request('/legal/other')).status).toBe(404)
    },
  ))

test('robots.txt points to the sitemap, and names no personal page', async () => {
  const app = await startTestApp()
  const robots = await page(app, '/robots.txt')
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect(robots).not.toMatch(/file|shared|login/)
})
