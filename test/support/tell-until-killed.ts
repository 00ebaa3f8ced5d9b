import { tellOfClosing } from '#modules/privacy'
import { readConfig } from '#platform/config'
import { type ActionContext, actAs, system } from '#platform/context'
import { openLog } from '#platform/log'
import { openApp } from '#server/open-app'

// A process that tells candidates of a closing, and is killed after so many transactions, inside the next one.
const log = openLog({ pretty: false, level: 'silent' })
const app = await openApp(readConfig(process.env), { log })
const ctx = actAs(app.runtime, system)
let left = Number(process.argv[2])
const write: ActionContext['write'] = async (run) => {
  const isLast = left === 0
  left -= 1
  return ctx.write(async (inside) => {
    const result = await run(inside)
    if (isLast) process.kill(process.pid, 'SIGKILL')
    return result
  })
}
await tellOfClosing({ ...ctx, write })
