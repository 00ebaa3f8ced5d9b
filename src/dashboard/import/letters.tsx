import { Alert, Button, NativeSelect, Text } from '@mantine/core'
import { call } from '#api/client'
import {
  type ChosenEncoding,
  chosenEncodings,
  encodingLabel,
  encodingName,
} from '#modules/tables/notes/reading.schema'
import { useLanguage } from '../look/language.ts'
import classes from './import.module.css'
import { type Details, useImportWords, useSteps } from './use-import.ts'

/** How the letters of a table with an undeclared encoding were read, and the choice of another one. */
export function Letters({ details: { id, letters } }: { details: Details }) {
  const { letters: words } = useImportWords()
  const { during, isAsking } = useSteps(id)
  if (letters === null) return null
  const read = (encoding: ChosenEncoding) =>
    during(() => call('POST /imports/{id}/encoding', { params: { id }, body: { encoding } }))
  return (
    <section className={classes.section} aria-labelledby="letters">
      <h2 id="letters">{words.title}</h2>
      <Alert mt="sm" color="ask">
        {words.text(encodingName(letters.encoding))}
        <Text dir="auto" mt="xs" fw={600}>
          {letters.cells.join(' · ')}
        </Text>
      </Alert>
      {!letters.isChosen && (
        <Button
          mt="sm"
          variant="default"
          disabled={isAsking}
          onClick={() => read(letters.encoding)}
        >
          {words.right}
        </Button>
      )}
      <EncodingChoice value={letters.encoding} isDisabled={isAsking} onChange={read} />
    </section>
  )
}

interface EncodingChoice {
  value: ChosenEncoding | null
  isDisabled: boolean
  onChange: (encoding: ChosenEncoding) => unknown
}

/** The encodings by name, each with a language that uses it. */
export function EncodingChoice({ value, isDisabled, onChange }: EncodingChoice) {
  const { letters: words } = useImportWords()
  const language = useLanguage()
  const data = chosenEncodings.map((one) => ({
    value: one,
    label: encodingLabel(one, language),
  }))
  return (
    <NativeSelect
      mt="sm"
      label={words.choose}
      description={value === null ? undefined : words.hint}
      value={value ?? ''}
      disabled={isDisabled}
      data={value === null ? [{ value: '', label: words.unknown }, ...data] : data}
      onChange={({ currentTarget }) => {
        const chosen = chosenEncodings.find((one) => one === currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
