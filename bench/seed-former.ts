// A process of its own: makes an installation as another checkout makes it, with its migrations and its rows.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [checkout = '', wanted = '{}'] = process.argv.slice(2)
const { seed } = await import(pathToFileURL(join(checkout, 'bench/seed.ts')).href)
process.send?.(await seed(JSON.parse(wanted)))
process.disconnect()
