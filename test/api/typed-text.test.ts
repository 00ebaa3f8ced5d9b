import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { line } from '#platform/text.schema'
import { keepsUnseen } from '#test/typed-text'
import type { AnyEndpoint } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/endpoints.ts'
import { noticeDraftSchema } from '../../src/site/preview/route.tsx'

/** What is taken to the sign as it was sent: passwords, and what an authenticator signed. */
const asSent = new Set([
  'password',
  'confirm',
  'response keys',
  'response{}',
  'passkey keys',
  'passkey{}',
  // The names of the sheets of a file are compared with the file.
  'sheets[]',
  // What was signed is compared as it was signed.
  'attestation',
  'receipt',
])

function inputsOf(each: AnyEndpoint): [string, z.ZodType][] {
  const { params, query, body, accepts } = each
  const fields = typeof accepts === 'object' ? accepts.fields : undefined
  return Object.entries({ params, query, body, fields }).flatMap(([part, schema]) =>
    schema ? [[`${each.method} ${each.path} ${part}`, schema]] : [],
  )
}

/** What forms, the command line and imports read with the schemas of the modules. */
async function schemasOfFaces(): Promise<[string, z.ZodType][]> {
  const found: [string, z.ZodType][] = []
  for (const file of globSync('src/{site,cli,modules/{tables,import,archive}}/**/*.{ts,tsx}')) {
    if (/\.test\.|demo|test-ground/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    const body = text.replaceAll(/^import [^']*'[^']*'$/gm, '')
    for (const [, names = '', door = ''] of text.matchAll(
      /import \{([^}]*)\} from '#modules\/([\w-]+)\/schema'/g,
    )) {
      const module = await import(`../../src/modules/${door}/schema.ts`)
      for (const name of names.split(',').map((each) => each.trim()))
        if (
          /^\w+Schema$/.test(name) &&
          new RegExp(`[(.,]\\s*${name}|schema: ${name}|${name}\\s*\\.`).test(body)
        )
          found.push([`${file} ${name}`, module[name]])
    }
  }
  return [...found, ['the draft of a notice', noticeDraftSchema]]
}

const faces = await schemasOfFaces()
const inputs = [...(endpoints as readonly AnyEndpoint[]).flatMap(inputsOf), ...faces]

describe('no text that people enter keeps a mark that nobody sees', () => {
  test('neither calls nor forms, the command line and imports', () => {
    const kept = inputs.flatMap(([name, schema]) =>
      keepsUnseen(schema).flatMap((path) => (asSent.has(path) ? [] : [`${name} ${path}`])),
    )
    expect(inputs.length).toBeGreaterThan(250)
    expect(kept).toEqual([])
  })

  test('the forms of the site are among them', () => {
    const names = faces.map(([name]) => name.split(' ')[1])
    const some = ['disagreementSchema', 'signUpSchema', 'newShareSchema', 'setUpSchema']
    expect(names).toEqual(expect.arrayContaining(some))
  })

  test('a field that was forgotten is found, however deep', () => {
    const planted = z.object({
      list: z.array(z.object({ fine: line(), planted: z.string().trim().max(90) })).nullish(),
    })
    expect(keepsUnseen(planted)).toEqual(['list[].planted'])
  })
})
