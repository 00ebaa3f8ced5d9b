import { type Failing, startFailingServer } from '#test/failing-server'
import { type Answer, taken } from '#test/sms-gateway'
import type { Fault, Ground } from './fault.ts'
import type { Told } from './told.ts'

function outsideOf({ outside }: Ground) {
  if (!outside) throw new Error('There is nobody outside')
  return outside
}

const mails = (ground: Ground) => outsideOf(ground).smtp.mails.length
/** Those of which the gateway says for certain that it took them. */
const messages = (ground: Ground) =>
  outsideOf(ground).gateway.answers === takes ? outsideOf(ground).gateway.received.length : 0
const signIns = (_: Ground, told: Told) => told.signedIn
const takes = () => taken

/** What is under way may take so long to be given up before the next one is sent, in milliseconds. */
const givenUp = 16_000

let failing: Awaited<ReturnType<typeof startFailingServer>> | undefined

function mailFault(name: string, how: Failing): Fault {
  return {
    ...{ name: `the mail server ${name}`, lasts: 5000, within: givenUp, counts: mails },
    inject: async (ground) => {
      failing = await startFailingServer(how)
      outsideOf(ground).mailProxy.leadTo(failing.port)
      outsideOf(ground).mailProxy.cut()
    },
    heal: async (ground) => {
      const { mailProxy, smtp } = outsideOf(ground)
      mailProxy.leadTo(Number(new URL(smtp.url).port))
      await failing?.close()
    },
  }
}

function gatewayFault(name: string, answer: Answer): Fault {
  return {
    ...{ name: `the SMS gateway ${name}`, lasts: 5000, within: givenUp, counts: messages },
    inject: async (ground) => {
      const { gateway } = outsideOf(ground)
      gateway.answers = (sms) => {
        // What is refused was not received, and comes again.
        if (answer?.status === 429) gateway.received.splice(gateway.received.indexOf(sms), 1)
        return answer
      }
    },
    heal: async (ground) => {
      outsideOf(ground).gateway.answers = takes
    },
  }
}

function providerFault(name: string, how: Failing | 'error', path = '/token'): Fault {
  return {
    ...{ name: `the sign-in provider ${name}`, lasts: 5000, within: 6000, counts: signIns },
    inject: async (ground) => {
      outsideOf(ground).provider.fails = { path, how }
    },
    heal: async (ground) => {
      outsideOf(ground).provider.fails = null
    },
  }
}

/** What happens to those who send messages and to those with whom people sign in. */
export const outsideFaults: readonly Fault[] = [
  mailFault('is down', 'closes'),
  mailFault('accepts and is silent', 'silent'),
  mailFault('answers nonsense', 'garbage'),
  mailFault('answers without end', 'endless'),
  gatewayFault('refuses', { status: 429, body: '{"status":"LATER"}' }),
  gatewayFault('is silent', null),
  gatewayFault('answers nonsense', { status: 200, body: '<html>' }),
  gatewayFault('is slow', { ...taken, pause: 3000 } as Answer),
  providerFault('is silent', 'silent'),
  providerFault('is down', 'closes'),
  providerFault('answers nonsense', 'garbage'),
  providerFault('has an error of its own', 'error'),
  providerFault('tells nothing of who signs in', 'error', '/me'),
]
