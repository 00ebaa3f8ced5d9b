import { createContext, useContext } from 'react'
import { said } from '../words/said.tsx'
import { useSettingsWords } from '../words/settings.ts'
import type { EditedSettings } from './use-settings.ts'
import type { SettingLabels } from './values.ts'

interface EditedForm {
  form: EditedSettings['form']
  /** What the server says of what is typed, by path. */
  judged: Readonly<Record<string, string>>
}

export const SettingsContext = createContext<EditedForm | null>(null)

/** The form, for its sections: `input(path)` are a field's properties with its error. */
export function useSettingsForm() {
  const edited = useContext(SettingsContext)
  const labels: SettingLabels = useSettingsWords().labels
  if (!edited) throw new Error('A section of the settings stands outside the form')
  const { form, judged } = edited
  // What the modules and the server say of a field is kept as their English sentence.
  const errorAt = (path: string) => said((form.errors[path] as string | undefined) ?? judged[path])
  return {
    form,
    values: form.values,
    /** What each setting is called. */
    labels,
    errorAt,
    /** Where something is to be corrected. */
    wrongPaths: [...Object.keys(form.errors), ...Object.keys(judged)],
    input: (path: string) => ({
      ...form.getInputProps(path),
      error: errorAt(path),
      autoComplete: 'off',
    }),
  }
}
