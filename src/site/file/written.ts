import { fieldsIn } from '../form.ts'

/** The fields that a person writes a text into. A code is never shown again. */
const writtenFields = ['proposed', 'text', 'note', 'amount', 'paidTo', 'employer', 'label']

/** Returns what a person wrote into a form that came too late; null where no form was sent. */
export async function writtenIn(request: Request): Promise<string[] | null> {
  if (request.method !== 'POST') return null
  return request.headers.has('content-type') ? writtenOf(await fieldsIn(request)) : []
}

/** Returns the same of fields that are read already. */
export function writtenOf(fields: Readonly<Record<string, string>>): string[] {
  return writtenFields.map((name) => fields[name]?.trim() ?? '').filter((text) => text !== '')
}
