import { expect, test } from 'vitest'
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

test('the forms say what is missing or wrong in the words of the specification', () => {
  const [noEmail, noPassword] = ['Email is required', 'Password is required']
  const [email, password] = ['asha@padma.example', 'seven green boats']
  const good = { name: 'আশা রহমান', email, password, confirm: password }
  const [short, few] = ['nine char', 'The password needs at least 10 characters']
  const said: [schema: typeof signInSchema | typeof signUpSchema, typed: object, object][] = [
    [signInSchema, {}, { email: noEmail, password: noPassword }],
    [signInSchema, { email: '  ', password: '' }, { email: noEmail, password: noPassword }],
    [signInSchema, { email: 'asha', password: 'x' }, { email: 'Please input valid email' }],
    [signUpSchema, good, {}],
    [signUpSchema, { ...good, name: ' ', email: '' }, { name: 'Name is required', email: noEmail }],
    [signUpSchema, { ...good, confirm: 'other' }, { confirm: 'Password did not match' }],
    [signUpSchema, { ...good, password: short, confirm: short }, { password: few }],
  ]
  expect(said.map(([schema, typed]) => messages(schema, typed))).toEqual(said.map(([, , of]) => of))
  expect(accountChangeSchema.safeParse({}).success).toBe(false)
})
