import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Longer than any test may take: its own limit ends it, as long as its process still hears of time. */
const longest = 420_000

/**
 * Ends the processes of tests when no test has ended for so many milliseconds. A process in an endless step cannot end
 * itself by the limit of its test, and the run would wait for it for ever; so the run goes on, and tells which file was
 * under way. When that changes nothing, the run ends.
 */
export default class EndWhatHangs implements Reporter {
  readonly #patience: number
  /** The paths of files, each with its latest test. */
  readonly #underWay = new Map<string, string>()
  #watch: NodeJS.Timeout | undefined
  /** Whether processes were ended, and nothing has ended by itself since. */
  #hasEnded = false

  constructor({ patience = longest }: { patience?: number } = {}) {
    this.#patience = patience
  }

  onTestRunStart() {
    this.#watch = setTimeout(() => this.#end(), this.#patience)
  }

  onTestModuleQueued(file: TestModule) {
    this.#underWay.set(file.moduleId, '')
    this.#goesOn()
  }

  onTestCaseReady(one: TestCase) {
    this.#underWay.set(one.module.moduleId, one.fullName)
  }

  onTestCaseResult() {
    this.#goesOn()
  }

  onTestModuleEnd(file: TestModule) {
    this.#underWay.delete(file.moduleId)
    this.#goesOn()
  }

  onTestRunEnd() {
    clearTimeout(this.#watch)
  }

  #goesOn() {
    this.#hasEnded = false
    this.#watch?.refresh()
  }

  #end() {
    const seconds = Math.round(this.#patience / 1000)
    process.stderr.write(`For ${seconds} s no test has ended. Under way, and ended now:\n`)
    for (const [file, test] of this.#underWay) process.stderr.write(`  ${file} ${test}\n`)
    // Then the runner itself waits for something that does not come.
    if (this.#hasEnded) process.exit(1)
    this.#hasEnded = true
    for (const pid of workers()) process.kill(pid, 'SIGKILL')
    this.#watch?.refresh()
  }
}

/** Returns the processes that run tests, by what Linux tells of this process's children. */
function workers(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
  return children
    .split(' ')
    .filter((pid) => pid !== '' && commandOf(pid).includes('vitest'))
    .map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // It has just ended.
  }
}
