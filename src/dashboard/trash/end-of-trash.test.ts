import { expect, test } from 'vitest'
import { endOfTrash } from './end-of-trash.ts'

test('the trash keeps a record for 30 days', () => {
  expect(endOfTrash('2026-01-15T10:30:00.000Z')).toBe('2026-02-14T10:30:00.000Z')
})
