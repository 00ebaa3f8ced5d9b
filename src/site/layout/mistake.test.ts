import { expect, test } from 'vitest'
import { offerEveryLanguage } from '#test/choose-settings'
import { startTestApp } from '#test/test-app'
import { catalogues } from '../catalogues.ts'

const app = await startTestApp()
await offerEveryLanguage(app)

const pageIn = async (language: string) => {
  const answer = await app.request('/verify', { headers: { cookie: `language=${language}` } })
  return await answer.text()
}

test.each(['hi', 'ne', 'ar', 'fil'] as const)(
  'pages in %s, which no speaker has read, ask for mistakes in their texts',
  async (language) => {
    const page = await pageIn(language)
    expect(page).toContain(`>${catalogues[language].layout.mistake}</a>`)
    expect(page).toMatch(/href="\/tell\/concern\?page=[^"]+">/)
  },
)

test.each(['en', 'bn'] as const)('pages in %s do not', async (language) => {
  expect(await pageIn(language)).not.toContain(catalogues[language].layout.mistake)
})
