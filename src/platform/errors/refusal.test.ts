import { expect, test } from 'vitest'
import { commonRefusals, nullIfNotFound, Refusal } from './index.ts'

test('only what is not there is null; a database that does not answer stays a failure', () => {
  const codes = Object.keys(commonRefusals) as (keyof typeof commonRefusals)[]
  const outcome = (code: keyof typeof commonRefusals) => {
    try {
      return nullIfNotFound(new Refusal(code, commonRefusals[code]))
    } catch (error) {
      return (error as Refusal).code
    }
  }
  const gone = codes.filter((code) => outcome(code) === null)
  expect(gone.map((code) => commonRefusals[code].kind)).toEqual(gone.map(() => 'not_found'))
  expect(outcome('route.not_found')).toBeNull()
  expect(outcome('service.database_unavailable')).toBe('service.database_unavailable')
  expect(() => nullIfNotFound(new Error('a defect'))).toThrow('a defect')
})
