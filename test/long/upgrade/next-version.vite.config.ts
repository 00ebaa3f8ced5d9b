import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import server from '../../../config/vite.server.ts'

const migrations = join(import.meta.dirname, '../../../migrations/index.ts')
const later = join(import.meta.dirname, '../../support/next-migration.ts')

/** Puts one migration at the end of the list. */
const oneMore: Plugin = {
  name: 'one-more',
  enforce: 'pre',
  transform: (code, id) =>
    id === migrations
      ? `import * as later from ${JSON.stringify(later)}\n${code}\nmigrations['9999-later'] = later\n`
      : undefined,
}

/** The server of this checkout as a version after it may be. */
export default mergeConfig(
  server,
  defineConfig({ plugins: [oneMore], build: { sourcemap: false } }),
)
