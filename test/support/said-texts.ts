/** A name written from right to left, which turns the words around it unless it is isolated. */
export const turningName = 'مريم 7'

const isolatedName = `\u2068${turningName}\u2069`

/**
 * Calls every text of a catalogue that takes values, with a name that turns the line for each; `raw` is the
 * same catalogue in its source form, which tells what a function takes.
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

/** Calls a text with a name for each value that it does not count. */
function say(text: CallableFunction, source: string): string {
  const [, isObject, names = ''] =
    /^\(?(\{)?([^)}=]*)/.exec(source.replace(/^\(\s*/, '(').replace(/^\(/, '')) ?? []
  const counted = (name: string) =>
    new RegExp(`\\b[nup](?:_\\w+)?\\)?\\(${name}\\)|\\b${name} === \\d`).test(source)
  const isTag = (name: string) => new RegExp(`\\b${name}\\(`).test(source)
  const standIn = (name: string) =>
    isTag(name) ? (said: string) => said : counted(name) ? 7 : turningName
  const given = names
    .split(',')
    .map((one) => one.split(/[:=]/)[0]?.trim() ?? '')
    .filter(Boolean)
    .map((name) => [name, standIn(name)] as const)
  const said = isObject ? text(Object.fromEntries(given)) : text(...given.map(([, one]) => one))
  return [said].flat().join('')
}
