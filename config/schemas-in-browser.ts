import type { Plugin } from 'vite'
import { reached } from './chunks.ts'

/**
 * What of zod a page loads in vain, and what it gets instead. How schemas describe themselves as JSON Schema:
 * the server makes the OpenAPI document with it, but each kind of schema refers to it. And the test whether zod
 * may compile schemas: the page's policy forbids that, and the browser would report each test as a violation.
 */
const zodParts: readonly [file: RegExp, part: RegExp, instead: string][] = [
  [/classic\/schemas\.js$/, /^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/classic\/schemas\.js$/, /createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined'],
  [/classic\/schemas\.js$/, /createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, 'undefined'],
  [/core\/core\.js$/, /(?<=__zod_globalConfig = )\{\}/g, '{ jitless: true }'],
]

/**
 * Makes of each declaration in a schema file, and of each table of labels and problems, a module of its own, without effects (rule 7 of CONTRIBUTING). A page then
 * loads only what it reads: the bundler would keep a file in one piece, and a table of it would bring the zod beside it.
 */
export function schemasInBrowser(): Plugin {
  const parts = new Map<string, string>()
  return {
    name: 'schemas-in-browser',
    enforce: 'post',
    load(id) {
      const code = parts.get(id)
      return code === undefined ? null : { code, moduleType: 'js', moduleSideEffects: false }
    },
    transform(code, id) {
      if (
        /\/(src\/(modules|platform)\/.*\bschema|texts\/(each\/labels-|problems\/)[a-z-]+)\.ts$/.test(
          id,
        )
      ) {
        const apart = declarationsOf(code, this.parse(code).body, id)
        for (const [part, text] of apart.parts) parts.set(part, text)
        return { code: apart.code, map: null, moduleSideEffects: false }
      }
      const here = zodParts.filter(([file]) => /\/zod\/v4\//.test(id) && file.test(id))
      if (here.length === 0) return null
      // A version of zod with other words would be loaded whole, unnoticed.
      for (const [, part] of here)
        if (code.search(part) < 0) this.error(`zod no longer contains ${part}: change this plugin.`)
      const without = here.reduce((text, [, part, instead]) => text.replace(part, instead), code)
      return { code: without, map: null }
    },
  }
}

type Statement = ReturnType<import('vite').Rolldown.PluginContext['parse']>['body'][number]
interface Declared {
  names: string[]
  text: string
  /** What it names of its file, itself among it. */
  needs: Set<Declared>
}

/** Returns a file as the exports of its parts, and each part by its id. */
function declarationsOf(code: string, statements: readonly Statement[], id: string) {
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration').map(textOf)
  const declared: Declared[] = []
  const exported: string[] = []
  const others: string[] = []
  for (const statement of statements) {
    const isExport = statement.type === 'ExportNamedDeclaration'
    const said = isExport ? statement.declaration : statement
    if (said?.type === 'VariableDeclaration' || said?.type === 'FunctionDeclaration') {
      const names = namesIn(said)
      declared.push({ names, text: textOf(said), needs: new Set() })
      if (isExport) exported.push(...names)
    } else if (statement.type !== 'ImportDeclaration') others.push(textOf(statement))
  }
  const named = new Map(declared.flatMap((one) => one.names.map((name) => [name, one] as const)))
  // A word too many is an import that nobody uses.
  for (const one of declared)
    for (const [word] of one.text.matchAll(/[\w$]+/g)) {
      const other = named.get(word)
      if (!other) continue
      one.needs.add(other)
      // What is set by others is not imported by them.
      if (other.text.startsWith('let ')) other.needs.add(one)
    }
  // What needs each other stays together, in its order.
  const partOf = (one: Declared) => {
    const all = reached([one], ({ needs }) => needs)
    return declared.filter(
      (other) => all.has(other) && reached([other], ({ needs }) => needs).has(one),
    )
  }
  const idOf = (part: readonly Declared[]) => `${id}?of=${part[0]?.names[0]}`
  const importOf = (name: string) =>
    `{ ${name} } from ${JSON.stringify(idOf(partOf(named.get(name) as Declared)))}`
  const parts = declared.map((one) => {
    const part = partOf(one)
    const needed = [...new Set(part.flatMap(({ needs }) => [...needs]))]
    const apart = needed.filter((other) => !part.includes(other)).flatMap(({ names }) => names)
    const lines = [
      ...imports,
      ...apart.map((name) => `import ${importOf(name)}`),
      ...part.map(({ text }) => text),
      `export { ${part.flatMap(({ names }) => names).join(', ')} }`,
    ]
    return [idOf(part), lines.join('\n')] as const
  })
  const whole = [...imports, ...others, ...exported.map((name) => `export ${importOf(name)}`)]
  return { parts, code: whole.join('\n') }
}

/** The names that a declaration makes. */
function namesIn(said: Statement): string[] {
  if (said.type === 'FunctionDeclaration') return said.id ? [said.id.name] : []
  if (said.type !== 'VariableDeclaration') return []
  const namesOf = (pattern: (typeof said.declarations)[number]['id']): string[] => {
    if (pattern.type === 'Identifier') return [pattern.name]
    if (pattern.type === 'ArrayPattern')
      return pattern.elements.flatMap((one) => (one ? namesOf(one as never) : []))
    if (pattern.type !== 'ObjectPattern')
      throw new Error(`A schema file declares by ${pattern.type}`)
    return pattern.properties.flatMap((one) =>
      namesOf((one.type === 'Property' ? one.value : one.argument) as never),
    )
  }
  return said.declarations.flatMap(({ id }) => namesOf(id))
}
