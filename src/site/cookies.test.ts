import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', { CANDOR_URL: 'https://files.padma.example' })

const post = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields) })
const page = async (cookie: string) => (await app.request('/check', { headers: { cookie } })).text()

test('over https theme and language are bound to this host', async () => {
  const theme = await post('/theme', { theme: 'light', return: '/' })
  expect(theme.headers.get('set-cookie')).toMatch(
    /^__Host-theme=light; .*Path=\/; .*Secure; SameSite=Lax$/,
  )
  const language = await post('/language', { language: 'bn', return: '/' })
  expect(language.headers.get('set-cookie')).toMatch(
    /^__Host-language=bn; .*Path=\/; .*Secure; SameSite=Lax$/,
  )
  expect(await page('__Host-theme=light; __Host-language=bn')).toMatch(
    /<html lang="bn"[^>]* data-theme="light"/,
  )
})

test('over https a cookie that a neighbouring host may have set is not believed', async () => {
  const html = await page('theme=light; language=bn; flash=login')
  expect(html).toMatch(/<html lang="en"[^>]* data-theme="dark"/)
  expect(html).not.toContain('class="flash"')
})

test('over https a message for the next page is shown once, and its cookie dropped', async () => {
  const headers = { cookie: '__Host-flash=logout' }
  const answer = await app.request('/check', { headers })
  expect(await answer.text()).toContain('class="flash"')
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-flash=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  ])
})
