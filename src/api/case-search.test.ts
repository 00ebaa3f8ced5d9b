import { describe, expect, test } from 'vitest'
import { assignCase, noteOnCase, openCase } from '#modules/cases'
import { bringCase } from '#modules/desk'
import { approvedRecord } from '#test/candidates'
import { mistake } from '#test/mistakes'
import { startTestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'

describe.each(bothEngines)('the search among cases on %s', async (engine) => {
  const app = await startTestApp(engine)
  const amina = app.as(people.amina)
  const anybody = app.as({ kind: 'anonymous' })
  const record = await approvedRecord(app, {
    name: 'Nguyễn Văn Đức',
  })
  const told = await anybody.write((ctx) =>
    bringCase(ctx, { recordId: record.id, kinds: null }, mistake('detail:name', '13 Lake Road')),
  )
  const concern = await anybody.write((ctx) =>
    openCase(ctx, {
      kind: 'concern',
      said: { about: 'website', text: 'দোকানে টাকা চেয়েছে', from: 'rahim@example.org' },
    } as never),
  )
  const { id: me } = await app.addPerson('admin', 'liza@padma.example')
  const cookie = await app.signIn('liza@padma.example')
  const list = (body: object, by: object = { cookie }) =>
    app.json('POST', '/cases/search', { ...by, body })
  const numbers = async (search: string) =>
    (await list({ search })).cases.map(({ number }: { number: string }) => number)

  test.each([
    ['a word of what was said', 'lake', () => told],
    ['words in any order', 'road 13', () => told],
    ['the name, without its marks', 'nguyen duc', () => told],
    ['the reference of the record', record.reference.toLowerCase(), () => told],
    ['the number of the case', '', () => told],
    ['another script', 'টাকা', () => concern],
    ['what a stranger can be reached by', 'rahim example', () => concern],
  ])('finds %s', async (_, search, found) => {
    const { number } = found()
    expect(await numbers(search || number)).toEqual([number])
  })

  test('a word that stands in none finds nothing; one that stands only in another’s does not', async () => {
    expect(await numbers('lake টাকা')).toEqual([])
    expect(await list({ search: 'duc', kind: 'concern' })).toMatchObject({ cases: [], open: 2 })
  })

  test('notes and answers are found; a photo stands beside whose it is, and who has it is counted', async () => {
    const [{ id }] = (await list({ search: 'lake' })).cases
    await amina.write((ctx) => noteOnCase(ctx, id, 'Called the ward office'))
    expect(await numbers('ward')).toEqual([told.number])
    expect(await list({ assignedTo: me })).toMatchObject({ cases: [], mine: 0 })
    await amina.write((ctx) => assignCase(ctx, id, me))
    expect(await list({ assignedTo: me })).toMatchObject({
      cases: [{ id, photoId: null }],
      mine: 1,
    })
  })

  test('a moderator finds only what they have', async () => {
    const { id } = await app.addPerson('moderator', 'mita@padma.example')
    const [one] = (await list({ search: 'lake' })).cases
    const own = { cookie: await app.signIn('mita@padma.example') }
    expect((await list({ search: 'lake' }, own)).cases).toEqual([])
    await amina.write((ctx) => assignCase(ctx, one.id, id))
    expect((await list({ search: 'lake' }, own)).cases).toMatchObject([{ id: one.id }])
  })
})
