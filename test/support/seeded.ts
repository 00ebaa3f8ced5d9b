import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callAboutRecord, callApi } from '#test/call-api'
import { fileDocuments } from '#test/filed-records'
import { addRecord, type Product, startProduct } from '#test/product'
import type { PeopleByRole, SeededPerson } from '#test/seeded-people'
import { type ReceivedMail, startSmtp } from '#test/smtp'

/** Names the folder of the seed in the environment of a run's processes. */
export const seeding = 'CANDOR_TEST_SEEDED'

/** A candidate's file, with what opens it. */
export interface CandidateFile {
  id: string
  name: string
  reference: string
  passportNumber: string
  accessCode: string
}

/** What every copy of the seed has (test/e2e/seed-for-all.ts). */
export interface Seed {
  people: PeopleByRole
  /** API keys; the first two are an admin's, for what is asked of the password again about candidates or accounts. */
  key: string
  accountsKey: string
  moderatorKey: string
  /** An approved record with a document of most kinds, each by its id; nobody changes it. */
  file: CandidateFile & { documents: Record<string, string> }
  /** A class that runs, taught by Mita, in which Sadia has a seat; and her payment for it. */
  classId: string
  payment: { id: string; receipt: { number: string; check: string } }
}

type Call = (method: string, path: string, body?: object, version?: number) => Promise<Answer>
type Answer = Awaited<ReturnType<typeof callApi>>

/** Ways to enter more into a seeded product, and to bring it into a state. */
export interface Calls {
  /** Calls the API with an admin's key; throws refusals. */
  call: Call
  /** The same as somebody with a session. */
  callAs(who: SeededPerson, ...asked: Parameters<Call>): Promise<Answer>
  /** The same as `call` about a record, with its present version. */
  about(id: string, method: string, path: string, body?: object): Promise<Answer>
  /** Makes an approved record with these documents and an access code. */
  newFile(documents?: Documents, details?: Record<string, string>): Promise<CandidateFile>
  /** Opens a file as its candidate does; returns the token of the viewing. */
  open(file: Pick<CandidateFile, 'passportNumber' | 'accessCode'>): Promise<string>
  /** Returns somebody whom no other test knows. */
  newPerson(role: keyof PeopleByRole): SeededPerson
}

/** What the product of a worker has besides: a server that receives its mail. */
export interface Mailbox {
  /** Waits for a mail to this address, with these words if there are any. */
  mailTo(address: string, words?: RegExp): Promise<ReceivedMail>
}
type Documents = Parameters<typeof fileDocuments>[3]

/** A product that works on a copy of the seed. */
export type SeededProduct = Product & Seed & Calls & Mailbox

/** Starts a product on a copy of the seed, with settings of its own if there are any. */
export async function startSeeded(env: Record<string, string> = {}): Promise<SeededProduct> {
  const folder = process.env[seeding]
  if (!folder) throw new Error('This run has no seed: test/e2e/seed-for-all.ts makes it.')
  const seed: Seed = JSON.parse(readFileSync(join(folder, 'seed.json'), 'utf8'))
  const raised = { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' }
  const smtp = await startSmtp()
  const settings = { ...raised, CANDOR_SMTP_URL: smtp.url, ...env }
  const product = await startProduct({ data: join(folder, 'data'), env: settings })
  const own = {
    ...seed,
    ...callsOf(product, seed),
    mailTo: (address: string, words = /^/) => smtp.waitForOne({ address, words }),
    remove: async () => {
      await product.remove()
      await smtp.close()
    },
  }
  // Not spread: some of what a product has changes with each start.
  return Object.assign(Object.create(product), own)
}

type Known = Pick<Seed, 'key' | 'accountsKey' | 'people'>
const ofAccounts = /^\/(?:accounts|invites)\b/

/** Returns the ways into a product that has these people and keys. */
export function callsOf(product: Product, { key, accountsKey, people }: Known): Calls {
  const call: Call = (method, path, body, version) =>
    callApi(product, ofAccounts.test(path) ? accountsKey : key, [method, path], body, version)
  const taken = { admin: 2, moderator: 1, student: 1 }
  return {
    call,
    callAs: ({ cookies }, method, path, body, version) => {
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      return callApi(product, { origin: product.url, cookie }, [method, path], body, version)
    },
    about: (id, method, path, body) => callAboutRecord(product, key, id, [method, path], body),
    newFile: async (documents = [], details = {}) => {
      const made = await addRecord(product, key, details)
      await fileDocuments(product, key, made.id, documents)
      const { accessCode } = await call('POST', `/records/${made.id}/access-code`)
      return { ...made, accessCode }
    },
    open: async ({ passportNumber, accessCode }) =>
      (await call('POST', '/lookups', { passportNumber, accessCode })).viewing.token,
    newPerson: (role) => {
      const person = people[role][taken[role]]
      taken[role] += 1
      if (!person) throw new Error(`The seed has too few people of the role ${role}`)
      return person
    },
  }
}
