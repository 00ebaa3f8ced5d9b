import type { TestApp } from '#test/test-app'
import type { PlantedWords } from './planted-words.ts'

// biome-ignore lint/suspicious/noExplicitAny: the answers of the API are typed where it is defined
type Answer = any
export type Call = (
  method: string,
  path: string,
  body?: object,
  version?: number,
  by?: Headings,
) => Promise<Answer>
export type Headings = Record<string, string>

/** What a page of ours sends along. */
export const ofPage = (cookie: string): Headings => ({ cookie, 'sec-fetch-site': 'same-origin' })

/** Sends JSON and answers it; a refusal fails the test. */
export function sender(app: TestApp) {
  return async (
    method: string,
    path: string,
    body: object | undefined,
    headers: Headings,
    version?: number,
  ) => {
    const answer = await app.request(`/api/v1${path}`, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.status === 204 ? null : answer.json()
  }
}

/** A path and a function that plants in its fields. */
export const under = (words: PlantedWords, call: string) => ({
  word: (field: string) => words.of(`${call} ${field}`),
  number: (field: string) => words.numberOf(`${call} ${field}`),
  address: (field: string) => `https://${words.of(`${call} ${field}`).toLowerCase()}.example/`,
})
