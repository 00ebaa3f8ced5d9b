import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { freshFolder } from '#test/fresh-folder'
import { projectNode } from '../../scripts/node.mjs'

const checkout = join(import.meta.dirname, '../..')
const left = new Set(['.git', '.cache', 'node_modules', 'dist', 'bench', 'test', 'test-results'])

/** A copy of the sources, in which a test may change what it likes. Its packages are those of the checkout. */
export class OwnCheckout {
  readonly folder = freshFolder('.cache/checkouts')

  static async copied(): Promise<OwnCheckout> {
    const own = new OwnCheckout()
    for (const name of await readdir(checkout))
      if (!left.has(name))
        await cp(join(checkout, name), join(own.folder, name), { recursive: true })
    await symlink(join(checkout, 'node_modules'), join(own.folder, 'node_modules'))
    return own
  }

  text(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8')
  }

  /** Changes a file as an editor does that somebody saves in. */
  async change(path: string, from: string, to: string): Promise<void> {
    const text = await this.text(path)
    if (!text.includes(from)) throw new Error(`${path} does not say “${from}”`)
    await writeFile(join(this.folder, path), text.replace(from, to))
  }

  /** Starts a command of `scripts/run.mjs`, and returns what it says and how to end it. */
  run(args: readonly string[], env: Record<string, string> = {}) {
    // What is set for the tests is no setting of Candor.
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(projectNode(), [join(this.folder, 'scripts/run.mjs'), ...args], {
      env: { PATH, HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    const ended = once(child, 'close').then(([code]) => code as number | null)
    return {
      ended,
      said: () => said,
      end: async () => {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
}

/** Returns a port on which nobody listens. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : 0)
}
