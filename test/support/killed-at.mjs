import { existsSync, readFileSync, rmSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the program (`node --import`). While the file KILLED_AT exists, the process ends itself with SIGKILL right
// before a step that this file describes by patterns: `rm …`, `rename … -> …`, `link … -> …`, `writeFile …`; where the
// file names a step that comes first, after that one. The file is removed first, so the next process goes on.

let hasCome = false

function killAt(step) {
  const file = process.env.KILLED_AT
  if (!file || !existsSync(file)) return
  const { pattern, follows } = JSON.parse(readFileSync(file, 'utf8'))
  const isAwaited = follows === undefined || hasCome
  hasCome ||= new RegExp(follows).test(step)
  if (!isAwaited || !new RegExp(pattern).test(step)) return
  rmSync(file)
  process.kill(process.pid, 'SIGKILL')
}

for (const name of ['rename', 'rm', 'link', 'writeFile']) {
  const real = promises[name]
  promises[name] = async (...given) => {
    killAt(`${name} ${given.filter((one) => typeof one === 'string').join(' -> ')}`)
    return real(...given)
  }
}
syncBuiltinESMExports()
