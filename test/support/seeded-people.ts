import {
  addAccount,
  createApiKey,
  findAccountByEmail,
  openSessionOf,
  prepareAccount,
} from '#modules/accounts'
import type { KeyScope } from '#modules/accounts/forms.schema'
import { setUp } from '#modules/organisation'
import { readConfig } from '#platform/config'
import { actAs, type Role, system } from '#platform/context'
import { openLog } from '#platform/log'
import { openApp } from '#server/open-app'
import { adminCredentials } from '#test/candidates'
import type { Credentials } from '#test/product'
import { rememberedHashing } from '#test/remembered-hashing'

/** Somebody with a session that is open in every copy of the seed. */
export interface SeededPerson extends Credentials {
  id: string
  cookies: { name: string; value: string }[]
}

/** People of the seed by their names; the rest are for tests that change or end what somebody has. */
const roles = {
  admin: [
    'Amina',
    'Bilal',
    'Asha',
    'Dipu',
    'Kamal',
    'Lipi',
    'Hena',
    'Ratan',
    'Mukti',
    'Sohel',
    'Joya',
  ],
  moderator: ['Mita', 'Nila', 'Omar', 'Rafi', 'Shila', 'Tuli'],
  student: [
    ...(['Sadia', 'Zaman', 'Helal', 'Jui', 'Mim', 'Piu', 'Rony', 'Tania'] as const),
    ...(['Akhi', 'Badal', 'Chaya', 'Dola', 'Emon', 'Fahim', 'Golap'] as const),
  ],
} as const satisfies Record<Role, readonly string[]>

export type PeopleByRole = Record<Role, [SeededPerson, ...SeededPerson[]]>

/** Sets a data folder up as Padma Overseas Ltd with people who are signed in, and API keys. */
export async function seedPeople(data: string) {
  const env = { CANDOR_DATA: data, CANDOR_URL: 'http://localhost:3000' }
  const log = openLog({ pretty: false, level: 'silent' })
  const app = await openApp(readConfig(env), { log, passwords: rememberedHashing })
  const ctx = actAs(app.runtime, system)
  const { password } = adminCredentials

  const personOf = async (role: Role, name: string): Promise<SeededPerson> => {
    const email = `${name.toLowerCase()}@padma.example`
    const found = await ctx.read(({ tx }) => findAccountByEmail(tx, email))
    const prepared = await prepareAccount(ctx, { email, name, role, password })
    const { id } = found ?? (await ctx.write((write) => addAccount(write, prepared)))
    const proof = { method: 'password', asksSecondFactor: false, headers: undefined } as const
    const step = await openSessionOf(ctx, app.accounts, { ...proof, accountId: id })
    if (step?.kind !== 'signed_in') throw new Error(`${name} cannot sign in`)
    const cookies = step.headers.getSetCookie().map((line) => {
      const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      return { name: cookie, value }
    })
    return { id, email, name, password, cookies }
  }
  const keyOf = async (role: Role, scope: KeyScope | null = null) =>
    (await ctx.write((write) => createApiKey(write, { role, scope, name: role }))).key

  try {
    await setUp(ctx, {
      organisation: 'Padma Overseas Ltd',
      licence: 'RL-1234',
      authority: 'Bureau of Manpower, Employment and Training',
      adminName: roles.admin[0],
      adminEmail: adminCredentials.email,
      password,
    })
    const people = Object.fromEntries(
      await Promise.all(
        Object.entries(roles).map(async ([role, names]) => [
          role,
          await Promise.all(names.map((name) => personOf(role as Role, name))),
        ]),
      ),
    ) as PeopleByRole
    return {
      people,
      key: await keyOf('admin', 'candidates'),
      accountsKey: await keyOf('admin', 'accounts'),
      moderatorKey: await keyOf('moderator'),
    }
  } finally {
    await app.close()
  }
}
