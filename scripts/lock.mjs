import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { inCheckout, say } from './checkout.mjs'

const locked = inCheckout('.cache/lock')

/**
 * Runs `work` while no other process of this checkout does the same, so that two concurrent commands do not
 * install or build over each other. Takes over a lock whose owner is gone.
 */
export async function alone(work) {
  await takeLock()
  try {
    return await work()
  } finally {
    await removeLock()
  }
}

async function takeLock() {
  await mkdir(inCheckout('.cache'), { recursive: true })
  // Prepared with its owner's id and then renamed: a lock always has an owner, and renaming onto a
  // non-empty folder fails.
  const mine = await mkdtemp(inCheckout('.cache/lock-'))
  await writeFile(`${mine}/owner`, String(process.pid))
  for (let said = false; ; ) {
    try {
      return await rename(mine, locked)
    } catch (cause) {
      if (cause.code !== 'ENOTEMPTY' && cause.code !== 'EEXIST') throw cause
    }
    const owner = await readFile(`${locked}/owner`, 'utf8').catch(() => undefined)
    if (owner && !isAlive(Number(owner))) {
      await removeLock()
      continue
    }
    if (!said) say('Waiting for another command that prepares this checkout (.cache/lock) …')
    said = true
    await pause(100)
  }
}

/** Renamed away first: removed in place, it would be empty for a moment and then somebody else's. */
async function removeLock() {
  const rubbish = await mkdtemp(inCheckout('.cache/lock-'))
  await rename(locked, `${rubbish}/old`).catch(() => undefined)
  await rm(rubbish, { recursive: true, force: true })
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return cause.code === 'EPERM'
  }
}
