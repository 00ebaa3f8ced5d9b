import { expect, test } from 'vitest'
import { partsOf } from '#platform/problems.schema'
import { newClassSchema } from './classes.schema.ts'

const classWith = (startsAt: string, endsAt: string) => ({
  ...{ title: 'Arabic', teacherName: 'Salma', place: 'Room 2', timeZone: 'Asia/Dhaka' },
  ...{ sessions: [{ startsAt, endsAt }], seats: 10, fee: 0, currency: 'BDT' },
})

test.each([
  ['0001-01-01T10:00', '0001-01-01T12:00'],
  ['0202-12-01T10:00', '0202-12-01T12:00'],
  ['9999-12-31T20:00', '9999-12-31T23:30'],
])('a session at %s is refused at its field', (startsAt, endsAt) => {
  const parsed = newClassSchema.safeParse(classWith(startsAt, endsAt))
  expect(
    parsed.error?.issues.map(({ path, message }) => [path.join('.'), partsOf(message).message]),
  ).toEqual(
    ['startsAt', 'endsAt'].map((field) => [
      `sessions.0.${field}`,
      'This day cannot be right. Check the year.',
    ]),
  )
  expect(newClassSchema.safeParse(classWith('2026-12-01T10:00', '2026-12-01T12:00')).success).toBe(
    true,
  )
})
