import { describe, expect, test } from 'vitest'
import { countryOfAlpha3 } from '#modules/records/facts.schema'
import { countryCodes } from '#modules/records/schema'
import { readMrz } from './read-mrz.ts'

/** ICAO Doc 9303-3, section 4.9: weights 7, 3, 1. */
function digit(text: string): string {
  const value = (sign: string) => (sign === '<' ? 0 : Number.parseInt(sign, 36))
  const sum = [...text].reduce((all, sign, at) => all + value(sign) * ([7, 3, 1][at % 3] ?? 0), 0)
  return String(sum % 10)
}
const pad = (text: string, length: number) => text.padEnd(length, '<')

function passport({ number = 'BX0123456', name = 'UDDIN<<RAHIM<MD', country = 'BGD' } = {}) {
  const no = pad(number, 9)
  const parts = [
    no + digit(no),
    `900101${digit('900101')}`,
    `300101${digit('300101')}`,
    `${pad('', 14)}<`,
  ]
  const [one, birth, expiry, personal] = parts as [string, string, string, string]
  const composite = digit(one + birth + expiry + personal)
  return [
    pad(`P<${country}${name}`, 44),
    `${one}${country}${birth}M${expiry}${personal}${composite}`,
  ]
}

const known = (passportNumber: string, name: string, nationality: string, dateOfBirth: string) => ({
  values: { passportNumber, name, nationality, dateOfBirth },
  problems: [],
})

describe('the lines of a passport', () => {
  test('fill number, name, nationality and date of birth', () => {
    expect(readMrz(passport().join('\n'))).toEqual(
      known('BX0123456', 'RAHIM MD UDDIN', 'BD', '1990-01-01'),
    )
  })

  test('are read in small letters with spaces, with other writings of < and as one line', () => {
    const whole = passport().join('\n')
    for (const text of [
      whole.toLowerCase().replace(/(.{5})/g, '$1 '),
      whole.replaceAll('<<', '‹‹').replace('\n', '\r\n\r\n'),
      passport().join(''),
    ])
      expect(readMrz(text)?.values.passportNumber, text).toBe('BX0123456')
  })

  test('of somebody with a single name are read', () => {
    const reading = readMrz(passport({ name: 'SUHARTO', country: 'IDN' }).join('\n'))
    expect(reading).toEqual(known('BX0123456', 'SUHARTO', 'ID', '1990-01-01'))
  })

  test('are nothing yet while the second is missing', () => {
    expect(readMrz('')).toBeNull()
    expect(readMrz(passport()[0] as string)).toBeNull()
  })

  test('with a misread number name its line and fill it in nowhere', () => {
    const [first, second] = passport() as [string, string]
    const reading = readMrz(`${first}\n${second.replace('BX0123456', 'BX0123466')}`)
    expect(reading?.values).not.toHaveProperty('passportNumber')
    expect(reading?.problems).toEqual([
      'Line 2: the number of the passport does not fit its check digit (character 10). One of its characters was misread.',
    ])
  })

  test('with a misread date of birth say so, and the number still stands', () => {
    const [first, second] = passport() as [string, string]
    const reading = readMrz(`${first}\n${second.replace('900101', '900107')}`)
    expect(reading?.values.passportNumber).toBe('BX0123456')
    expect(reading?.values).not.toHaveProperty('dateOfBirth')
    expect(reading?.problems).toHaveLength(1)
    expect(reading?.problems[0]).toContain('Line 2: the date of birth does not fit its check digit')
  })

  test('with a last digit alone that is wrong tell of that one', () => {
    const [first, second] = passport() as [string, string]
    const other = String((Number(second.at(-1)) + 1) % 10)
    expect(readMrz(`${first}\n${second.slice(0, -1)}${other}`)?.problems).toEqual([
      'Line 2: the last check digit (character 44) does not fit the line. One of its characters was misread.',
    ])
  })

  test('that are too short say how much', () => {
    const [first, second] = passport() as [string, string]
    expect(readMrz(`${first.slice(1)}\n${second}`)?.problems).toEqual([
      'Line 1 has 43 characters and should have 44. Compare it with the document.',
    ])
    expect(readMrz(`${first.replace('RAHIM', 'R-HIM')}\n${second}`)?.problems[0]).toContain('“-”')
  })
})

