import type { Browser } from '#test/browser'

const readText = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Returns the fields of the form into which something is typed on a page, as a browser sends it; null without one. */
function askedForm(html: string): Record<string, string> | null {
  const [, id] = /<input(?=[^>]* name="on-page")[^>]* form="([^"]*)"/.exec(html) ?? []
  if (id === undefined) return null
  const [form = ''] = new RegExp(`<form[^>]* id="${id}"[^>]*>.*?</form>`, 's').exec(html) ?? []
  const beside = html.match(new RegExp(`<input[^>]* form="${id}"[^>]*>`, 'g')) ?? []
  const inputs = [...beside, ...(form.match(/<input[^>]*>/g) ?? [])]
  const fields = inputs
    .filter((one) => !/type="(?:radio|checkbox)"/.test(one) || one.includes('checked'))
    .map((one) => [/name="([^"]*)"/.exec(one)?.[1], /value="([^"]*)"/.exec(one)?.[1] ?? ''])
  const texts = [...form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)</g)]
  const all = [...fields, ...texts.map(([, name, text = '']) => [name, text.replace(/^\n/, '')])]
  return Object.fromEntries(all.map(([name, value]) => [name ?? '', readText(value ?? '')]))
}

/** Presses a button of the head: with what is typed on the page, as far as a form is on it. Returns where that leads. */
export async function pressInHead(
  browser: Browser,
  html: string,
  chosen: { language: string } | { theme: string },
  typed: Record<string, string> = {},
): Promise<Response> {
  const at = 'language' in chosen ? '/language' : '/theme'
  const [, here = ''] =
    new RegExp(`action="${at}"[^>]*>.*?name="return" value="([^"]*)"`, 's').exec(html) ?? []
  const sent = askedForm(html) ?? { return: readText(here) }
  return browser.post(at, { ...chosen, ...sent, ...typed })
}
