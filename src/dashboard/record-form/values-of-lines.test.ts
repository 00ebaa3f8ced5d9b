import { describe, expect, test } from 'vitest'
import { valuesOfLines } from './values-of-lines.ts'

describe('what the lines say for the form', () => {
  const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
  const mine = second.replace('UTO', 'BGD')
  const first = 'P<BGDUDDIN<<RAHIM<MD<<<<<<<<<<<<<<<<<<<<<<<<'

  test('is the number, the name, the nationality and the day of birth', () => {
    expect(valuesOfLines({ first, second: mine })).toEqual({
      passportNumber: 'L898902C3',
      name: 'RAHIM MD UDDIN',
      nationality: 'BD',
      dateOfBirth: '1974-08-12',
    })
  })

  test('leaves out what only the unread first line could confirm', () => {
    expect(valuesOfLines({ first: null, second: mine })).toEqual({
      passportNumber: 'L898902C3',
      dateOfBirth: '1974-08-12',
    })
  })

  test('leaves out a nationality that is not the issuing country', () => {
    const read = valuesOfLines({ first: first.replace('BGD', 'IND'), second: mine })
    expect(read).not.toHaveProperty('nationality')
  })
})
