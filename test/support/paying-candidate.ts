import { issueAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import type { TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

// biome-ignore lint/suspicious/noExplicitAny: the API's answers are typed where it is defined
export const json = async (answer: Promise<Response>): Promise<any> => (await answer).json()

/**
 * Makes a candidate on the way from Bangladesh to Saudi Arabia, with the file open (`token`), and an
 * admin's key with which staff record payments to `receivedBy`.
 */
export async function payingCandidate(app: TestApp) {
  const passportNumber = 'AB1234567'
  const key = await app.key('admin')
  const journey = { nationality: 'BD', destinationCountry: 'SA' } as const
  const { id } = await approvedRecord(app, { passportNumber, ...journey })
  const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const body = { passportNumber, accessCode }
  const { token } = (await json(app.call('POST', '/lookups', { body }))).viewing
  const { id: receivedBy } = await app.addPerson('moderator', 'mita@padma.example')
  return {
    ...{ key, id, token, receivedBy },
    /** Records a payment for this record, or another one. */
    pay: (details: object, of = id) => {
      const usual = { item: 'fee', paidBy: 'worker', currency: 'BDT', method: 'cash', receivedBy }
      return app.call('POST', `/records/${of}/payments`, { key, body: { ...usual, ...details } })
    },
    paid: () => json(app.call('GET', `/records/${id}/paid`, { key })),
  }
}
