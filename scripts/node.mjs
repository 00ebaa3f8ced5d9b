import { existsSync } from 'node:fs'
import { Explained, inCheckout } from './checkout.mjs'

const oldest = 24

/**
 * Returns the Node that runs the product: this one when it is new enough, else the one that npm installed.
 * @throws {Explained} when there is neither.
 */
export function projectNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldest) return process.execPath
  const installed = inCheckout(`node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(installed)) return installed
  throw new Explained(
    `Please install Node ${oldest} or newer: none comes with Candor for this kind of machine.`,
  )
}
