import type { Plugin } from 'vite'

/**
 * What of zod a page loads in vain, and what it gets instead. How schemas describe themselves as JSON Schema:
 * the server makes the OpenAPI document with it, but each kind of schema refers to it. And the test whether zod
 * may compile schemas: the page's policy forbids that, and the browser would report each test as a violation.
 */
const parts: readonly [file: RegExp, part: RegExp, instead: string][] = [
  [/classic\/schemas\.js$/, /^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/classic\/schemas\.js$/, /createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined'],
  [/classic\/schemas\.js$/, /createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, 'undefined'],
  [/core\/core\.js$/, /(?<=__zod_globalConfig = )\{\}/g, '{ jitless: true }'],
]

/**
 * Tells the bundler that a schema file has no effect but its schemas (rule 7 of CONTRIBUTING), so that a page
 * loads only those that it reads. It cannot see that by itself: each is made by calling zod.
 */
export function schemasInBrowser(): Plugin {
  return {
    name: 'schemas-in-browser',
    enforce: 'post',
    transform(code, id) {
      if (/\/src\/(modules|platform)\/.*\bschema\.ts$/.test(id))
        return { code: withoutEffects(code, this.parse(code).body), map: null }
      const here = parts.filter(([file]) => /\/zod\/v4\//.test(id) && file.test(id))
      if (here.length === 0) return null
      // A version of zod with other words would be loaded whole, unnoticed.
      for (const [, part] of here)
        if (code.search(part) < 0) this.error(`zod no longer contains ${part}: change this plugin.`)
      const without = here.reduce((text, [, part, instead]) => text.replace(part, instead), code)
      return { code: without, map: null }
    },
  }
}

type Statements = ReturnType<import('vite').Rolldown.PluginContext['parse']>['body']

/** Wraps what each constant is made of in a function whose call may be left out. */
function withoutEffects(code: string, statements: Statements): string {
  const made = statements.flatMap((statement) => {
    const said = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (said?.type !== 'VariableDeclaration') return []
    return said.declarations.flatMap(({ init }) =>
      init && !/Literal|Function|Identifier/.test(init.type) ? [init] : [],
    )
  })
  return made.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/*@__PURE__*/ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  )
}
