import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, mkdtempSync, rmSync } from 'node:fs'
import { chmod, chown, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#test/listen'
import { isRoot, nobody } from '#test/postgres'

const program = '/usr/sbin/pgbouncer'

/** Whether the machine has the Debian package `pgbouncer`. */
export const hasPgBouncer = (() => {
  try {
    accessSync(program)
    return true
  } catch {
    return false
  }
})()

/** Starts a PgBouncer in transaction mode, with fewer connections to the server than Candor opens to it. */
export async function startPgBouncer(postgresUrl: string) {
  const { hostname, port, password, pathname } = new URL(postgresUrl)
  const folder = mkdtempSync(join(tmpdir(), 'candor-pgbouncer-'))
  await chmod(folder, 0o711)
  const own = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  const server = `host=${hostname} port=${port} user=postgres password=${password}`
  const settings = `[databases]
* = ${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`
  await writeFile(config, settings, { mode: 0o600 })
  if (isRoot) await chown(config, nobody, nobody)
  const as = isRoot ? { uid: nobody, gid: nobody } : {}
  const child = spawn(program, ['-q', config], { ...as, stdio: 'ignore' })
  while (!(await isListening(own))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    await pause(20)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${own}${pathname}`,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
