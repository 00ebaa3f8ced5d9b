import { spawn } from 'node:child_process'
import { checkout } from './checkout.mjs'

const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a program to its end, by default in the checkout, without showing its output. Returns its exit code
 * (127 when it cannot be started) and all its output, in order.
 */
export function runQuietly(command, args, { env = process.env, cwd = checkout } = {}) {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe']
    const child = spawn(command, args, { cwd, env: { ...env, NO_COLOR: '1' }, stdio })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', (cause) => resolve({ code: 127, output: `${cause.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a program to its end in the checkout, with its output going where `stdio` says; returns its exit code. */
export function runShown(command, args, { env = process.env, stdio = ['ignore', 1, 2] } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: checkout, env, stdio })
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a program in place of this process: same folder and streams, signals are passed on, and this process
 * ends as the program ended. The program has an IPC channel on which nothing is ever sent: it closes when
 * this process is killed, so a server that listens for `disconnect` can stop too.
 */
export function runInstead(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of forwarded) process.on(signal, () => child.kill(signal))
  const watch = endWithNpm(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      if (signal === null) return resolve(code)
      for (const name of forwarded) process.removeAllListeners(name)
      process.kill(process.pid, signal)
    })
  })
}

/** A killed npm notifies nobody: its child notices that it has another parent. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const check = () => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }
  return setInterval(check, 250).unref()
}
