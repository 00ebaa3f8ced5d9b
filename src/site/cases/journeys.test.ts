import { expect, test } from 'vitest'
import { type CaseKind, kindsThat, rowOf } from '#modules/cases/schema'
import { receiveOriginal } from '#modules/documents'
import { recordItemPayment } from '#modules/training'
import { newItemPaymentSchema } from '#modules/training/schema'
import { fileOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const admin = await app.key('admin')
const record = await approvedRecord(app)
const payment = newItemPaymentSchema.parse({
  ...{ item: 'fee', paidBy: 'agency', amount: 500, currency: 'BDT' },
  ...{ method: 'cash', receivedOn: '2026-11-19' },
})
const original = {
  ...({ kind: 'passport', purpose: 'embassy' } as const),
  ...{ receivedOn: '2026-11-01', dueOn: '2027-03-01' },
}
await app.as(people.amina).write(async (ctx) => {
  await recordItemPayment(ctx, { recordId: record.id, payment })
  await receiveOriginal(ctx, { recordId: record.id, original })
})
const file = await fileOf(app, record)

/** What somebody writes in the form of each kind, and what staff answer. */
const journeys: Partial<Record<CaseKind, { typed: Record<string, string>; result: string }>> = {
  mistake: { typed: { proposed: 'Rahima Bibi' }, result: 'declined' },
  payment: { typed: { text: 'I paid less' }, result: 'answered' },
  money: {
    typed: { item: 'visa', amount: '5000', currency: 'BDT', paidTo: 'X', paidOn: '2026-11-01' },
    result: 'answered',
  },
  contract: { typed: { amount: '800', currency: 'SAR', employer: 'Other' }, result: 'answered' },
  original: { typed: {}, result: 'returned' },
  leaving: { typed: { language: 'en' }, result: 'done' },
  concern: { typed: { text: 'A stranger sold it' }, result: 'closed' },
  code: { typed: { name: 'Rahima', number: 'A1', from: '+880 1' }, result: 'closed' },
  complaint: { typed: { about: 'agency', text: 'No pay', send: 'send' }, result: 'answered' },
}
const brought = kindsThat(({ by }) => by !== 'product')

const page = file.text
const links = (html: string) =>
  [...html.slice(html.indexOf('<main')).matchAll(/href="([^"#]+)"/g)].map(([, href = '']) => href)

test('every kind that people bring is three taps from the open file, without number or code', async () => {
  const wrong: string[] = []
  if (!links(await page('/file')).includes('/file/tell')) wrong.push('/file')
  const choice = links(await page('/file/tell'))
  for (const kind of brought) {
    const isOwn = rowOf(kind).by === 'candidate'
    const at = `${isOwn ? '/file' : ''}/tell/${kind}`
    const first = await page(at)
    const part = links(first).find((href) => href.startsWith(`${at}?part=`))
    const form = part ? await page(part) : first
    const ends = form.includes(`action="${at}"`)
    const asks = isOwn && /name="(code|accessCode|number)"/.test(form)
    if (!choice.includes(at) || !ends || asks || (rowOf(kind).part && !part)) wrong.push(kind)
  }
  expect(wrong).toEqual([])
})

test('every kind goes from the person to staff, with whom, what and how much, and back', async () => {
  expect(Object.keys(journeys).toSorted()).toEqual([...brought].toSorted())
  const wrong: string[] = []
  for (const [kind, { typed, result }] of Object.entries(journeys) as [CaseKind, never][]) {
    const { by, part, results, readBy } = rowOf(kind)
    const at = `${by === 'candidate' ? '/file' : ''}/tell/${kind}`
    const about = part && /part=([^"]+)/.exec(await page(at))?.[1]
    await file.post(at, { ...(typed as object), ...(about ? { part: about } : {}) })
    const listed = await app.json('GET', `/cases?kind=${kind}&state=open`, { key: admin })
    const [one] = listed.cases
    if (!one) {
      wrong.push(`${kind}: not with staff`)
      continue
    }
    const whom = by === 'candidate' ? one.name && one.reference : true
    const much = 'amount' in rowOf(kind).fields || kind === 'payment' ? one.money?.amount : true
    if (!whom || !much || (about && one.part !== about))
      wrong.push(`${kind}: ${JSON.stringify(one)}`)
    const text = results[result]?.text ? { text: 'We looked' } : {}
    const body = { kind, result, ...text }
    const answer = await app.call('POST', `/cases/${one.id}/answer`, { key: admin, body })
    if (answer.status !== 200) wrong.push(`${kind}: ${await answer.text()}`)
    const told = await page(readBy === 'file' ? '/file/told' : `/case/${one.number}`)
    if (
      !told.includes(one.number) ||
      (results[result]?.text && readBy !== 'staff' && !told.includes('We looked'))
    )
      wrong.push(`${kind}: not told`)
  }
  expect(wrong).toEqual([])
})
