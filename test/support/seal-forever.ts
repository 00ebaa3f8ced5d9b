import { flushCompileCache } from 'node:module'
import { openSealer } from '#modules/transparency'
import { readConfig } from '#platform/config'
import { actAs, system } from '#platform/context'
import { openLog } from '#platform/log'
import { openApp } from '#server/open-app'

// A process that seals events until it is killed, with a lease so short that the next one need not wait long.
const log = openLog({ pretty: false, level: 'silent' })
const app = await openApp(readConfig(process.env), { log })
const sealer = openSealer(actAs(app.runtime, system), 300)
process.send?.('sealing')
// Stored now for the next process: a killed process stores nothing.
flushCompileCache()
// Like the server: a failure is retried.
const sealSome = () => sealer.seal().catch(() => 0)
for (;;) if ((await sealSome()) === 0) await new Promise((go) => setTimeout(go, 5))
