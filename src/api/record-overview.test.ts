import { expect, test } from 'vitest'
import { addRecord } from '#modules/records'
import { candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { overviewParts } from './overview.ts'

test('one answer holds each part as its own address answers it, and opens to nobody what a part refuses', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  await app.addPerson('student', 'sadia@padma.example')
  const { id: accountId } = await app.addPerson('moderator', 'mita@padma.example')
  const by = { kind: 'account', id: accountId, role: 'moderator', name: '', sessionId: '' } as const
  const { id } = await app.as(by).write((ctx) => addRecord(ctx, candidate()))
  const admin = await app.key('admin')
  const note = { text: 'Ask the office in Cumilla.' }
  expect((await app.call('POST', `/records/${id}/notes`, { key: admin, body: note })).status).toBe(
    201,
  )
  const callers = {
    anonymous: {},
    student: { cookie: await app.signIn('sadia@padma.example') },
    'key of a student': { key: await app.key('student') },
    'moderator who entered it': { cookie: await app.signIn('mita@padma.example') },
    'key of a moderator': { key: await app.key('moderator') },
    admin: { cookie: await app.signIn('amina@padma.example') },
    'key of an admin': { key: admin },
  }
  const wrong: string[] = []
  for (const [name, caller] of Object.entries(callers)) {
    const whole = await app.call('GET', `/records/${id}/overview`, caller)
    const parts: Record<string, unknown> = await whole.json()
    for (const [part, { path }] of Object.entries(overviewParts)) {
      const alone = await app.call('GET', path.replace('{id}', id), caller)
      if (whole.ok && !alone.ok) wrong.push(`${name}: ${part} is refused alone`)
      if (whole.ok && JSON.stringify(parts[part]) !== JSON.stringify(await alone.json()))
        wrong.push(`${name}: ${part} is another alone`)
    }
    expect([name, whole.ok]).toEqual([name, name.endsWith('admin')])
  }
  expect(wrong).toEqual([])
})