describe('the lines of cards', () => {
  test('of three lines (TD1), with a number that is longer than its place', () => {
    const long = 'I<BGDD23145890<7349<<<<<<<<<<<'
    const dates = `340712${digit('340712')}M950712${digit('950712')}`
    const composite = digit(`${long.slice(5)}${dates.slice(0, 7)}${dates.slice(8)}${pad('', 11)}`)
    const lines = [long, `${dates}BGD${pad('', 11)}${composite}`, pad('UDDIN<<RAHIM', 30)]
    expect(readMrz(lines.join('\n'))).toEqual(
      known('D23145890734', 'RAHIM UDDIN', 'BD', '1934-07-12'),
    )
  })

  test('of two short lines (TD2)', () => {
    const number = `D23145890${digit('D23145890')}`
    const [birth, expiry] = [`740812${digit('740812')}`, `120415${digit('120415')}`]
    const optional = pad('', 7)
    const composite = digit(number + birth + expiry + optional)
    const lines = [
      pad('I<BGDBEGUM<<RAHIMA', 36),
      `${number}BGD${birth}F${expiry}${optional}${composite}`,
    ]
    expect(readMrz(lines.join('\n'))).toEqual(
      known('D23145890', 'RAHIMA BEGUM', 'BD', '1974-08-12'),
    )
  })
})

describe('countries of passports', () => {
  test('every country has one code of three letters', async () => {
    const { states } = await import('mrz')
    const codes = Object.keys(states).filter((code) => code.length === 3)
    const led = new Map(codes.map((code) => [code, countryOfAlpha3(code)]))
    expect(new Set([...led.values()].filter(Boolean))).toEqual(new Set(countryCodes))
  })
  test.each([
    ['BGD', 'BD'],
    ['D', 'DE'],
    ['GBR', 'GB'],
    ['PHL', 'PH'],
    ['ZAF', 'ZA'],
    ['UNO', null],
    ['XXA', null],
  ])('%s is %s', (code, country) => expect(countryOfAlpha3(code)).toBe(country))
})

test('the number of a visa is no passport number', () => {
  const visa = [
    'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L8988901C4XXX4009078F96121096ZE184226B<<<<<<',
  ]
  expect(readMrz(visa.join('\n'))).toEqual({
    values: {},
    problems: [expect.stringMatching(/visa/)],
  })
})

test('a name that fills its line may be cut off, and letters read for fillers are none of it', () => {
  const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
  const read = (names: string) => readMrz(`${names}\n${second}`)
  const long = `P<UTOERIKSSON<<ANNA<MARIA<CHARLOTTA<JOSEFIN`.padEnd(44, 'A')
  expect(read(long)?.problems.join(' ')).toMatch(/may be missing/)
  expect(read('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<KKKLK<<<<<<K')?.values.name).toBe(
    'ANNA MARIA ERIKSSON',
  )
  const glued = read('P<UTOERIKSSONKKANNA<MARIA<<<<<<<<<<<<<<<<<<<')
  expect(glued?.values.name).toBeUndefined()
  expect(glued?.problems.join(' ')).toMatch(/“<”/)
})

test('a letter that may have been read for one filler between names is said, and the name is there to look at', () => {
  const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
  const read = (names: string) => readMrz(`${`P<UTO${names}`.padEnd(44, '<')}\n${second}`)
  for (const [names, looked] of [
    ['SMITHKJOHN', 'SMITHKJOHN'],
    ['SMITHK<JOHN', 'SMITHK<JOHN'],
    ['SMITH<KJOHN', 'SMITH<KJOHN'],
    ['SMITH<<JOHNKPAUL', 'JOHNKPAUL'],
    ['UDDIN<<RAHIMKMOHAMMAD', 'RAHIMKMOHAMMAD'],
    ['SMITHLJOHN', 'SMITHLJOHN'],
    ['SMITH<<JOHNCPAUL', 'JOHNCPAUL'],
  ] as const) {
    const reading = read(names)
    expect(reading?.problems[0], names).toBe(`Line 1: look at this name: ${looked}. ${rest}`)
    expect(reading?.values.name, names).toBeTruthy()
  }
  const usual =
    'HOSSAIN<<MD<SHAKIL|KHAN<<RAKIBUL|SHEIKH<<MUSTAKIM|SUHARTO|BISWAS<<KRISHNA|MALIK<<ALEXANDER'
  const more = 'ABDULLAH<<FARUK|SIKDER<<ANISUR|THAPA<<LAXMI|GURUNG<<CHRISTOPHER|SANTOS<<MARISSA'
  for (const names of `${usual}|${more}`.split('|'))
    expect(read(names)?.problems.join(' '), names).not.toContain('look at this name')
})
const rest = 'In it a letter may have been read for a “<” between two names.'
