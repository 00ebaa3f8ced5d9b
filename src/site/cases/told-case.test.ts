import { expect, test } from 'vitest'
import { type CaseKind, kindsThat } from '#modules/cases/kinds.schema'
import { day } from '#platform/clock'
import { type Browser, fileOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const admin = await app.key('admin')
const record = await approvedRecord(app, { nationality: 'BD', destinationCountry: 'CA' })

const typed = { employer: 'Other Farms', note: 'Twelve hours a day' }

/** Sends the form, follows it, and returns the address and the page to which it leads. */
async function sent(candidate: Browser, kind: CaseKind, fields: Record<string, string>) {
  const answer = await candidate.post(`/file/tell/${kind}`, fields)
  const at = answer.headers.get('location') ?? ''
  return { at, html: await candidate.text(at) }
}

test('what was sent is confirmed where the focus is: its day, its number, what happens next until when', async () => {
  const candidate = await fileOf(app, record)
  const { at, html } = await sent(candidate, 'contract', typed)
  const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'))
  expect(at).toMatch(/^\/file\/told\/[0-9a-f-]{36}$/)
  expect(main).toMatch(/role="status" tabindex="-1" autofocus=""><h1>Sent on 20\u00a0November 2026/)
  expect(main).toMatch(/CS-[0-9A-Z]{5}-[0-9A-Z]{5}-\d\d/)
  expect(main).toContain('What happens next, until 4\u00a0December 2026')
  expect(main).toContain('Take time before you sign.')
  expect(main).toContain('href="tel:911"')
  const [numbers, honest] = [main.lastIndexOf('href="tel:'), main.indexOf('Nobody here has called')]
  expect(numbers).toBeLessThan(honest)
  // Not the list of everything that was told: that is a link.
  expect(main).toContain('href="/file/told"')
  expect(main.match(/CS-[0-9A-Z]{5}/g)).toHaveLength(1)
  expect(main).toContain('Twelve hours a day')
})

test('once answered, its page says so, and what the row of news leads to gets old with it', async () => {
  const candidate = await fileOf(app, record)
  const { at } = await sent(candidate, 'contract', { employer: 'A third one' })
  const [one] = (
    await app.json('GET', '/cases?kind=contract&state=open', { key: admin })
  ).cases.filter(({ id }: { id: string }) => at.endsWith(id))
  const text = { sentences: [{ key: 'answer_read' }], own: 'We asked the employer.' }
  const body = { kind: 'contract', result: 'answered', text }
  await app.call('POST', `/cases/${one.id}/answer`, { key: admin, body })
  expect(await candidate.text('/file')).toContain(`href="${at}"`)
  const html = await candidate.text(at)
  expect(html).toContain('We asked the employer.')
  expect(html).not.toContain('Sent on')
  expect(await candidate.text('/file')).not.toContain(`href="${at}"`)
})

test('a disagreement that is refused keeps what was written, and one that is kept is confirmed', async () => {
  const candidate = await fileOf(app, record)
  const [one] = (await app.json('GET', '/cases?kind=contract&state=answered', { key: admin })).cases
  const at = `/file/told/${one.id}`
  const long = 'Not so. '.repeat(200)
  const refused = await candidate.post(at, { text: long })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(long.trim())
  app.clock.move(day)
  const nextDay = await fileOf(app, record)
  const answer = await nextDay.post(at, { text: 'They did not ask.' })
  expect(answer.headers.get('location')).toBe(at)
  expect(await nextDay.text(at)).toContain('<h1>Sent on 21\u00a0November 2026')
})

test('help outside stands beside what is about money, another contract, papers kept back', () => {
  const mayDoWithout = ['mistake', 'question']
  expect(kindsThat(({ needsHelp }) => needsHelp)).toEqual(
    kindsThat(({ by }) => by === 'candidate').filter((kind) => !mayDoWithout.includes(kind)),
  )
})
