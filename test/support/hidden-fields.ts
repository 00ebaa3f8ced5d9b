/** Returns what the form with this action sends on an HTML page without anybody's typing, by name. */
export function hiddenFields(html: string, action: string): Record<string, string> {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? []
  const form = forms.find((one) => one.includes(`action="${action}"`)) ?? ''
  const fields = form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

/** Returns a page without the keys of its forms, which are others each time that it is shown. */
export function withoutKeys(html: string): string {
  return html.replaceAll(/(name="once" value=")[^"]*/g, '$1')
}
