import { marked } from 'marked'
import type { Plugin } from 'vite'

/** The pages of the handbook as modules `{ title, html }`: made when the dashboard is built. */
export function handbook(): Plugin {
  return {
    name: 'handbook',
    transform(text, id) {
      if (!/\/docs\/handbook\/[\w-]+\.md$/.test(id)) return null
      const [heading = '', ...rest] = text.split('\n')
      const html = marked
        .parse(rest.join('\n'), { async: false })
        .replaceAll(/href="([\w-]+)\.md"/g, 'href="/dashboard/help/$1"')
      const page = { title: heading.replace(/^# /, ''), html }
      return { code: `export default ${JSON.stringify(page)}`, map: null, moduleType: 'js' }
    },
  }
}
