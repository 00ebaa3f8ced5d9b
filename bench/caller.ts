import type { Installation } from './seed.ts'
import type { Server } from './servers.ts'

/** Calls the API as an admin; throws its message when it refuses. */
export type Call = (
  method: string,
  path: string,
  body?: BodyInit,
  name?: string,
) => Promise<unknown>

export function callerOf(server: Server, { adminKey }: Installation): Call {
  return async (method, path, body, name = '') => {
    const init = { method, headers: { authorization: `Bearer ${adminKey}`, 'x-file-name': name } }
    const sent = body === undefined ? {} : { body, duplex: 'half' }
    const answer = await fetch(`${server.url}/api/v1${path}`, { ...init, ...sent } as RequestInit)
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
}
