import { minute } from '#platform/clock'
import { setUpPadma } from '#test/candidates'
import {
  type Engine,
  type OwnParts,
  type Stopped,
  startTestRuntime,
  type TestRuntime,
} from '#test/test-runtime'

/** Hashing the password is most of the work, so it is done once in this worker. */
const setUpOnce = new Map<string, Promise<Stopped>>()

/** Starts a whole Candor, set up as Padma Overseas Ltd a minute before its clock: a copy of an earlier one. */
export async function startPadma(
  engine: Engine = 'sqlite',
  env: Record<string, string> = {},
  parts?: OwnParts,
): Promise<TestRuntime> {
  const key = JSON.stringify([engine, env])
  const made = setUpOnce.get(key) ?? leftAfterSetUp(engine, env)
  setUpOnce.set(key, made)
  return startTestRuntime(engine, env, await made, parts)
}

async function leftAfterSetUp(engine: Engine, env: Record<string, string>): Promise<Stopped> {
  const runtime = await startTestRuntime(engine, env)
  // Before everything that happens in the copies: events are listed by their time.
  runtime.clock.move(-minute)
  await setUpPadma(runtime)
  await runtime.stop()
  return runtime
}
