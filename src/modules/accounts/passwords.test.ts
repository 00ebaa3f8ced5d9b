import { describe, expect, test } from 'vitest'
import { openEstimator } from './estimator.ts'
import { hashNewPassword, type PasswordOwner, scryptHashing } from './passwords.ts'

const owner: PasswordOwner = {
  email: 'rahima.begum@padma.example',
  name: 'রহিমা বেগম',
  organisation: ['Padma Overseas', 'Padma Overseas Recruiting Ltd'],
}
const outcome = (password: string, of = owner) =>
  hashNewPassword({ passwords: scryptHashing }, password, of).then(
    () => 'taken',
    (error) => error.code,
  )

/** From public lists of leaked passwords: the frequent ones that have ten characters or more. */
const leaked =
  '1234567890 0987654321 123456789a 987654321a password12 password123 password1234 passwordpassword Password1! Passw0rd123 P@ssw0rd2026 qwertyuiop Qwertyuiop1 qwerty12345 qwerty123456 1q2w3e4r5t q1w2e3r4t5 1qaz2wsx3edc zaq12wsxcde3 qazwsxedcrfv 1234qwerasdf asdfghjkl1 zxcvbnm123 iloveyou123 basketball football123 football2024 liverpool1 manchester sunshine123 princess123 superman123 charlie123 jordan2323 starwars123 whatever123 michelle123 butterfly1 computer123 christopher elizabeth1 december21 myspace123 pakistan123 bangladesh1971 dhaka12345 welcome2026! Admin12345 ChangeMe!! letmein123456 trustno1trustno1 11111111111 123123123123 aaaaaaaaaaaa abcabcabcabc abcdefghij'.split(
    ' ',
  )

describe('a new password', () => {
  const outcomes = async (passwords: string[]) =>
    new Map(await Promise.all(passwords.map(async (one) => [one, await outcome(one)] as const)))
  const expected = (passwords: string[], end: string) => new Map(passwords.map((one) => [one, end]))

  test('that is leaked, or made of names, is refused', async () => {
    const ofNames = `rahima.begum@padma.example | Rahima.Begum1 | rahimabegum2026 | begum_rahima | রহিমা বেগম | \
রহিমাবেগম১২৩ | PadmaOverseas | padma overseas 2026! | P@dm@0verse@s | Padma Overseas Recruiting Ltd | padmapadma | \
rahima@Padma`
    const weak = [...leaked, ...ofNames.split(' | ')]
    expect(await outcomes(weak)).toEqual(expected(weak, 'account.password_weak'))
  })

  test('of several words, or of enough signs, is taken', async () => {
    const strong = `seven green boats | correct horse battery staple | my password is a river | \
padma boats carry seven goats | vK9#qLm2$xT7 | আমার নৌকা সাতটি | 8310 5529 4471`.split(' | ')
    expect(await outcomes(strong)).toEqual(expected(strong, 'taken'))
  })

  test('the name of somebody else is no name of one’s own', async () => {
    const other = { email: 'kamal@meghna.example', name: 'Kamal', organisation: ['Meghna Travels'] }
    expect(await outcome('begum_rahima', other)).toBe('taken')
  })

  test('a refusal stands at the field, and says what to do', async () => {
    const passwords = scryptHashing
    await expect(hashNewPassword({ passwords }, 'password123', owner)).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ path: 'password', message: expect.stringContaining('Use several words') }],
    })
  })
})

interface Ranked {
  rankedDictionaries: Record<string, object>
}

/** How often words are looked up for a password: the work that grows with what somebody typed. */
function lookUpsFor(password: string): number {
  const estimator = openEstimator()
  // Private by its types alone.
  const { rankedDictionaries } = (estimator as unknown as { options: Ranked }).options
  let lookUps = 0
  const counting = {
    get: (words: object, word: string) => {
      lookUps += 1
      return Reflect.get(words, word)
    },
  }
  for (const [name, words] of Object.entries(rankedDictionaries))
    rankedDictionaries[name] = new Proxy(words, counting)
  estimator.check(password, ['rahima', 'begum'])
  return lookUps
}

test.each([
  '4@8({[<369|!10$57+%2'.repeat(7),
  'p@ssw0rd1!$'.repeat(12),
  'i!1|l'.repeat(26),
  '<!1185<<!3|6[li%%79i9+(%li6<6%li'.repeat(4),
  '%<@4/]la2x%!812!5oa9!1!3x3z+zot-%<@4/]la2x%!812!5oa9!1!3x3z+zot-',
  '1'.repeat(128),
  'abcabcabd'.repeat(14),
  '01.01.1990 '.repeat(11),
])('%s costs no more than six times as much as words', (password) => {
  const words = 'seven green boats carry the river goats home before the monsoon '
  const usual = lookUpsFor(words.repeat(2))
  expect(usual).toBeGreaterThan(1000)
  expect(lookUpsFor(password)).toBeLessThanOrEqual(usual * 6)
})
