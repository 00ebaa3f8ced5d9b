import type { Plugin } from 'vite'

/** Each part of zod's schemas that can describe itself as JSON Schema, and what the browser gets instead. */
const parts: readonly [RegExp, string][] = [
  [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined'],
  [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, 'undefined'],
]

/**
 * Leaves out how zod describes schemas as JSON Schema. The server makes the OpenAPI document with it; in the
 * browser nothing asks, but each kind of schema refers to it, so every page of the dashboard would load it.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    transform(code, id) {
      if (!/\/zod\/v4\/classic\/schemas\.js$/.test(id)) return null
      // A version of zod with other words would be loaded whole, unnoticed.
      for (const [part] of parts)
        if (code.search(part) < 0) this.error(`zod no longer contains ${part}: change this plugin.`)
      const without = parts.reduce((text, [part, instead]) => text.replace(part, instead), code)
      return { code: without, map: null }
    },
  }
}
