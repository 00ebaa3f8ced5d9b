import { describe, expect, test } from 'vitest'
import { partsOf } from '#platform/problems.schema'
import { accountChangeSchema, signInSchema, signUpSchema } from './schema.ts'

/** The first message per field. */
function messages(schema: { safeParse(value: unknown): unknown }, value: unknown) {
  const parsed = schema.safeParse(value) as {
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
  const found: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? [])
    found[issue.path.join('.')] ??= partsOf(issue.message).message
  return found
}

test('an address is one, however its host is written', () => {
  const typed = ['Sadia@Bücher.example', 'sadia@xn--bcher-kva.example']
  const parsed = typed.map((email) => signInSchema.parse({ email, password: 'x' }).email)
  expect(parsed).toEqual(['sadia@xn--bcher-kva.example', 'sadia@xn--bcher-kva.example'])
})

describe('the sign-in form', () => {
  test('says what is missing or wrong in the words of the specification', () => {
    expect(messages(signInSchema, {})).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    })
    expect(messages(signInSchema, { email: '  ', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    })
    expect(messages(signInSchema, { email: 'asha', password: 'x' })).toEqual({
      email: 'Please input valid email',
    })
  })
})

describe('the sign-up form', () => {
  const good = {
    name: 'আশা রহমান',
    email: 'asha@padma.example',
    password: 'seven green boats',
    confirm: 'seven green boats',
  }

  test('takes a name in any script and a long password', () => {
    expect(messages(signUpSchema, good)).toEqual({})
  })

  test('says what is missing or wrong in the words of the specification', () => {
    expect(messages(signUpSchema, { ...good, name: ' ', email: '', confirm: 'other' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      confirm: 'Password did not match',
    })
    expect(messages(signUpSchema, {})).toMatchObject({ password: 'Password is required' })
  })

  test('refuses short passwords', () => {
    expect(
      messages(signUpSchema, { ...good, password: 'nine char', confirm: 'nine char' }),
    ).toEqual({
      password: 'The password needs at least 10 characters',
    })
  })
})

test('a change of an account has to say what changes', () => {
  expect(messages(accountChangeSchema, {})).toEqual({ '': 'Say what to change: role or disabled' })
  expect(messages(accountChangeSchema, { role: 'owner' })).toMatchObject({
    role: 'Choose admin, moderator or student',
  })
})
