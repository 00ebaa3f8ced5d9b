import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { marked } from 'marked'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** Serves the pages of the handbook as modules `{ title, html }`, made when the dashboard is built. */
export function handbook(): Plugin {
  return {
    name: 'handbook',
    async transform(text, id) {
      if (!/\/docs\/handbook\/(?:bn\/)?[\w-]+\.md$/.test(id)) return null
      return { code: await moduleOf(text, dirname(id)), map: null, moduleType: 'js' }
    },
  }
}

/**
 * Returns the module of a page. Its pictures are files of the build, fetched when somebody scrolls to them;
 * their sizes are in the page, so that no text moves when they load.
 */
export async function moduleOf(text: string, folder: string): Promise<string> {
  const [heading = '', ...rest] = text.split('\n')
  const html = marked
    .parse(rest.join('\n'), { async: false })
    .replaceAll(/href="([\w-]+)\.md"/g, 'href="/dashboard/help/$1"')
  const imports: string[] = []
  const parts: string[] = []
  // Every other part is the path of a picture.
  for (const [at, part] of html.split(/<img src="(pictures\/[\w-]+\.webp)"/).entries()) {
    if (at % 2 === 0) {
      parts.push(JSON.stringify(part))
      continue
    }
    const { width, height } = await sharp(await readFile(join(folder, part))).metadata()
    const size = `width="${width}" height="${height}"`
    imports.push(`import picture${at} from './${part}?url'`)
    parts.push(`'<img ${size} loading="lazy" decoding="async" src="' + picture${at} + '"'`)
  }
  const title = JSON.stringify(heading.replace(/^# /, ''))
  return [...imports, `export default { title: ${title}, html: ${parts.join(' + ')} }`].join('\n')
}
