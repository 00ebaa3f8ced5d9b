import { expect, test } from 'vitest'
import { refusal } from '#platform/errors'
import { whileAway } from './serve.ts'
import { Obstacle } from './shell.ts'

const lines: string[] = []
const keep = (_: object, line: string) => void lines.push(line)
const log = { debug: keep, info: keep, warn: keep, error: keep }
const patience = (milliseconds: number) => ({
  ...{ milliseconds, log },
  signal: new AbortController().signal,
})

test.each(['service.database_unavailable', 'service.storage_unavailable'] as const)(
  'a start that meets %s goes on as soon as it answers, and says once that it waits',
  async (code) => {
    lines.length = 0
    let tries = 0
    const step = async () => {
      tries += 1
      if (tries < 3) throw refusal(code, { retryAfter: 1 })
      return 'served'
    }
    expect(await whileAway(step, patience(60_000))).toBe('served')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/does not answer yet; waiting/)
  },
)

test('it gives up when its patience is at the end, and at once where waiting mends nothing', async () => {
  const away = (code: 'service.database_unavailable' | 'service.storage_unavailable') =>
    whileAway(() => Promise.reject(refusal(code, { retryAfter: 1 })), patience(0))
  const gone = { code: 'service.database_unavailable' }
  await expect(away('service.database_unavailable')).rejects.toMatchObject(gone)
  await expect(away('service.storage_unavailable')).rejects.toThrow(Obstacle)
  const broken = () => Promise.reject(new Error('broken'))
  await expect(whileAway(broken, patience(60_000))).rejects.toThrow('broken')
})
