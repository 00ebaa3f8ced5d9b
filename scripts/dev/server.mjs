import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Candor as a process that is replaced by a new one after each build. */
export class RestartedServer {
  #args
  #env
  #process
  #waiting = Promise.withResolvers()

  constructor(args, env) {
    this.#args = args
    this.#env = env
  }

  /** Lets requests wait until `release`. */
  hold() {
    this.#waiting ??= Promise.withResolvers()
  }

  release() {
    this.#waiting?.resolve()
    this.#waiting = undefined
  }

  /** Returns the server's port once it can answer with what was saved; undefined where it does not run. */
  async ready() {
    await this.#waiting?.promise
    return this.#process && this.port
  }

  /** Replaces the process, and returns once the new one can be asked. */
  async restart() {
    await this.#stop()
    this.port ??= await freePort()
    // It ends with this process, however that ends: it notices that the channel is closed.
    const started = spawn(process.execPath, this.#args, {
      env: { ...this.#env, PORT: String(this.port) },
      stdio: ['ignore', 1, 2, 'ipc'],
    })
    this.#process = started
    started.once('exit', () => {
      if (this.#process === started) this.#process = undefined
    })
    while (this.#process === started && !(await answers(this.port))) await pause(20)
  }

  async #stop() {
    const old = this.#process
    this.#process = undefined
    if (!old) return
    old.kill('SIGTERM')
    await once(old, 'exit')
  }
}

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port)
    const end = (isThere) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}
