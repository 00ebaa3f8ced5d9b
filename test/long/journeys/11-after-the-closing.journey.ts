import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDashboard } from '#test/dashboard'
import { expect, test } from './journey.ts'
import { atDesk, candidates, openOwnFile, staff, telephone } from './people.ts'

test('What remains after the last day', async ({ life, browserOf, step }) => {
  const { product, kept } = life
  mkdirSync(life.files, { recursive: true })
  const zip = join(life.files, 'handover.zip')
  const early = await product.run(['handover', zip])
  expect(early.code).toBe(1)
  expect(existsSync(zip)).toBe(false)
  await life.pass(92)
  // What a server does each hour, it does soon after a start: candidates are told.
  await product.restart()
  const handed = await product.run(['handover', zip])
  expect(handed).toMatchObject({ code: 0 })
  expect(handed.stderr).toMatch(/^One candidate said yes\. /m)

  const visitor = await browserOf({ ...telephone, javaScriptEnabled: false })
  await visitor.goto(product.url)
  await step('What everybody reads after the last day', visitor, { also: 'bn' })
  const phone = await browserOf({ ...telephone, javaScriptEnabled: false })
  await openOwnFile(phone, product, { ...candidates.jamal, code: String(kept.jamal) })
  await step('A file after the last day', phone, { also: 'bn' })

  const desk = await browserOf()
  await atDesk(product, desk, staff.amina, ['/overview', /./])
  await expect(desk.getByRole('heading', { name: 'The tray is empty' })).toBeVisible()
  await step('Home after the last day', desk)
  await openDashboard(desk, product, '/records?view=due', /./)
  await step('What is due for removal', desk, { also: 'bn' })
  const doctor = async () => (await product.run(['doctor'])).stdout
  await expect.poll(doctor, { timeout: 120_000 }).toMatch(/^All is well/m)
})
