/** A name that is written from right to left, and turns the words around it unless it is isolated. */
export const turningName = 'مريم 7'

const isolatedName = `\u2068${turningName}\u2069`

/**
 * Says every text of a catalogue that takes something in, with a name that turns the line in each
 * place; `raw` is the same catalogue as it was written, which tells what a function wants.
 * @returns paths of the texts that held the name, and of those that did not isolate it
 */
export function saidWithTurningName(raw: unknown, texts: unknown) {
  const said: string[] = []
  const turned: string[] = []
  const walk = (written: unknown, text: unknown, path: string): void => {
    if (typeof written === 'function' && typeof text === 'function') {
      const sentence = say(text, `${written}`)
      if (!sentence.includes(turningName)) return
      said.push(path)
      if (sentence.replaceAll(isolatedName, '').includes(turningName)) turned.push(path)
    } else if (typeof written === 'object' && written !== null)
      for (const [key, value] of Object.entries(written))
        walk(value, (text as Record<string, unknown>)[key], `${path}.${key}`)
  }
  walk(raw, texts, '')
  return { said, turned }
}

/** Names in all places; a text that wants a number or a date where a name came says nothing. */
function say(text: CallableFunction, source: string): string {
  const [, names] = /^\(?\{([^}]*)\}/.exec(source.replace(/^\(\s*/, '(').replace(/^\(/, '')) ?? []
  const keys = names?.split(',').map((one) => one.split(/[:=]/)[0]?.trim() ?? '') ?? []
  const record = Object.fromEntries(keys.filter(Boolean).map((key) => [key, turningName]))
  const given = names === undefined ? Array(6).fill(turningName) : [record]
  try {
    return String(text(...given))
  } catch {
    return ''
  }
}
