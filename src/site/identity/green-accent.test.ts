import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'

test('an agency in green has the ink in its place beside documents, in each look', async () => {
  const app = await startTestApp()
  const styles = async (colour: string) =>
    (await app.request(`/assets/accent/${colour}.css`)).text()
  const beside = /:root\.slim,:root\.slim\[data-theme\]\{--accent:var\(--ink\)/
  expect(await styles('1f8a4c')).toMatch(beside)
  expect(await styles('efad4a')).not.toMatch(beside)
})
