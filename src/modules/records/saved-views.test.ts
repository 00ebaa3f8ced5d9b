import { describe, expect, test } from 'vitest'
import { changeView, deleteView, listViews, saveView } from '#modules/records'
import { bothEngines, forEachTest, people, startTestRuntime } from '#test/test-runtime'
import { mostSavedViews, newSavedViewSchema } from './schema.ts'

describe.each(bothEngines)('saved views on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))

  const amina = () => app.as(people.amina)
  const view = (name: string, filters: object = {}) =>
    newSavedViewSchema.parse({ name, filters, columns: ['state', 'picture'] })
  const save = (name: string, filters?: object) =>
    amina().write((ctx) => saveView(ctx, view(name, filters)))
  const names = async (who = amina()) =>
    (await who.read((ctx) => listViews(ctx))).map(({ name }) => name)

  test('are kept with filters and columns, renamed, changed and forgotten', async () => {
    const saved = await save('  To approve ', { state: 'pending', missing: 'lmia' })
    expect(saved).toMatchObject({ name: 'To approve', columns: ['state', 'picture'] })
    expect(await amina().read(listViews)).toEqual([saved])
    const { id } = saved
    await amina().write((ctx) => changeView(ctx, { id, changes: { name: 'Waiting' } }))
    await amina().write((ctx) => changeView(ctx, { id, changes: { filters: { visible: 'no' } } }))
    expect(await amina().read(listViews)).toMatchObject([
      { name: 'Waiting', filters: { visible: 'no' }, columns: ['state', 'picture'] },
    ])
    await amina().write((ctx) => deleteView(ctx, id))
    expect(await names()).toEqual([])
  })

  test('belong to one person; for others they do not exist', async () => {
    const { id } = await save('Mine')
    const bashir = app.as(people.bashir)
    expect(await names(bashir)).toEqual([])
    const refused = { code: 'saved_view.not_found' }
    const renaming = bashir.write((ctx) => changeView(ctx, { id, changes: { name: 'His' } }))
    await expect(renaming).rejects.toMatchObject(refused)
    await expect(bashir.write((ctx) => deleteView(ctx, id))).rejects.toMatchObject(refused)
    await bashir.write((ctx) => saveView(ctx, view('Mine')))
    expect(await names()).toEqual(['Mine'])
  })

  test('have names that differ, and are at most fifty', async () => {
    await save('Waiting')
    await expect(save('waiting')).rejects.toMatchObject({ code: 'saved_view.name_taken' })
    const other = await save('Other')
    const renaming = amina().write((ctx) =>
      changeView(ctx, { id: other.id, changes: { name: 'WAITING' } }),
    )
    await expect(renaming).rejects.toMatchObject({ code: 'saved_view.name_taken' })
    for (let number = 2; number < mostSavedViews; number++) await save(`View ${number}`)
    await expect(save('One more')).rejects.toMatchObject({ code: 'saved_view.too_many' })
  })
})
