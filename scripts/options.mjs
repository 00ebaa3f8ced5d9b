import { parseArgs } from 'node:util'

/**
 * Returns the options of this program's command line. `--help` lists them and ends the program; so does, with exit code
 * 2, an option that there is not.
 * @template {Record<string, { type: 'boolean' | 'string', default?: boolean | string, help: string }>} Options
 * @param {Options} options `help` says in a few words what one does
 * @returns {ReturnType<typeof parseArgs<{ options: Options }>>['values']}
 */
export function optionsHere(options) {
  const list = Object.entries(options).map(
    ([name, { type, help }]) => `  --${name}${type === 'string' ? ' VALUE' : ''}: ${help}`,
  )
  try {
    const known = /** @type {Options & { help: { type: 'boolean' } }} */ ({
      ...options,
      help: { type: 'boolean' },
    })
    const { values } = parseArgs({ options: known })
    if (!values.help) return values
    console.log(list.join('\n'))
    return process.exit(0)
  } catch (cause) {
    if (!cause?.code?.startsWith('ERR_PARSE_ARGS')) throw cause
    console.error(`${cause.message.split('. ')[0]}. Choose from:\n${list.join('\n')}`)
    return process.exit(2)
  }
}
