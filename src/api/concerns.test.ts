import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/test-app'

describe('concerns over the API', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('anybody reports, an admin reads and answers', async () => {
    const body = { text: 'A man in Sylhet sells visas in your name.', from: '+880 1', page: '/' }
    const reported = await app.call('POST', '/concerns', { body })
    expect(reported.status).toBe(201)
    const { id } = (await reported.json()) as { id: string }
    const key = await app.key('admin')
    const list = await app.call('GET', '/concerns?state=open', { key })
    expect(await list.json()).toMatchObject({ open: 1, concerns: [{ id, ...body }] })
    const empty = await app.call('PATCH', `/concerns/${id}`, { key, body: { state: 'answered' } })
    expect(await empty.json()).toMatchObject({
      fields: [{ path: 'note', message: 'Write down what was answered.' }],
    })
    const change = { state: 'answered', note: 'Told the police.' }
    const answered = await app.call('PATCH', `/concerns/${id}`, { key, body: change })
    expect(await answered.json()).toMatchObject({ ...change, ...body })
    const { people, concerns } = (await (await app.call('GET', '/concerns', { key })).json()) as {
      people: Record<string, string>
      concerns: { changedBy: string }[]
    }
    expect(people[concerns[0]?.changedBy as string]).toBe('test admin (API key)')
  })

  test('a report tells who did what about it, and when', async () => {
    const key = await app.key('admin')
    const reported = await app.call('POST', '/concerns', { body: { text: 'Was it you?' } })
    const { id } = (await reported.json()) as { id: string }
    await app.call('PATCH', `/concerns/${id}`, { key, body: { state: 'closed' } })
    const one = await app.call('GET', `/concerns/${id}`, { key })
    expect(await one.json()).toMatchObject({
      concern: { id, text: 'Was it you?', state: 'closed' },
      steps: [
        { action: 'concern.closed', by: 'test admin (API key)' },
        { action: 'concern.reported', by: null },
      ],
    })
    const none = await app.call('GET', '/concerns/019a0000-0000-7000-8000-000000000000', { key })
    expect(none.status).toBe(404)
  })
})
