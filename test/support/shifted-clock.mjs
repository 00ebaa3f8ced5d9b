import { readFileSync } from 'node:fs'

// Loaded before the program (`node --import`): while the file SHIFTED_CLOCK exists, the machine's clock is
// off by the milliseconds in it. Clocks that count from the start are unaffected.

const lookAgain = 50
const RealDate = Date
let shift = 0
look()
setInterval(look, lookAgain).unref()
function look() {
  try {
    shift = Number(readFileSync(process.env.SHIFTED_CLOCK, 'utf8'))
  } catch {
    shift = 0
  }
}
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift)
    else super(...parts)
  }
  static now() {
    return RealDate.now() + shift
  }
}
