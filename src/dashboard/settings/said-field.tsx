import { Fieldset, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Place } from '#modules/speech/catalogue.schema'
import { useComposerWords } from '#words/composer'
import { useLanguage } from '../look/language.ts'
import { type DraftSaid, errorsBelow } from '../ui/draft-said.ts'
import { FoldedPart } from '../ui/folded.tsx'
import { SaidEditor } from '../ui/said-editor.tsx'
import type { DraftSentence } from '../ui/sentences.ts'
import { useSettingsForm } from './settings-context.ts'
import type { SettingField } from './values.ts'

interface SaidField {
  path: SettingField | `${SettingField}.${string}`
  place: Place
  /** How many sentences, and how long the own words, may be. */
  most?: number
  longest: number
  label: string
  hint?: ReactNode
}

/** A setting that is composed: sentences of the catalogue, and own words. */
export function SaidField({ path, place, most, longest, label, hint }: SaidField) {
  const { form, values, input, errors } = useSettingsForm(path, 'languages')
  const said = input(path).value as DraftSaid
  const below = errorsBelow(errors, path)
  return (
    <Fieldset legend={label} variant="unstyled">
      {hint && (
        <Text size="sm" c="dimmed" maw="62ch" mb="sm">
          {hint}
        </Text>
      )}
      <ChosenLater {...{ path }} sentences={said.sentences} isWrong={Object.keys(below).length > 0}>
        <SaidEditor
          {...{ place, most, longest, path, said }}
          offered={values.languages}
          errors={below}
          onChange={(next) => form.setFieldValue(path, next)}
        />
      </ChosenLater>
    </Fieldset>
  )
}

interface ChosenLater {
  path: string
  sentences: readonly DraftSentence[]
  isWrong: boolean
  children: ReactNode
}

/** Sentences that stand already, folded: the catalogue that shows them is fetched where somebody opens them. */
export function ChosenLater({ path, sentences, isWrong, children }: ChosenLater) {
  const words = useComposerWords()
  const count = sentences.length.toLocaleString(useLanguage())
  // What is composed now stays open.
  const [isFolded] = useState(sentences.length > 0)
  if (!isFolded) return children
  return (
    <FoldedPart path={path} title={`${words.chosen}: ${count}`} isNeeded={isWrong}>
      {children}
    </FoldedPart>
  )
}
