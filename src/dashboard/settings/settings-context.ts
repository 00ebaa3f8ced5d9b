import { createContext, useContext, useLayoutEffect, useState } from 'react'
import { useSettingsWords } from '#words/settings'
import { makeStore, useStored } from '../ui/store.ts'
import { fieldOf } from '../ui/use-refusals.ts'
import { said } from '../words/said.tsx'
import type { EditedSettings } from './use-settings.ts'
import type { Organisation, PreviewedPage, SettingField, SettingLabels, Values } from './values.ts'

interface EditedForm {
  form: EditedSettings['form']
  /** The server's messages about the typed values, by path. */
  judged: Readonly<Record<string, string>>
  /** Adopts what was saved beside the form. */
  adopt: (next: Organisation) => void
}

type SettingsStore = ReturnType<typeof makeStore<EditedForm>>

/** Returns the errors at a path or below it, by path. */
function errorsOf({ form, judged }: EditedForm, paths: readonly string[]): Record<string, string> {
  const all = Object.entries({ ...judged, ...form.errors })
  const isBelow = (path: string) => paths.some((one) => path === one || path.startsWith(`${one}.`))
  return Object.fromEntries(all.filter(([path]) => isBelow(path))) as Record<string, string>
}

/** Returns the visible state of these paths as text: unchanged while nothing of it changes. */
function seenOf(edited: EditedForm, paths: readonly string[]): string {
  const values = paths.map((path) => edited.form.getInputProps(path).value)
  return JSON.stringify([values, errorsOf(edited, paths)])
}

/** The current form, for parts that are drawn again only when what they show of it changes. */
export const SettingsContext = createContext<SettingsStore | null>(null)

/** What the pages need of the whole; another only after something was saved. */
interface OfSubject {
  organisation: Organisation
  onSaved: (saved: Organisation) => void
  /** Chooses which public page the preview shows. */
  setPreviewed: (page: PreviewedPage) => void
}
export const SubjectContext = createContext({} as OfSubject)

/** What changes with every letter, for the bar and the preview alone. */
interface Edited {
  edited: EditedSettings
  /** The number of fields to be corrected. */
  wrong: number
  previewed: PreviewedPage
  setPreviewed: (page: PreviewedPage) => void
}
export const EditedContext = createContext({} as Edited)

/** Notifies the parts of each change of the form, before it is painted. */
export function useSettingsStore(edited: EditedForm): SettingsStore {
  const [store] = useState(() => makeStore(edited))
  useLayoutEffect(() => store.set(edited))
  return store
}

/** A setting, or something within it. */
type Path = SettingField | `${SettingField}.${string}`
type Within<Named extends string> = Named | `${Named}.${string}`
type FieldOf<Named extends string> = Named extends `${infer Field}.${string}` ? Field : Named

/**
 * Returns the form for its parts. Each part names what it shows, and is drawn again only when that changes
 * or gets a message: the page has two hundred fields, and people may type on cheap phones. `input(path)`
 * returns a field's properties with its error; in `values` only the named paths are current.
 */
export function useSettingsForm<const Named extends Path>(...named: readonly Named[]) {
  const store = useContext(SettingsContext)
  const labels: SettingLabels = useSettingsWords().labels
  if (!store) throw new Error('A section of the settings stands outside the form')
  useStored({ ...store, get: () => seenOf(store.get(), named) })
  const { form } = store.get()
  const errors = errorsOf(store.get(), named)
  // Messages of the modules and the server about a field are stored as their English sentences.
  const errorAt = (path: Within<Named>) => said(errors[path])
  return {
    form: form as Omit<typeof form, 'values' | 'errors'>,
    values: form.values as Pick<Values, FieldOf<Named> & SettingField>,
    /** What each setting is called. */
    labels,
    errorAt,
    /** What has to be corrected, in English, by path. */
    errors,
    input: (path: Within<Named>) => ({
      ...fieldOf(form, path),
      error: errorAt(path),
      autoComplete: 'off',
    }),
  }
}
