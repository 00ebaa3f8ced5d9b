import { flushCompileCache } from 'node:module'
import { letters } from '#api'
import { openSender } from '#modules/messages'
import { readConfig } from '#platform/config'
import { actAs, system } from '#platform/context'
import { openLog } from '#platform/log'
import { openApp } from '#server/open-app'

// A process that sends the outbox until it is killed. Its lease is so short that the next one need not wait
// long, but longer than a message on loopback takes.
const log = openLog({ pretty: false, level: 'silent' })
const app = await openApp(readConfig(process.env), { log })
const sender = openSender(actAs(app.runtime, system), letters, 400)
process.send?.('sending')
// Stored now for the next process: a killed process stores nothing.
flushCompileCache()
const forever = async (way: 'mail' | 'sms') => {
  for (;;) if ((await sender.send(way)) === 0) await new Promise((go) => setTimeout(go, 20))
}
await Promise.all([forever('mail'), forever('sms')])
