import type { App } from '#gate'
import { createAccount, listAccounts } from '#modules/accounts'
import { type Account, accountListSchema } from '#modules/accounts/schema'
import { type ActionContext, type Actor, actAs, type Role } from '#platform/context'

/** The people of the demonstration besides its first admin. */
const people = [
  { name: 'Mita Chowdhury', role: 'moderator' },
  { name: 'Nurul Alam', role: 'moderator' },
  { name: 'Sunita Rai', role: 'moderator' },
  { name: 'Sadia Akter', role: 'student' },
  { name: 'Bikash Thapa', role: 'student' },
  { name: 'Maricel Reyes', role: 'student' },
] as const

/** The staff who enter and review the records, each under their own account. */
export interface Staff {
  admin: ActionContext
  moderators: readonly ActionContext[]
  /** The sign-ins of moderators and students; empty when they existed before. */
  newcomers: readonly { role: Role; email: string }[]
}

const emailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@padma.example`

/** Finds the first admin; finds or makes the moderators and students of the demonstration. */
export async function gatherStaff(
  { app, ctx }: { app: App; ctx: ActionContext },
  password: string,
): Promise<Staff> {
  const admin = (await accounts(ctx, { role: 'admin' })).at(-1)
  const newcomers: { role: Role; email: string }[] = []
  const moderators: Account[] = []
  for (const { name, role } of people) {
    const email = emailOf(name)
    const known = (await accounts(ctx, { search: email })).find((one) => one.email === email)
    if (!known) newcomers.push({ role, email })
    const account = known ?? (await createAccount(ctx, { email, name, password, role }))
    if (account.role === 'moderator') moderators.push(account)
  }
  const as = (account: Account) => actAs(app.runtime, actorOf(account))
  return { admin: admin ? as(admin) : ctx, moderators: moderators.map(as), newcomers }
}

async function accounts(ctx: ActionContext, filter: { role?: Role; search?: string }) {
  const list = accountListSchema.parse({ ...filter, pageSize: 100 })
  return (await ctx.read((read) => listAccounts(read, list))).accounts
}

/** The command line acts for the account; there is no session. */
function actorOf({ id, role, name }: Account): Actor {
  return { kind: 'account', id, role, name, sessionId: 'candor demo' }
}
