// Plain JavaScript without dependencies: these files run before anything is installed, on Node 20.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. Nothing is written outside it. */
export const checkout = dirname(dirname(fileURLToPath(import.meta.url)))

/** Path inside the checkout. */
export const inCheckout = (...parts) => join(checkout, ...parts)

/** Says what is being prepared; standard output belongs to the command that was asked for. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/** A failure that one sentence explains; no stack is shown. */
export class Explained extends Error {}
