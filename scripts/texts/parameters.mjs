import { BadText } from './message.mjs'

/**
 * Returns the parameters of a text's function, for English with their types: in the order in which pages hand them over.
 * @param {string | undefined} order as `texts/arguments.json` has it
 * @param {Map<string, string>} args the types of what is inserted, by name
 */
export function parametersOf(order, args) {
  if (order === undefined && args.size > 1)
    throw new BadText('takes several values: name them in their order in texts/arguments.json')
  const isObject = order?.startsWith('{')
  const names = order
    ?.replace(/[{}]/g, '')
    .split(',')
    .map((each) => each.trim()) ?? [...args.keys()]
  const typed = names.map((each) => {
    const [name, type = args.get(name)] = each.split(':').map((one) => one.trim())
    if (type === undefined)
      throw new BadText(`names {${name}} in texts/arguments.json, but does not insert it`)
    return { name, type: args.has(name) ? args.get(name) : type }
  })
  for (const name of args.keys())
    if (!typed.some((each) => each.name === name))
      throw new BadText(`inserts {${name}}, which texts/arguments.json lacks`)
  const plain = typed.map(({ name }) => name).join(', ')
  const types = typed
    .map(({ name, type }) => `${name}: ${type === 'tag' ? '(said: string) => Tag' : type}`)
    .join(isObject ? '; ' : ', ')
  return isObject
    ? { typed: `{ ${plain} }: { ${types} }`, plain: `{ ${plain} }` }
    : { typed: types, plain }
}
