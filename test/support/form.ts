/** Returns a form with these fields, and with these files under one name. */
export function formOf(
  fields: Record<string, string>,
  files: readonly Uint8Array[] = [],
  name = 'file',
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  for (const [at, bytes] of files.entries())
    form.append(name, new File([new Uint8Array(bytes)], `${at}.png`))
  return form
}
