import { nameIn } from './assemble.mjs'

/**
 * Returns the module of an area in a language.
 * @param {{ area: string, language: string, imports: Map<string, Set<string>> }} of what it is, and what it takes from others
 * @param {{ name: string, source: string }[]} parts its exports
 * @param {object} exports the same as they were written
 */
export function moduleOf({ area, language, imports }, parts, exports) {
  const body = inOrder(parts)
    .map(({ source }) => source)
    .join('\n\n')
  const ways = ['i', 'n', 'u', 'p'].filter((name) => new RegExp(`(?<![\\w.])${name}\\(`).test(body))
  const rows = [...imports].map(([from, names]) => {
    const taken = [...names].map((name) => `${name} as ${nameIn(from, name)}`)
    return `import { ${taken.join(', ')} } from './${from}.ts'`
  })
  if (ways.length > 0) {
    const own = ways.map((way) => `${way}_${language} as ${way}`)
    rows.push(`import { ${own.join(', ')} } from '../each/_.ts'`)
  }
  if (body.includes('satisfies SaidTexts'))
    rows.push(`import type { SaidTexts } from '#texts/said'`)
  const [single, ...others] = Object.keys(exports).filter((name) => name.endsWith('ords'))
  const alias = others.length === 0 && single ? [`export { ${single} as words }`] : []
  const head = `// Compiled from texts/${language}/${area}.json.`
  return `${[head, ...rows, body, ...alias].join('\n')}\n`
}

/** What another export stands in comes before it. */
function inOrder(parts) {
  const done = []
  const add = (part) => {
    if (done.includes(part)) return
    for (const other of parts)
      if (other !== part && new RegExp(`(?<![.\\w"])${other.name}\\b(?!["':])`).test(part.source))
        add(other)
    done.push(part)
  }
  for (const part of parts) add(part)
  return done
}
