// Plain JavaScript without dependencies: these files run before anything is installed, on Node 20.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. Nothing is written outside it. */
export const checkout = dirname(dirname(fileURLToPath(import.meta.url)))

/** Returns a path inside the checkout. */
export const inCheckout = (...parts) => join(checkout, ...parts)

/** Says what is being prepared, on standard error; standard output belongs to the requested command. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/** A failure that one sentence explains; no stack is shown. */
export class Explained extends Error {}

/** Makes tools that are started from now on keep their caches here and not in the home folder. */
export function keepCachesHere() {
  for (const kind of ['CACHE', 'CONFIG', 'DATA', 'STATE']) {
    process.env[`XDG_${kind}_HOME`] = inCheckout('.cache', kind.toLowerCase())
  }
}
