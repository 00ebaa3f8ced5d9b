import { createContext, useContext } from 'react'
import type { EditedSettings } from './use-settings.ts'

interface EditedForm {
  form: EditedSettings['form']
  /** What the server says of what is typed, by path. */
  judged: Readonly<Record<string, string>>
}

export const SettingsContext = createContext<EditedForm | null>(null)

/** The form, for its sections: `input(path)` are a field's properties with its error. */
export function useSettingsForm() {
  const edited = useContext(SettingsContext)
  if (!edited) throw new Error('A section of the settings stands outside the form')
  const { form, judged } = edited
  const errorAt = (path: string) => form.errors[path] ?? judged[path]
  return {
    form,
    values: form.values,
    errorAt,
    input: (path: string) => ({
      ...form.getInputProps(path),
      error: errorAt(path),
      autoComplete: 'off',
    }),
  }
}
