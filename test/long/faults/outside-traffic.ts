import { setTimeout as pause } from 'node:timers/promises'
import type { Ground } from './fault.ts'
import { newPassport, recordOf } from './staff.ts'
import { asker, type Told } from './told.ts'

/** Between two that are told, and between two that sign in, in milliseconds. */
const pace = 100
/** How long messages may be on their way when the traffic is over, in milliseconds. */
const patience = 40_000

/** Candidates who are told of another access code, by mail and by SMS, and people who sign in by the provider. */
export function startOutsideTraffic(
  ground: Ground,
  told: Told,
  isOver: () => boolean,
): Promise<void>[] {
  if (!ground.outside) return []
  const repeat = async (run: (nth: number) => Promise<void>) => {
    for (let nth = 0; !isOver(); nth += 1) {
      await run(nth)
      await pause(pace)
    }
  }
  return [repeat((nth) => inform(ground, told, nth)), repeat(() => signIn(ground, told))]
}

async function inform({ product, keys }: Ground, told: Told, nth: number): Promise<void> {
  const ask = asker(product, told)
  const headers = { authorization: `Bearer ${keys.admin}`, 'content-type': 'application/json' }
  const post = (path: string, body = '{}') => ask(path, { method: 'POST', headers, body })
  const passport = newPassport()
  told.inDoubt.add(passport)
  const digits = passport.slice(2)
  const address = nth % 2 === 0 ? `c${digits}@people.example` : `+8801${digits.padStart(9, '7')}`
  const way = nth % 2 === 0 ? { email: address } : { telephone: address }
  const answer = await post('/api/v1/records', recordOf(passport, way))
  if (answer === null) return
  told.inDoubt.delete(passport)
  told.acknowledged.set(passport, performance.now())
  const { id } = (await answer.json()) as { id: string }
  // The first code is told with the file; that it was changed, at once.
  const code = `/api/v1/records/${id}/access-code`
  if ((await post(code)) && (await post(code))) told.informed.set(id, address)
}

/** As somebody does whose browser goes to the provider and comes back. */
async function signIn({ product, outside }: Ground, told: Told): Promise<void> {
  if (!outside) return
  outside.provider.person = { sub: 'rumi', email: 'rumi@people.example', email_verified: true }
  const ask = asker(product, told, 'page')
  const left = await ask('/login/oidc', { redirect: 'manual' })
  const location = left?.headers.get('location')
  if (!left || !location) return
  const cookie = (left.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  // The provider itself may fail meanwhile.
  const back = await outside.provider.visit(location).catch(() => null)
  if (!back) return
  const path = `${back.pathname}${back.search}`
  if (await ask(path, { redirect: 'manual', headers: { cookie } })) told.signedIn += 1
}

interface Message {
  kind: string
  state: string
}

/** Sentences about who was told twice, or whose message says other than what happened to it. */
export async function misinformed(ground: Ground, told: Told): Promise<string[]> {
  const wrong: string[] = []
  const until = performance.now() + patience
  for (const [id, address] of told.informed) {
    let state = await stateOf(ground, id)
    while (state === 'sending' && performance.now() < until) {
      await pause(100)
      state = await stateOf(ground, id)
    }
    const times = received(ground, address)
    const isRight = {
      sent: times === 1,
      perhaps: times <= 1,
      // It may have gone out since it was asked for.
      waiting: times <= 1,
    }[state]
    if (!isRight) wrong.push(`a message is ${state} and came ${times} times`)
  }
  return wrong
}

async function stateOf({ product, keys }: Ground, recordId: string): Promise<string> {
  const headers = { authorization: `Bearer ${keys.admin}` }
  const path = `${product.url}/api/v1/records/${recordId}/messages`
  const { messages } = (await (await fetch(path, { headers })).json()) as { messages: Message[] }
  return messages.find(({ kind }) => kind === 'code')?.state ?? 'missing'
}

/** How often a mail server or gateway took the message that a code was changed. */
function received({ outside }: Ground, address: string): number {
  const mails = outside?.smtp.mails.filter(({ to }) => to.includes(address)) ?? []
  const messages = outside?.gateway.received.filter(({ to }) => to === address) ?? []
  return mails.length + messages.length
}
